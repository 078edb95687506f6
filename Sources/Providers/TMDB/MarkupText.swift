/// Texts in which people left the HTML of the pages they copied from.
enum MarkupText {
  /// A cleaned text without tags, and with what character references stand for; it may need cleaning again.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "<", let tag = tag(rest) {
        if tag.breaksLine { result.append("\n") }
        rest = rest.dropFirst(tag.length)
      } else if character == "&", let reference = reference(rest) {
        result.unicodeScalars.append(reference.meaning)
        rest = rest.dropFirst(reference.length)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// A tag a text begins with; `<3` and `a < b` are none.
  private static func tag(_ text: Substring) -> (length: Int, breaksLine: Bool)? {
    let head = text.prefix(200)
    guard let end = head.firstIndex(of: ">") else { return nil }
    var name = head[head.index(after: head.startIndex)..<end]
    if name.first == "/" { name = name.dropFirst() }
    let word = name.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    guard tags.contains(word) else { return nil }
    let length = head.distance(from: head.startIndex, to: end) + 1
    return (length, ["br", "p", "div", "li"].contains(word))
  }

  private static let tags: Set<String> = [
    "a", "b", "blockquote", "br", "center", "div", "em", "font", "h1", "h2", "h3", "hr", "i", "img",
    "li", "ol", "p", "s", "small", "span", "strong", "sub", "sup", "u", "ul",
  ]

  /// A character reference a text begins with.
  private static func reference(_ text: Substring) -> (length: Int, meaning: Unicode.Scalar)? {
    let head = text.prefix(10)
    guard let end = head.firstIndex(of: ";") else { return nil }
    let name = String(head[head.index(after: head.startIndex)..<end])
    let length = head.distance(from: head.startIndex, to: end) + 1
    if let known = names[name] { return (length, known) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return nil }
    // As browsers read the numbers of Windows-1252.
    if (0x80...0x9F).contains(number), let scalar = windows[Int(number) - 0x80] {
      return (length, scalar)
    }
    return Unicode.Scalar(number).map { (length, $0) }
  }

  /// What Windows-1252 has at 0x80 to 0x9F; a space stands where it has nothing.
  private static let windows: [Unicode.Scalar?] =
    "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars.map { $0 == " " ? nil : $0 }

  /// The names of HTML 4 for Latin-1 and for what stands between letters.
  private static let names: [String: Unicode.Scalar] = {
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
      micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring \
      AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml \
      times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil \
      egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash \
      ugrave uacute ucirc uuml yacute thorn yuml
      """
    var names: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "mdash": "—",
      "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
      "bdquo": "„", "bull": "•", "euro": "€", "trade": "™", "OElig": "Œ", "oelig": "œ",
    ]
    for (index, name) in latin.split(separator: " ").enumerated() {
      names[String(name)] = Unicode.Scalar(0xA0 + UInt32(index))
    }
    names["nbsp"] = " "
    return names
  }()
}
