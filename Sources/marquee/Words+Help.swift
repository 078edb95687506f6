import Screens

extension Words {
  /// The answer to `--help`.
  var commandLineHelp: String {
    say(
      """
      Marquee, a movie and TV browser for the terminal.

      marquee                        browse; `help` lists what can be typed
      marquee LINK…                  print each link's screen: movie/603, person/6384, movies/popular,
                                     also pasted addresses of themoviedb.org and imdb.com, and tt… ids
      marquee COMMAND ARGUMENT…      one command that changes nothing: search batman, matrix, help
      marquee -c "search batman; 1; cast"
                                     commands one after another
      marquee < commands.txt         a script: a command a line; a line that begins with #
                                     is a comment
      marquee gallery [SCREEN]       every named state of every screen
      marquee snapshot FILE          run a .session file and compare; --write rewrites it
      marquee import FILE…           favorites, watchlist and ratings: JSON from Marquee or Trakt,
                                     CSV from Letterboxd, IMDb or Trakt; - is standard input
      marquee export FILE            the same, as the file's name says; - is standard output
      marquee login [guest]          save a TMDB key and sign in; a guest can only rate
      marquee logout                 end the session; marks stay

        -i                 stay in the browser after the links
        --json             print screens as JSON, a document a line
        --theme NAME|FILE  light, dark, sepia, system, one of ~/.config/marquee/themes, or a file
        --width N          lay out for N columns
        --color WHEN       auto, always, never, 16, 256, truecolor
        --plain            no color and no cursor movement
        --language CODE    the content's language: en, tr, pt-BR …
        --region CODE      the region for dates and certifications: US, TR …
        --built-in         the built-in catalog, even where there is a key
        --offline          load nothing: with a key, show only pages kept earlier
        --keep-going       go on after a line of a script fails
        --dry-run          say what an import would do, and do nothing
        --list LIST        favorites, watchlist, rated: where imported rows go that do not say so;
                           what is exported
        --format FORMAT    json, letterboxd, imdb, trakt: the format to export
        --force            let an export replace a file
        --svg FILE         write the last screen as a picture, replacing FILE
        --html FILE        write the last screen as a page, replacing FILE
        --version, --help

      TMDB_ACCESS_TOKEN or TMDB_API_KEY makes TMDB the source, live; TMDB_BASE_URL asks another
      address. Without a key the source is the built-in catalog, a sample of real titles.

      Exit status: 0 fine, 1 other failure, 2 wrong usage or link, 3 not found, 4 no network and
      nothing kept, 5 not authorized, 6 rate limited, 7 the answer could not be understood,
      8 TMDB did not take a mark.
      An import that could not take every row ends with 1; the rows are in FILE.unmatched.csv.

      """,
      """
      Marquee, uçbirim için film ve dizi tarayıcısı.

      marquee                        gezin; yazılabilecekleri `help` listeler
      marquee BAĞLANTI…              her bağlantının ekranını yazdır: movie/603, person/6384,
                                     movies/popular; themoviedb.org ve imdb.com adresleri, tt… kimlikleri
      marquee KOMUT DEĞER…           hiçbir şeyi değiştirmeyen bir komut: search batman, matrix, help
      marquee -c "search batman; 1; cast"
                                     art arda komutlar
      marquee < komutlar.txt         betik: her satırda bir komut, # açıklama başlatır
      marquee gallery [EKRAN]        her ekranın adlandırılmış her durumu
      marquee snapshot DOSYA         bir .session dosyasını çalıştır ve karşılaştır; --write yeniden yazar
      marquee import DOSYA…          favoriler, izleme listesi, puanlar: Marquee ya da Trakt JSON'u;
                                     Letterboxd, IMDb ya da Trakt CSV'si; - standart girdidir
      marquee export DOSYA           aynısı, dosya adının belirttiği biçimde; - standart çıktıdır
      marquee login [guest]          TMDB anahtarını sakla ve oturum aç; konuk yalnız puan verir
      marquee logout                 oturumu kapat; işaretler kalır

        -i                 bağlantılardan sonra tarayıcıda kal
        --json             ekranları JSON olarak yazdır, her satırda bir belge
        --theme AD|DOSYA   light, dark, sepia, system, ~/.config/marquee/themes içinden ya da bir dosya
        --width N          N sütuna göre yerleştir
        --color NE ZAMAN   auto, always, never, 16, 256, truecolor
        --plain            renk ve imleç hareketi yok
        --language KOD     içeriğin dili: en, tr, pt-BR …
        --region KOD       tarihler ve yaş sınırları için bölge: US, TR …
        --built-in         anahtar olsa bile program içindeki katalog
        --offline          kimseye sorma: anahtar varken yalnız önceki yanıtlardan saklananlar
        --keep-going       betiğin başarısız bir satırından sonra sürdür
        --dry-run          içe aktarmanın ne yapacağını söyle, hiçbir şey yapma
        --list LİSTE       favorites, watchlist, rated: bunu belirtmeyen satırlar neye eklensin;
                           dışa aktarırken ne yazılsın
        --format BİÇİM     json, letterboxd, imdb, trakt: dışa aktarma biçimi
        --force            var olan bir dosyanın üzerine yaz
        --svg DOSYA        son ekranı resim olarak yaz, DOSYA'nın üzerine
        --html DOSYA       son ekranı sayfa olarak yaz, DOSYA'nın üzerine
        --version, --help

      TMDB_ACCESS_TOKEN ya da TMDB_API_KEY varsa kaynak canlı TMDB'dir; TMDB_BASE_URL başka bir adrese
      sorar. Anahtar yoksa kaynak program içindeki katalogdur: gerçek yapımlardan bir örnek.

      Çıkış durumu: 0 sorunsuz, 1 başka hata, 2 yanlış kullanım ya da bağlantı, 3 bulunamadı, 4 ağ yok
      ve saklanan bir şey yok, 5 yetki yok, 6 istek sınırı aşıldı, 7 yanıt anlaşılamadı,
      8 TMDB bir işareti kabul etmedi.
      Her satırı alamayan bir içe aktarma 1 ile biter; o satırlar DOSYA.unmatched.csv içindedir.

      """)
  }
}
