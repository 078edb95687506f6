import Catalog

extension GalleryFacts {
  /// The titles that are other ones in Turkish.
  static let turkishTitles: [TitleID: String] = [
    .movie(603): "Matrix",
    .movie(604): "Matrix Reloaded",
    .movie(496_243): "Parazit",
    .movie(129): "Ruhların Kaçışı",
    .movie(194): "Amelie",
    .movie(8_905): "Üç Maymun",
    .movie(13_393): "Babam ve Oğlum",
    .movie(637_920): "7. Koğuştaki Mucize",
    .movie(680): "Ucuz Roman",
    .movie(27_205): "Başlangıç",
    .movie(155): "Kara Şövalye",
    .movie(550): "Dövüş Kulübü",
    .movie(120): "Yüzüklerin Efendisi: Yüzük Kardeşliği",
    .show(456): "Simpsonlar",
  ]

  /// What films are about, in Turkish, where that was written.
  static let turkishOverviews: [TitleID: String] = [
    .movie(603): """
    Geceleri Neo adıyla bilgisayar korsanlığı yapan yazılımcı Thomas Anderson, "Matrix \
    nedir?" sorusunun peşindedir. Morpheus ve Trinity ona ulaştığında, yaşadığı dünyanın \
    göründüğü gibi olmadığını ve peşine ajanların düştüğünü anlar.
    """,
    .movie(604): """
    Makineler, insanların son şehri Zion'a doğru yeri kazmaktadır. Neo, Trinity ve Morpheus \
    kaynağa ulaşmalarını sağlayacak Anahtarcı'yı ararken denetimden çıkan Ajan Smith, \
    Matrix'in içinde kendini durmadan çoğaltmaktadır.
    """,
    .movie(245_891): """
    Karısını yeni kaybetmiş emekli tetikçi John Wick'in evini basan genç gangsterler \
    arabasını çalar, karısının son armağanı olan köpeği de öldürür. Yeraltı dünyasının \
    korkuyla andığı adam, silahlarını gömdüğü yerden çıkarır.
    """,
    .movie(496_243): """
    Bodrum katında işsiz yaşayan Kim ailesinin oğlu, sahte diplomayla zengin Park ailesinin \
    kızına özel öğretmen olur. Diğerleri de kimliklerini gizleyip birer birer aynı evde işe \
    girer; iki ailenin arasındaki mesafe tehlikeli biçimde daralır.
    """,
    .movie(129): """
    On yaşındaki Chihiro, ailesiyle terk edilmiş sandıkları bir yere girer ve anne babası \
    domuza dönüşür. Onları kurtarabilmek için cadı Yubaba'nın ruhlara hizmet veren \
    hamamında, adını unutmamaya çalışarak işe koyulur.
    """,
    .movie(194): """
    Montmartre'da garsonluk yapan hayalperest Amélie, evinin duvarında bulduğu eski bir \
    çocuk hazinesini sahibine ulaştırır. O günden sonra başkalarının hayatına gizlice \
    mutluluk katarken kendi aşkının karşısına çıkmaktan çekinir.
    """,
    .movie(194_662): """
    Yıllar önce süper kahraman Birdman rolüyle ün kazanan Riggan Thomson, saygınlığını geri \
    almak için Broadway'de bir oyun sahneler. Prömiyer yaklaşırken zor bir oyuncu, kızı ve \
    kafasının içindeki ses onu sıkıştırır.
    """,
    .movie(8_905): """
    Politikacı Servet, gece yaptığı ölümlü kazanın suçunu para karşılığında şoförü Eyüp'e \
    üstlendirir. Eyüp hapisteyken karısı Hacer ile oğlu İsmail'in attığı adımlar, aileyi \
    konuşulmayan yalanların içine hapseder.
    """,
    .movie(13_393): """
    12 Eylül darbesinin sabahı eşini yitiren gazeteci Sadık, yıllar sonra küçük oğlu \
    Deniz'le Ege'deki baba çiftliğine döner. Kendisiyle konuşmayan babası Hüseyin'in \
    kapısını, torununu tanısın diye çalmak zorundadır.
    """,
    .movie(637_920): """
    Zihinsel engelli Memo, kızı Ova ve ninesiyle bir Ege kasabasında yaşar. Sıkıyönetim \
    komutanının kızını öldürmekle suçlanıp idama mahkûm edilince koğuş arkadaşları, küçük \
    Ova'yı babasına kavuşturmanın çaresini arar.
    """,
    .movie(680): """
    Los Angeles'ta iki tetikçi patronlarının kayıp çantasını almaya gider, bir boksör şike \
    anlaşmasını bozar, patronun karısı eğlenceli bir akşam ister, bir lokantada soygun \
    planlanır. Sırası karıştırılmış hikâyeler birbirine dolanır.
    """,
    .movie(27_205): """
    Dom Cobb, uyuyan insanların zihnine sızıp sırlarını çalarak geçinen bir kaçaktır. Bu kez \
    zengin bir iş insanı ondan tersini ister: rakip şirketin mirasçısının aklına bir fikir \
    yerleştirmek. Karşılığında Cobb'un evine dönmesinin yolu açılacaktır.
    """,
    .movie(155): """
    Batman, Gordon ve savcı Harvey Dent, Gotham'daki suç örgütlerini köşeye sıkıştırmıştır. \
    Tam o sırada ortaya çıkan Joker adlı bir suçlu şehri kargaşaya sürükler ve maskeli \
    koruyucuyu kendi ilkeleriyle karşı karşıya bırakır.
    """,
    .movie(372_058): """
    Dağ kasabasında yaşayan Mitsuha ile Tokyolu lise öğrencisi Taki, bazı sabahlar \
    birbirlerinin bedeninde uyanır. Telefonlarına bıraktıkları notlarla anlaşmaya \
    çalışırlar; değişimler birden kesilince Taki onu aramaya koyulur.
    """,
    .movie(550): """
    Uykusuzluktan ve tüketim dolu hayatından bunalan bir ofis çalışanı, bir uçak \
    yolculuğunda sabun satıcısı Tyler Durden'la tanışır. İkili, erkeklerin yumruk yumruğa \
    öfke attığı gizli bir kulüp kurar; kulüp hızla büyür.
    """,
    .movie(13): """
    Alabamalı saf ve iyi kalpli Forrest Gump, otobüs durağında yanına oturanlara hayatını \
    anlatır. Futbol sahalarından Vietnam'a, karides teknesinden masa tenisine uzanan yolda \
    aklı hep çocukluk aşkı Jenny'dedir.
    """,
    .movie(120): """
    Amcası Bilbo'dan kalan yüzüğün Karanlıklar Efendisi Sauron'a ait olduğunu öğrenen hobbit \
    Frodo, huzurlu Shire'ı terk eder. Farklı halklardan gelen dokuz yoldaş, yüzüğü dövüldüğü \
    ateşte yok etmek üzere Mordor'a yönelir.
    """,
  ]
}
