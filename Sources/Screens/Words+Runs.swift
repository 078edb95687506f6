import Catalog
public import Navigation

/// What is said about a run as a whole.
extension Words {
  /// Which line of a script an error belongs to.
  public func scriptLine(_ number: Int) -> String {
    say("line \(number):", "\(number). satır:")
  }

  /// Which of several commands an error belongs to.
  public func numberedCommand(_ number: Int) -> String {
    say("command \(number):", "\(number). komut:")
  }

  /// Which of several links an error belongs to.
  public func place(of link: Link) -> String {
    let text = link.description
    return text.utf8.count <= 80 ? "\(text):" : text.sanitized(limit: 79) + "…:"
  }

  /// Why the page of a link, given as an argument, could not be shown.
  ///
  /// What helps in the browser, such as going back, does not help a shell.
  public func failureOfLink(_ failure: Failure) -> String {
    switch failure {
    case .notFound:
      explanation(failure).what + " "
        + say("Look for it: `marquee search TITLE`.", "Arayın: `marquee search BAŞLIK`.")
    case .notKept, .unauthorized, .misplacedKey, .network(.noLibrary): self.failure(failure)
    case .network(.insecure):
      explanation(failure).what + " "
        + say(
          "Check this machine's clock and its certificates (ca-certificates), then run it again.",
          "Bilgisayarın saatini ve sertifikalarını (ca-certificates) denetleyip yeniden çalıştırın."
        )
    case .offline, .network:
      explanation(failure).what + " "
        + say(
          "Run it again when there is a connection; `--built-in` shows the built-in sample.",
          "Bağlanınca yeniden çalıştırın; `--built-in` yerleşik örneği gösterir.")
    case .rateLimited(let wait?):
      explanation(failure).what + " "
        + say("Run it again in \(seconds(wait)).", "\(seconds(wait)) sonra yeniden çalıştırın.")
    case .rateLimited(nil), .server, .malformed, .foreign, .storage, .cancelled:
      explanation(failure).what + " " + say("Run it again.", "Yeniden çalıştırın.")
    }
  }

  /// A line that is longer than any command.
  public func lineTooLong(limit: Int) -> String {
    say(
      "The line is longer than \(limit) bytes and was left out.",
      "Satır \(limit) bayttan uzun olduğu için atlandı.")
  }

  /// A system's refusal to write a file.
  public func cannotWrite(_ path: String, reason: String) -> String {
    say(
      "\(typed(path)) cannot be written: \(reason). Choose another place.",
      "\(typed(path)) yazılamıyor: \(reason). Başka bir yer seçin.")
  }

  /// A system's refusal to write what is printed.
  public func cannotWriteOutput(reason: String) -> String {
    say(
      "Standard output cannot be written: \(reason). Send it to another place.",
      "Standart çıktı yazılamıyor: \(reason). Çıktıyı başka bir yere yönlendirin.")
  }

  /// A system's refusal to read a script.
  public func cannotReadInput(reason: String) -> String {
    say(
      "Standard input cannot be read: \(reason). Give a file of commands, or use -c.",
      "Standart girdi okunamıyor: \(reason). Bir komut dosyası verin ya da -c kullanın.")
  }
}
