/// How many colors an output may use.
public enum ColorDepth: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// No escape at all: plain text.
  case off
  /// The 16 colors of ANSI terminals.
  case ansi16
  /// The 256 colors of xterm.
  case ansi256
  /// Any color of 24 bits.
  case truecolor

  /// Whether the left depth has fewer colors.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a person asked for with `--color`; the raw value is the option's value.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// What the environment says.
  case auto
  /// Colors even where the output is no terminal.
  case always
  /// No colors, whatever the environment says.
  case never
  /// Exactly 16 colors.
  case ansi16 = "16"
  /// Exactly 256 colors.
  case ansi256 = "256"
  /// 24 bits.
  case truecolor
}

extension ColorDepth {
  /// The depth to write with, from the option, the environment and whether a terminal reads the output.
  ///
  /// The first that speaks decides: the option, `NO_COLOR` (not empty), `CLICOLOR_FORCE` (neither empty nor
  /// `0`), no terminal, `TERM` missing or `dumb`; then `COLORTERM` and `TERM` say how many.
  public static func detected(
    _ choice: ColorChoice = .auto, environment: (String) -> String?, isTerminal: Bool
  ) -> ColorDepth {
    switch choice {
    case .never: return .off
    case .ansi16: return .ansi16
    case .ansi256: return .ansi256
    case .truecolor: return .truecolor
    case .always: return max(.ansi16, supported(environment))
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return .off }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
      return max(.ansi16, supported(environment))
    }
    return isTerminal ? supported(environment) : .off
  }

  /// What the terminal that the environment describes can show.
  private static func supported(_ environment: (String) -> String?) -> ColorDepth {
    let terminal = environment("TERM") ?? ""
    if terminal.isEmpty || terminal == "dumb" { return .off }
    switch environment("COLORTERM")?.lowercased() {
    case "truecolor", "24bit": return .truecolor
    case .some, nil: break
    }
    if terminal.hasSuffix("-direct") { return .truecolor }
    // Where they set no COLORTERM (over ssh, sudo), these still say what they are.
    if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"].contains(terminal) {
      return .truecolor
    }
    return terminal.hasSuffix("256color") ? .ansi256 : .ansi16
  }
}
