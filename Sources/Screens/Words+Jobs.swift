/// TMDB's closed vocabularies of departments, jobs and states of work: as TMDB has them in English, and in
/// Turkish where the word is known; one added since stands as it comes.
extension Words {
  /// A department's name.
  func department(_ name: String) -> String { translated(name, Self.departments) }

  /// A job's name.
  func job(_ name: String) -> String { translated(name, Self.jobs) }

  /// The state a movie or a series is in.
  func status(_ name: String) -> String { translated(name, Self.states) }

  private func translated(_ name: String, _ table: [String: String]) -> String {
    switch language {
    case .english: name
    case .turkish: table[name] ?? name
    }
  }

  private static let departments = [
    "Acting": "Oyunculuk", "Actors": "Oyuncular", "Art": "Sanat Yönetimi", "Camera": "Kamera",
    "Costume & Make-Up": "Kostüm ve Makyaj", "Creator": "Yaratıcı", "Crew": "Ekip",
    "Directing": "Yönetmenlik", "Editing": "Kurgu", "Lighting": "Işık", "Production": "Yapım",
    "Sound": "Ses ve Müzik", "Visual Effects": "Görsel Efektler", "Writing": "Senaryo",
  ]

  private static let states = [
    "Rumored": "Söylenti", "Planned": "Planlanıyor", "In Production": "Yapım aşamasında",
    "Post Production": "Yapım sonrası", "Released": "Gösterimde", "Canceled": "İptal edildi",
    "Returning Series": "Devam ediyor", "Ended": "Sona erdi", "Pilot": "Pilot bölüm",
  ]

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
  ]
}
