import Testing
import Typesetting

@Suite struct ColorDepthTests {
  private let xterm = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

  @Test("The option is stronger than anything else")
  func option() {
    let quiet = ["NO_COLOR": "1", "TERM": "dumb"]
    for (choice, depth) in [
      (ColorChoice.never, ColorDepth.off), (.ansi16, .ansi16), (.ansi256, .ansi256),
      (.truecolor, .truecolor), (.always, .ansi16), (.auto, .off),
    ] {
      #expect(ColorDepth.detected(choice, environment: { quiet[$0] }, isTerminal: false) == depth)
    }
    #expect(
      ColorDepth.detected(.always, environment: { xterm[$0] }, isTerminal: false) == .truecolor)
    #expect(ColorDepth.detected(.never, environment: { xterm[$0] }, isTerminal: true) == .off)
    #expect(ColorChoice(rawValue: "256") == .ansi256)
    #expect(ColorChoice(rawValue: "512") == nil)
  }

  @Test(
    "Then the environment speaks, in its order",
    arguments: [
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, ColorDepth.off),
      (["NO_COLOR": "", "TERM": "xterm-256color"], true, .ansi256),
      (["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], false, .ansi256),
      (["CLICOLOR_FORCE": "1"], false, .ansi16),
      (["CLICOLOR_FORCE": "0", "TERM": "xterm"], false, .off),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], false, .off),
      (["TERM": "dumb", "COLORTERM": "truecolor"], true, .off),
      ([:], true, .off),
      (["TERM": "xterm", "COLORTERM": "24bit"], true, .truecolor),
      (["TERM": "xterm-direct"], true, .truecolor),
      (["TERM": "xterm-kitty"], true, .truecolor),
      (["TERM": "tmux-256color", "COLORTERM": "yes"], true, .ansi256),
      (["TERM": "linux"], true, .ansi16),
    ])
  func environment(variables: [String: String], isTerminal: Bool, depth: ColorDepth) {
    #expect(ColorDepth.detected(environment: { variables[$0] }, isTerminal: isTerminal) == depth)
  }
}
