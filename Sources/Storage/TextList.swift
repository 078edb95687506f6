/// Several texts in one: each ends with a line feed, whatever it holds.
enum TextList {
  static func encode(_ texts: [String]) -> String {
    var list = ""
    for text in texts {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": list += "\\\\"
        case "\n": list += "\\n"
        default: list.unicodeScalars.append(scalar)
        }
      }
      list += "\n"
    }
    return list
  }

  /// The texts; nil where that is no such list.
  static func decode(_ list: String) -> [String]? {
    var texts: [String] = []
    var text = String.UnicodeScalarView()
    var isEscaped = false
    var isComplete = true
    for scalar in list.unicodeScalars {
      isComplete = false
      switch (isEscaped, scalar) {
      case (true, "\\"): text.append("\\")
      case (true, "n"): text.append("\n")
      case (true, _): return nil
      case (false, "\\"):
        isEscaped = true
        continue
      case (false, "\n"):
        texts.append(String(text))
        text = String.UnicodeScalarView()
        isComplete = true
      case (false, _): text.append(scalar)
      }
      isEscaped = false
    }
    return isComplete ? texts : nil
  }
}
