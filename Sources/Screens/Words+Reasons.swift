/// What the system, its libraries and readers of answers say of a failure, in English, and in Turkish where the
/// text is known; another stands as it comes.
extension Words {
  /// A reason that came in English, in the language spoken.
  public func reason(_ english: String) -> String {
    switch language {
    case .english: english
    case .turkish: Self.turkish(english)
    }
  }

  private static func turkish(_ english: String) -> String {
    if let known = reasons[english] { return known }
    for (beginning, turkish) in beginnings where english.hasPrefix(beginning) {
      return turkish + self.turkish(String(english.dropFirst(beginning.count)))
    }
    // What is said of a file begins with its name: `libcurl.so.4: cannot open …`.
    guard let colon = english.range(of: ": ") else { return english }
    let rest = String(english[colon.upperBound...])
    let head = String(english[..<colon.lowerBound])
    return (reasons[head] ?? head) + ": " + self.turkish(rest)
  }

  /// What goes on with a number, a name or another reason.
  private static let beginnings = [
    ("the answer is no JSON at byte ", "yanıt JSON değil, bozulduğu bayt: "),
    ("the answer is longer than ", "yanıtın uzunluğu şu sınırı aşıyor: "),
    ("SSL certificate problem: ", "sertifika sorunu: "),
    (
      "SSL: no alternative certificate subject name matches target host name ",
      "sertifika bu ad için değil: "
    ),
    ("Could not resolve proxy: ", "vekil sunucunun adı bulunamadı: "),
    ("no such step: ", "böyle bir adım yok: "), ("no such setting: ", "böyle bir ayar yok: "),
    ("error ", "hata "),
  ]

  private static let reasons = [
    // The system's.
    "Operation not permitted": "işleme izin verilmiyor",
    "No such file or directory": "böyle bir dosya ya da klasör yok",
    "Input/output error": "girdi/çıktı hatası",
    "No such device or address": "böyle bir aygıt ya da adres yok",
    "Bad file descriptor": "dosya açık değil",
    "Cannot allocate memory": "bellek yetmiyor",
    "Permission denied": "izin yok",
    "Device or resource busy": "aygıt ya da kaynak meşgul",
    "File exists": "dosya zaten var",
    "Invalid cross-device link": "bağlantı başka bir diske geçiyor",
    "Not a directory": "klasör değil",
    "Is a directory": "bir klasör",
    "Invalid argument": "geçersiz değer",
    "Resource temporarily unavailable": "sistem şu anda buna yer bulamıyor",
    "Too many open files": "çok fazla açık dosya var",
    "Too many open files in system": "sistemde çok fazla açık dosya var",
    "File too large": "dosya çok büyük",
    "No space left on device": "diskte yer kalmadı",
    "Illegal seek": "dosyada konum değiştirilemiyor",
    "Read-only file system": "dosya sistemi salt okunur",
    "Too many links": "çok fazla bağlantı var",
    "Broken pipe": "karşı taraf okumayı bıraktı",
    "File name too long": "dosya adı çok uzun",
    "Too many levels of symbolic links": "sembolik bağlantılar bir döngü oluşturuyor",
    "Disk quota exceeded": "disk kotası doldu",
    "Stale file handle": "dosya artık yerinde değil",
    "Connection refused": "bağlantı kabul edilmiyor",
    "Connection timed out": "bağlantı zaman aşımına uğradı",
    "Not a regular file": "olağan bir dosya değil",
    // SQLite's.
    "file is not a database": "dosya bir veritabanı değil",
    "database disk image is malformed": "veritabanı dosyası bozuk",
    "unable to open database file": "veritabanı dosyası açılamıyor",
    "attempt to write a readonly database": "veritabanı salt okunur",
    "disk I/O error": "disk girdi/çıktı hatası",
    "database or disk is full": "veritabanı ya da disk dolu",
    "database is locked": "veritabanı kilitli",
    "out of memory": "bellek yetmiyor",
    "locking protocol": "dosya kilitlenemiyor",
    "not a library of Marquee": "Marquee'nin kitaplığı değil",
    "not a cache of Marquee": "Marquee'nin önbelleği değil",
    "no write-ahead log": "önceden yazma günlüğü kurulamıyor",
    // The network's.
    "cannot open shared object file": "paylaşılan nesne dosyası açılamıyor",
    "self-signed certificate": "sertifikayı kendi sahibi imzalamış",
    "self signed certificate": "sertifikayı kendi sahibi imzalamış",
    "self-signed certificate in certificate chain":
      "sertifika zincirinde güvenilmeyen bir imza var",
    "unable to get local issuer certificate": "sertifikayı veren tanınmıyor",
    "certificate has expired": "sertifikanın süresi dolmuş",
    "certificate is not yet valid": "sertifika henüz geçerli değil",
    "no name of a library was given": "bir kitaplık adı verilmemiş",
    "the base address is not a plain http or https address":
      "adres sade bir http ya da https adresi değil",
    "the path climbs out of its place": "yol kendi yerinin dışına çıkıyor",
    "a header cannot be sent": "bir başlık gönderilemiyor",
    "the answer is sent on too many times": "yanıt çok fazla kez başka adrese yönlendiriliyor",
    "the answer sends on to an address that is not plain http or https":
      "yanıt, sade http ya da https olmayan bir adrese yönlendiriyor",
    "the address names no host": "adreste sunucu adı yok",
    "there is no memory left": "bellek kalmadı",
    "the library does not take the request": "kitaplık isteği kabul etmiyor",
    "the name of the proxy was not found": "vekil sunucunun adı bulunamadı",
    "the answer is no HTTP": "yanıt HTTP değil",
    // What is wrong with answers.
    "the answer is empty": "yanıt boş",
    "the page is HTML": "sayfa HTML",
    "the answer is compressed without saying so": "yanıt sıkıştırılmış ama bunu belirtmiyor",
    "the answer is cut off": "yanıt yarıda kesilmiş",
    "the answer is nested too deeply": "yanıt çok derin iç içe geçmiş",
    "the answer is too large": "yanıt çok büyük",
    "an answer is missing": "bir yanıt eksik",
    "not what was asked for": "istenen bu değildi",
    "the answer has no id or no name": "yanıtta kimlik ya da ad yok",
    "the answer has no genres": "yanıtta tür yok",
    "the answer has no results": "yanıtta sonuç yok",
    "the answer has no token": "yanıtta belirteç yok",
    "the answer has no session": "yanıtta oturum yok",
    "the answer has no account": "yanıtta hesap yok",
    "the answer does not say that it is done": "yanıt, yapıldığını söylemiyor",
    "the answer has no cast": "yanıtta oyuncu yok",
    // Marquee's own of files.
    "the file belongs to somebody else": "dosya başkasına ait",
    "the file is not one that Marquee wrote": "dosyayı Marquee yazmamış",
    "there is a file of this name": "bu adda bir dosya var",
    "it is a link to a device or a pipe": "bir aygıta ya da boruya bağlantı",
    "nobody reads the pipe": "boruyu okuyan yok",
    "comments may stand only at the beginning": "açıklama yalnız başta bulunabilir",
    "settings stand before the first step": "ayarlar ilk adımdan önce gelir",
  ]
}

extension String {
  /// Where a text stands first in this one; nil where it does not.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
