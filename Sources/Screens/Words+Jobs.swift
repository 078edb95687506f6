import Catalog

/// TMDB's closed vocabularies of departments, jobs and states of work: as TMDB has them in English, and in
/// Turkish where the word is known; one added since stands as it comes.
extension Words {
  /// A department's name; of none a name for those whose department is not said.
  func department(_ department: Department?) -> String {
    switch department {
    case nil: say("Other crew", "Diğer ekip")
    case .acting?: say(Department.acting.text, "Oyunculuk")
    case .actors?: say(Department.actors.text, "Oyuncular")
    case .art?: say(Department.art.text, "Sanat Yönetimi")
    case .camera?: say(Department.camera.text, "Kamera")
    case .costume?: say(Department.costume.text, "Kostüm ve Makyaj")
    case .creator?: say(Department.creator.text, "Yaratıcı")
    case .crew?: say(Department.crew.text, "Ekip")
    case .directing?: say(Department.directing.text, "Yönetmenlik")
    case .editing?: say(Department.editing.text, "Kurgu")
    case .lighting?: say(Department.lighting.text, "Işık")
    case .production?: say(Department.production.text, "Yapım")
    case .sound?: say(Department.sound.text, "Ses ve Müzik")
    case .visualEffects?: say(Department.visualEffects.text, "Görsel Efektler")
    case .writing?: say(Department.writing.text, "Senaryo")
    case .other(let text)?: text
    }
  }

  /// A job's name.
  func job(_ name: String) -> String { say(name, Self.jobs[name] ?? name) }

  /// The state a movie or a series is in.
  func status(_ status: TitleStatus) -> String {
    switch status {
    case .rumored: say(status.text, "Söylenti")
    case .planned: say(status.text, "Planlanıyor")
    case .inProduction: say(status.text, "Yapım aşamasında")
    case .postProduction: say(status.text, "Yapım sonrası")
    case .released: say(status.text, "Gösterimde")
    case .canceled: say(status.text, "İptal edildi")
    case .returning: say(status.text, "Devam ediyor")
    case .ended: say(status.text, "Sona erdi")
    case .pilot: say(status.text, "Pilot bölüm")
    case .other(let text): text
    }
  }

  private static let jobs = [
    "Actor": "Oyuncu", "Cameo": "Konuk Oyuncu", "Voice": "Seslendirme", "Stunts": "Dublör",
    "Stunt Coordinator": "Dublör Koordinatörü", "Stunt Double": "Dublör",
    "Director": "Yönetmen", "Co-Director": "Eş Yönetmen", "Series Director": "Dizi Yönetmeni",
    "Assistant Director": "Yardımcı Yönetmen",
    "First Assistant Director": "Birinci Yardımcı Yönetmen",
    "Second Assistant Director": "İkinci Yardımcı Yönetmen",
    "Second Unit Director": "İkinci Ekip Yönetmeni", "Script Supervisor": "Devamlılık",
    "Writer": "Yazar", "Co-Writer": "Eş Yazar", "Screenplay": "Senaryo", "Teleplay": "Senaryo",
    "Story": "Hikâye", "Original Story": "Özgün Hikâye", "Short Story": "Kısa Hikâye",
    "Novel": "Roman", "Book": "Kitap", "Comic Book": "Çizgi Roman",
    "Graphic Novel": "Grafik Roman", "Characters": "Karakterler", "Adaptation": "Uyarlama",
    "Author": "Yazar", "Dialogue": "Diyalog", "Idea": "Fikir", "Theatre Play": "Oyun",
    "Original Concept": "Özgün Fikir", "Original Series Creator": "Dizinin Yaratıcısı",
    "Creator": "Yaratıcı", "Story Editor": "Senaryo Editörü", "Storyboard": "Storyboard",
    "Producer": "Yapımcı", "Executive Producer": "Yürütücü Yapımcı",
    "Co-Producer": "Ortak Yapımcı", "Associate Producer": "Yardımcı Yapımcı",
    "Co-Executive Producer": "Ortak Yürütücü Yapımcı", "Line Producer": "Uygulayıcı Yapımcı",
    "Casting": "Oyuncu Seçimi", "Casting Director": "Oyuncu Seçimi Yönetmeni",
    "Production Manager": "Yapım Amiri", "Production Coordinator": "Yapım Koordinatörü",
    "Unit Production Manager": "Yapım Amiri", "Location Manager": "Mekân Sorumlusu",
    "Editor": "Kurgu", "Co-Editor": "Eş Kurgucu", "Assistant Editor": "Kurgu Asistanı",
    "Colorist": "Renk Düzenleme", "Color Timer": "Renk Düzenleme",
    "Director of Photography": "Görüntü Yönetmeni", "Cinematography": "Görüntü Yönetmeni",
    "Camera Operator": "Kameraman", "Steadicam Operator": "Steadicam Operatörü",
    "Still Photographer": "Set Fotoğrafçısı", "Gaffer": "Işık Şefi", "Grip": "Set Amiri",
    "Original Music Composer": "Özgün Müzik", "Music": "Müzik", "Conductor": "Orkestra Şefi",
    "Music Supervisor": "Müzik Danışmanı", "Music Editor": "Müzik Kurgusu", "Songs": "Şarkılar",
    "Sound": "Ses", "Sound Designer": "Ses Tasarımı", "Sound Editor": "Ses Kurgusu",
    "Sound Mixer": "Ses Miksajı", "Sound Re-Recording Mixer": "Ses Miksajı",
    "Supervising Sound Editor": "Ses Kurgu Amiri", "Foley Artist": "Ses Efektleri",
    "Boom Operator": "Boom Operatörü",
    "Production Design": "Yapım Tasarımı", "Art Direction": "Sanat Yönetmeni",
    "Set Decoration": "Set Dekorasyonu", "Property Master": "Aksesuar Sorumlusu",
    "Costume Design": "Kostüm Tasarımı", "Costume Designer": "Kostüm Tasarımı",
    "Costume Supervisor": "Kostüm Amiri", "Makeup Artist": "Makyaj",
    "Makeup Department Head": "Makyaj Şefi", "Hairstylist": "Saç Tasarımı",
    "Visual Effects": "Görsel Efektler", "Visual Effects Supervisor": "Görsel Efekt Amiri",
    "Visual Effects Producer": "Görsel Efekt Yapımcısı", "Special Effects": "Özel Efektler",
    "Special Effects Supervisor": "Özel Efekt Amiri", "Animation": "Animasyon",
    "Animation Director": "Animasyon Yönetmeni", "Animation Supervisor": "Animasyon Amiri",
    "Character Designer": "Karakter Tasarımı", "Choreographer": "Koreograf",
    "Translator": "Çevirmen", "Thanks": "Teşekkür", "Dramaturgy": "Dramaturji",
    "Third Assistant Director": "Üçüncü Yardımcı Yönetmen", "Field Director": "Saha Yönetmeni",
    "Continuity": "Devamlılık",
    "Script Consultant": "Senaryo Danışmanı", "Script Coordinator": "Senaryo Koordinatörü",
    "Staff Writer": "Kadrolu Yazar", "Scenario Writer": "Senaryo Yazarı",
    "Screenstory": "Senaryo Hikâyesi", "Head of Story": "Hikâye Şefi",
    "Story Artist": "Hikâye Sanatçısı", "Lyricist": "Söz Yazarı", "Musical": "Müzikal",
    "Opera": "Opera", "Poem": "Şiir",
    "Supervising Producer": "Denetleyici Yapımcı", "Consulting Producer": "Danışman Yapımcı",
    "Coordinating Producer": "Koordinatör Yapımcı", "Production Supervisor": "Yapım Denetçisi",
    "Production Executive": "Yapım Yöneticisi", "Production Assistant": "Yapım Asistanı",
    "Production Secretary": "Yapım Sekreteri", "Production Accountant": "Yapım Muhasebecisi",
    "Post Production Supervisor": "Yapım Sonrası Amiri",
    "Casting Associate": "Oyuncu Seçimi Yardımcısı",
    "Casting Assistant": "Oyuncu Seçimi Asistanı", "Extras Casting": "Figüran Seçimi",
    "Researcher": "Araştırmacı", "Publicist": "Tanıtım Sorumlusu",
    "Unit Publicist": "Set Tanıtım Sorumlusu",
    "Supervising Film Editor": "Baş Kurgucu", "First Assistant Editor": "Birinci Kurgu Asistanı",
    "Additional Editing": "Ek Kurgu",
    "Co-Director of Photography": "Eş Görüntü Yönetmeni",
    "Second Unit Director of Photography": "İkinci Ekip Görüntü Yönetmeni",
    "Additional Photography": "Ek Görüntüler",
    "First Assistant Camera": "Birinci Kamera Asistanı",
    "Second Assistant Camera": "İkinci Kamera Asistanı", "Underwater Camera": "Su Altı Kamerası",
    "Key Grip": "Baş Set Amiri", "Dolly Grip": "Şaryo Operatörü",
    "Best Boy Electric": "Işık Şefi Yardımcısı", "Electrician": "Elektrikçi",
    "Lighting Technician": "Işık Teknisyeni", "Lighting Supervisor": "Işık Amiri",
    "Lighting Artist": "Işık Sanatçısı",
    "Orchestrator": "Orkestrasyon", "Musician": "Müzisyen", "Vocals": "Vokal",
    "Music Producer": "Müzik Yapımcısı", "Music Director": "Müzik Yönetmeni",
    "Music Arranger": "Müzik Düzenlemesi", "Sound Director": "Ses Yönetmeni",
    "Sound Engineer": "Ses Mühendisi", "Sound Recordist": "Ses Kaydı",
    "Sound Supervisor": "Ses Amiri", "Sound Effects Editor": "Ses Efekti Kurgusu",
    "Production Sound Mixer": "Set Ses Miksajı", "Assistant Sound Editor": "Ses Kurgusu Asistanı",
    "Dialogue Editor": "Diyalog Kurgusu", "ADR Supervisor": "Dublaj Amiri",
    "ADR Editor": "Dublaj Kurgusu", "ADR Mixer": "Dublaj Miksajı",
    "Foley Editor": "Ses Efektleri Kurgusu", "Foley Mixer": "Ses Efektleri Miksajı",
    "Supervising Art Director": "Baş Sanat Yönetmeni",
    "Assistant Art Director": "Sanat Yönetmeni Yardımcısı",
    "Co-Art Director": "Eş Sanat Yönetmeni", "Set Designer": "Set Tasarımı",
    "Set Dresser": "Set Dekoru", "Props": "Aksesuar", "Concept Artist": "Konsept Sanatçısı",
    "Storyboard Artist": "Storyboard Sanatçısı", "Title Designer": "Jenerik Tasarımı",
    "Title Graphics": "Jenerik Grafikleri", "Graphic Designer": "Grafik Tasarımı",
    "Painter": "Boyacı", "Sculptor": "Heykeltıraş", "Armorer": "Silah Sorumlusu",
    "Assistant Costume Designer": "Kostüm Tasarımı Asistanı", "Set Costumer": "Set Kostümcüsü",
    "Wardrobe Supervisor": "Gardırop Amiri", "Tailor": "Terzi",
    "Makeup Designer": "Makyaj Tasarımı", "Makeup & Hair": "Makyaj ve Saç",
    "Key Makeup Artist": "Baş Makyaj Sanatçısı", "Prosthetic Makeup Artist": "Protez Makyaj",
    "Special Effects Makeup Artist": "Özel Efekt Makyajı", "Hair Designer": "Saç Tasarımı",
    "Hair Department Head": "Saç Ekibi Şefi", "Key Hair Stylist": "Baş Saç Tasarımcısı",
    "Visual Effects Coordinator": "Görsel Efekt Koordinatörü",
    "Visual Effects Editor": "Görsel Efekt Kurgusu",
    "Visual Effects Art Director": "Görsel Efekt Sanat Yönetmeni",
    "VFX Supervisor": "Görsel Efekt Amiri", "VFX Artist": "Görsel Efekt Sanatçısı",
    "CG Supervisor": "Bilgisayar Grafiği Amiri", "3D Artist": "3B Sanatçısı",
    "Modeling": "Modelleme", "Matte Painter": "Mat Boyama",
    "Special Effects Coordinator": "Özel Efekt Koordinatörü",
    "Special Effects Technician": "Özel Efekt Teknisyeni", "Key Animation": "Ana Animasyon",
    "Background Designer": "Arka Plan Tasarımı",
    "Stunt Driver": "Dublör Sürücü", "Stunts Coordinator": "Dublör Koordinatörü",
    "Fight Choreographer": "Dövüş Koreografı",
    "Martial Arts Choreographer": "Dövüş Sanatları Koreografı", "Dialect Coach": "Lehçe Koçu",
    "Technical Advisor": "Teknik Danışman", "Historical Consultant": "Tarih Danışmanı",
    "Military Consultant": "Askerî Danışman", "Animal Wrangler": "Hayvan Eğitmeni",
    "Puppeteer": "Kuklacı", "Driver": "Sürücü",
    "Transportation Coordinator": "Ulaşım Koordinatörü", "Presenter": "Sunucu",
    "In Memory Of": "Anısına",
  ]
}
