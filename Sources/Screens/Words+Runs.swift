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

  /// A line that is longer than any command.
  public func lineTooLong(limit: Int) -> String {
    say(
      "The line is longer than \(limit) bytes and was skipped.",
      "Satır \(limit) bayttan uzun olduğu için atlandı.")
  }

  /// That the settings of the keyboard are not used.
  public func faultyInputrc(_ path: String) -> String {
    say(
      "\(typed(path)) includes itself, or too many files: key bindings are the usual ones in this run.",
      "\(typed(path)) kendini ya da çok fazla dosyayı içeriyor: bu çalıştırmada olağan tuş atamaları geçerli."
    )
  }

  /// A system's refusal to write a file.
  public func cannotWrite(_ path: String, reason: String) -> String {
    say(
      "\(typed(path)) cannot be written: \(self.reason(reason)). Choose another place.",
      "\(typed(path)) yazılamıyor: \(self.reason(reason)). Başka bir yer seçin.")
  }

  /// A system's refusal to write what is printed.
  public func cannotWriteOutput(reason: String) -> String {
    say(
      "Standard output cannot be written: \(self.reason(reason)). Send it elsewhere.",
      "Standart çıktı yazılamıyor: \(self.reason(reason)). Çıktıyı başka bir yere yönlendirin.")
  }

  /// A system's refusal to read a script.
  public func cannotReadInput(reason: String) -> String {
    say(
      "Standard input cannot be read: \(self.reason(reason)). Give a file of commands, or use -c.",
      "Standart girdi okunamıyor: \(self.reason(reason)). Bir komut dosyası verin ya da -c kullanın."
    )
  }
}
