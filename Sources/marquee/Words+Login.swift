import Screens

/// What `marquee login` says.
extension Words {
  /// What a key is asked for with.
  var keyPrompt: String {
    say(
      "TMDB API read access token or API key (from https://www.themoviedb.org/settings/api; it is not shown):",
      "TMDB API okuma erişim belirteci ya da API anahtarı (https://www.themoviedb.org/settings/api; gösterilmez):"
    )
  }

  /// That there is no key where one is read from.
  var noKeyInInput: String {
    say(
      "Standard input held no key. Pipe one in, set TMDB_ACCESS_TOKEN or TMDB_API_KEY, or run `marquee login` in a terminal, where it asks. A key is free at https://www.themoviedb.org/settings/api.",
      "Standart girdide anahtar yok. Anahtarı oradan verin, TMDB_ACCESS_TOKEN ya da TMDB_API_KEY değişkenini tanımlayın ya da `marquee login` komutunu bir uçbirimde çalıştırın: orada sorar. Anahtar ücretsizdir: https://www.themoviedb.org/settings/api."
    )
  }

  /// That what was typed cannot be a key.
  var noKey: String {
    say(
      "That is not a key: it has spaces or characters that no key has. Copy it again.",
      "Bu bir anahtar değil: anahtarda olmayacak boşluk ya da im var. Yeniden kopyalayın.")
  }

  /// That the key which was kept is none any more.
  var storedKeyRefused: String {
    say(
      "TMDB does not accept the saved key. Enter another.",
      "TMDB saklanan anahtarı kabul etmiyor. Başka bir anahtar verin.")
  }

  func keyIsKept(_ path: String) -> String {
    say(
      "The key is saved in \(path), readable only by you. From now on TMDB is the source.",
      "Anahtar yalnız sizin okuyabileceğiniz \(path) dosyasında. Artık kaynak TMDB.")
  }

  func cannotKeepKey(reason: String) -> String {
    say("The key cannot be saved: \(reason)", "Anahtar saklanamıyor: \(reason)")
  }

  func unusableKeyFile(_ path: String, reason: String) -> String {
    say(
      "\(path) cannot be used: \(self.reason(reason)). `marquee login` replaces it.",
      "\(path) kullanılamıyor: \(self.reason(reason)). `marquee login` yeniden yazar.")
  }

  /// The page that a person is to open; the address stands alone on its line.
  func approve(_ address: String) -> String {
    say(
      "Open this address in a web browser and approve Marquee there:\n\n\(address)\n\nMarquee is waiting; Ctrl-C gives up.",
      "Bu adresi bir web tarayıcısında açıp Marquee'yi onaylayın:\n\n\(address)\n\nMarquee bunu bekliyor; vazgeçmek için Ctrl-C."
    )
  }
}
