/// What single scalars fold to.
enum Folding {
  case nothing
  case space
  /// Something between words that is no space.
  case sign
  case and
  case letter(Unicode.Scalar)
  case letters(String)
  /// A word of its own, however closely it stands behind another: `³`, `½`.
  case raised(String)

  static func fold(_ scalar: Unicode.Scalar) -> Folding {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: .letter(scalar)
    case 0x41...0x5A: .letter(Unicode.Scalar(UInt8(scalar.value) + 0x20))
    case 0x26: .and
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x02BB, 0x02BC, 0x2032: .nothing
    case 0x00...0x20, 0x7F: .space
    case 0x21...0x7E: .sign
    // A soft hyphen, joiners and marks of direction are seen by nobody.
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: .nothing
    case 0x0300...0x036F: .nothing
    case 0xB2, 0xB3, 0xB9, 0xBC...0xBE, 0x2070...0x2089, 0x2150...0x218B: number(scalar)
    case 0xAA: .letter("a")
    case 0xBA: .letter("o")
    case 0x00C0...0x017F: latin(scalar, in: latin1, from: 0x00C0)
    case 0x0180...0x024F: latin(scalar, in: latin2, from: 0x0180)
    case 0x1E00...0x1EFF: latin(scalar, in: latin3, from: 0x1E00)
    case 0xFB00...0xFB06:
      .letters(["ff", "fi", "fl", "ffi", "ffl", "st", "st"][Int(scalar.value - 0xFB00)])
    case 0xFF01...0xFF5E:
      // The full-width forms of ASCII.
      Unicode.Scalar(scalar.value - 0xFEE0).map(fold) ?? .sign
    default: other(scalar)
    }
  }

  private static func latin(
    _ scalar: Unicode.Scalar, in table: StaticString, from first: UInt32
  ) -> Folding {
    let place = Int(scalar.value - first)
    guard place < table.utf8CodeUnitCount else { return other(scalar) }
    let byte = table.utf8Start[place]
    switch byte {
    case UInt8(ascii: "-"): return other(scalar)
    case UInt8(ascii: "*"): return pair(scalar)
    default: return .letter(Unicode.Scalar(byte))
    }
  }

  private static func pair(_ scalar: Unicode.Scalar) -> Folding {
    switch scalar.value {
    case 0xC6, 0xE6, 0x01E2, 0x01E3, 0x01FC, 0x01FD: .letters("ae")
    case 0xDE, 0xFE: .letters("th")
    case 0xDF, 0x1E9E: .letters("ss")
    case 0x0132, 0x0133: .letters("ij")
    case 0x0152, 0x0153: .letters("oe")
    default: other(scalar)
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> Folding {
    switch scalar.value {
    // Greek with a tonos and Cyrillic letters that are another with a mark.
    case 0x0386, 0x03AC: return .letter("α")
    case 0x0388, 0x03AD: return .letter("ε")
    case 0x0389, 0x03AE: return .letter("η")
    case 0x038A, 0x03AF, 0x0390, 0x03AA, 0x03CA: return .letter("ι")
    case 0x038C, 0x03CC: return .letter("ο")
    case 0x038E, 0x03CD, 0x03B0, 0x03AB, 0x03CB: return .letter("υ")
    case 0x038F, 0x03CE: return .letter("ω")
    case 0x03C2: return .letter("σ")
    case 0x0401, 0x0451: return .letter("е")
    case 0x0419, 0x0439: return .letter("и")
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      let small = properties.lowercaseMapping.unicodeScalars
      guard let first = small.first else { return .sign }
      if small.count > 1 { return .letters(properties.lowercaseMapping) }
      return first == scalar ? .letter(scalar) : fold(first)
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return .letter(scalar)
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate,
      .privateUse, .unassigned:
      return .space
    default:
      return .sign
    }
  }

  /// Digits above and below the line, fractions and Roman numerals.
  private static func number(_ scalar: Unicode.Scalar) -> Folding {
    switch scalar.value {
    case 0xB2: return .raised("2")
    case 0xB3: return .raised("3")
    case 0xB9: return .raised("1")
    case 0xBC: return .raised("1 4")
    case 0xBD: return .raised("1 2")
    case 0xBE: return .raised("3 4")
    case 0x2070, 0x2074...0x2079: return .raised(String(scalar.value - 0x2070))
    case 0x2080...0x2089: return .raised(String(scalar.value - 0x2080))
    case 0x2150...0x215E: return .raised(fractions[Int(scalar.value - 0x2150)])
    case 0x2160...0x216F: return .letters(romans[Int(scalar.value - 0x2160)])
    case 0x2170...0x217F: return .letters(romans[Int(scalar.value - 0x2170)])
    default: return other(scalar)
    }
  }

  private static let fractions = [
    "1 7", "1 9", "1 10", "1 3", "2 3", "1 5", "2 5", "3 5", "4 5", "1 6", "5 6", "1 8", "3 8",
    "5 8", "7 8",
  ]
  private static let romans = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "l", "c", "d", "m",
  ]

  // One letter for each scalar; `-`: not a Latin letter with a mark, `*`: two letters.
  private static let latin1: StaticString = """
    aaaaaa*ceeeeiiiidnooooo-ouuuuy**aaaaaa*ceeeeiiiidnooooo-ouuuuy*y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkklllllll\
    lllnnnnnnnnnoooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """
  private static let latin2: StaticString = """
    -b------------ee-ff-------------oo-------------uu---------------\
    -------------aaiioouuuuuuuuuueaaaa**--ggkkoooo--j---gg--nnaa**oo\
    aaaaeeeeiiiioooorrrruuuusstt--hh------aaeeooooooooyy------------\
    ----------------
    """
  private static let latin3: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwy-s--*-aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy------
    """
}
