import CTerminal
import Catalog
import Glibc

/// Where a run prints: a terminal with a line being typed at its end, or a plain stream.
///
/// In a terminal everything appears above the half-typed line, which stays. Nothing is written
/// before the loop's turn ends, and then all of it with one write.
public final class Terminal {
  /// What the line editor needs to know.
  public struct Editing {
    /// The name that `$if` in an inputrc is compared with.
    public var name: String
    /// The history file, whose folder is made; nil keeps the history in memory.
    public var historyPath: String?
    /// How many lines of history are kept.
    public var historyLimit = 1_000
    /// Whether the cursor is left alone, as on a terminal that cannot move it.
    public var isPlain: Bool
    /// Answers Tab.
    public var complete: (CompletionRequest) -> Completions
    /// Lays out the candidates in at most so many columns and rows.
    public var list: ([Completions.Candidate], _ columns: Int, _ rows: Int) -> [String]

    /// Describes a line editor.
    public init(
      name: String,
      historyPath: String? = nil,
      isPlain: Bool = false,
      complete: @escaping (CompletionRequest) -> Completions = { _ in Completions() },
      list: @escaping ([Completions.Candidate], Int, Int) -> [String] = {
        columned($0.map(\.label), columns: $1, rows: $2)
      }
    ) {
      self.name = name
      self.historyPath = historyPath
      self.isPlain = isPlain
      self.complete = complete
      self.list = list
    }
  }

  /// What to do with a screen whose predecessor is no longer there to be replaced.
  public enum Fallback: Sendable {
    /// Print it as a new one.
    case append
    /// Clear the window and print it there.
    case clear
  }

  /// A screen that stands directly above the prompt.
  struct Place {
    var size: (rows: Int, widest: Int)
    /// The most rows there were beneath it: they may have pushed its top out of the window.
    var rowsBelow = 0
  }

  /// The signals that are blocked while lines are edited, for the loop; -1 where none are edited.
  let signals: Int32
  let output: OutputWriter
  let errors: OutputWriter
  let history: LineHistory?
  let editing: Editing?

  /// The person's file of key bindings, where it is not used since reading it would never end.
  public private(set) var faultyInputrc: String?
  /// The window's size; of a plain stream 80 by 24, or what the caller said.
  public internal(set) var size: TerminalSize
  /// Whether lines are typed here, with an editor.
  public var isInteractive: Bool { editing != nil }
  /// Whether text that stands on the terminal can be replaced.
  public let hasCursor: Bool

  var prompt = "> "
  var typedLook = ""
  var isPromptStale = false
  var hint: [String] = []
  var listing: [String] = []
  var candidates: [Completions.Candidate] = []
  var drawnBeneath: [String] = []
  var place: Place?
  var isFrame = false
  var isCleared = false
  var lastTyped = ""

  /// Opens a terminal on standard input and output, and standard error for what goes wrong.
  ///
  /// Without `editing`, or where standard input or output is no terminal, it is a plain stream.
  /// Call `Process.prepare()` first, and this before another thread exists.
  public init(editing: Editing?, size: TerminalSize? = nil) {
    errors = OutputWriter(descriptor: STDERR_FILENO)
    self.size =
      size ?? TerminalSize(descriptor: STDOUT_FILENO) ?? TerminalSize(columns: 80, rows: 24)
    let faultyInputrc = editing != nil && Self.isHere ? Inputrc.endless() : nil
    // The line editor reads it when it opens, and runs out of memory over it.
    if faultyInputrc != nil { setenv("INPUTRC", "/dev/null", 1) }
    guard let editing, let signals = Self.openEditor(editing) else {
      output = OutputWriter(descriptor: STDOUT_FILENO)
      signals = -1
      self.editing = nil
      history = nil
      hasCursor = false
      return
    }
    self.faultyInputrc = faultyInputrc
    self.signals = signals
    output = OutputWriter(terminal: STDOUT_FILENO, signals: signals)
    self.editing = editing
    hasCursor = ct_editor_has_cursor()
    history = LineHistory(path: editing.historyPath, limit: editing.historyLimit)
    ct_editor_set_owner(callbacks)
    ct_editor_resize(Int32(clamping: self.size.columns), Int32(clamping: self.size.rows))
  }

  /// Opens the line editor where a person sits, and returns where its signals are read.
  ///
  /// Only from here on are they blocked: what nobody would read has to end the process by itself.
  private static func openEditor(_ editing: Editing) -> Int32? {
    guard isHere else { return nil }
    let signals = ct_signals_open()
    if signals >= 0, ct_editor_open(editing.name, signals, editing.isPlain) { return signals }
    if signals >= 0 { Glibc.close(signals) }
    ct_signals_release()
    return nil
  }

  /// A plain stream to other descriptors than the standard ones.
  init(output: OutputWriter, errors: OutputWriter, size: TerminalSize) {
    self.output = output
    self.errors = errors
    self.size = size
    signals = -1
    editing = nil
    history = nil
    hasCursor = false
  }

  deinit {
    close()
    if signals >= 0 { Glibc.close(signals) }
  }

  /// Lets signals end the process again, once no line is edited any more.
  public func releaseSignals() {
    if isInteractive { ct_signals_release() }
  }

  /// Whether a person can type here and read what comes of it.
  public static var isHere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Gives the terminal back as it was found.
  public func close() {
    guard isInteractive else { return }
    endHiding(drawingLine: false)
    ct_editor_close()
    ct_editor_set_owner(ct_callbacks())
    history?.trim()
  }

  // MARK: Printing

  /// Whether standard output still takes what is printed.
  public var outputState: OutputWriter.State { output.state }

  /// Prints text above the half-typed line; a last newline is added where it is missing.
  public func print(_ text: String) {
    place = nil
    add(text)
  }

  /// Prints one line about what went wrong: on standard error, or in a terminal above the line.
  public func printError(_ line: String) {
    if isInteractive {
      print(line)
    } else {
      errors.write(line.sanitized(limit: 2_000) + "\n")
    }
  }

  /// Prints a screen and remembers where it stands, so that it can be replaced.
  public func show(_ screen: String) {
    add(screen)
    guard hasCursor else { return }
    place = Place(size: measured(screen))
  }

  /// Clears the window and prints a screen there.
  public func showAlone(_ screen: String) {
    if hasCursor {
      hideLine()
      emit("\u{1B}[H\u{1B}[2J")
    }
    show(screen)
  }

  /// Puts a screen in the place of the one shown last, if that still stands above the prompt.
  ///
  /// It does not when something was entered or printed since, when its top left the window, or when
  /// the window changed so that its lines may have been broken anew.
  ///
  /// - Returns: Whether the old one was replaced.
  @discardableResult
  public func replaceScreen(with screen: String, otherwise fallback: Fallback) -> Bool {
    noteCleared()
    guard let place, place.size.rows + rowsBelow(place) <= size.rows else {
      switch fallback {
      case .append: show(screen)
      case .clear: showAlone(screen)
      }
      return false
    }
    hideLine()
    if place.size.rows > 0 { emit("\u{1B}[\(place.size.rows)A") }
    emit("\r\u{1B}[J")
    show(screen)
    return true
  }

  /// Sets the lines beneath the half-typed line, at most four, each cut at the window's edge.
  ///
  /// The next key that changes the line takes them away; set them again where they should stay.
  /// A terminal without cursor movement does not show them.
  public func setHint(_ lines: [String]) {
    hint = Array(lines.prefix(4))
  }

  // MARK: The line

  /// Sets the prompt, with color sequences between `\u{1}` and `\u{2}`, and the escape that gives what is
  /// typed its look; that paints the line to the window's edge.
  ///
  /// A terminal that cannot erase shows the prompt alone so.
  public func setPrompt(_ prompt: String, typed look: String = "") {
    let look = hasCursor ? look : ""
    let prompt =
      look.isEmpty ? prompt : "\u{1}\u{1B}[0m\u{2}" + prompt + "\u{1}" + look + "\u{2}"
    guard prompt != self.prompt || look != typedLook else { return }
    self.prompt = prompt
    typedLook = look
    isPromptStale = true
  }

  /// The half-typed line, cleaned of control characters.
  public var line: String {
    var length = 0
    guard let bytes = ct_editor_line(&length) else { return "" }
    return sanitizedLine(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Whether there is a half-typed line.
  public var hasTyped: Bool { !lastTyped.isEmpty }

  /// Drops the half-typed line, as Ctrl-C does when nothing is loading.
  public func discardLine() {
    ct_editor_discard()
    hint = []
    listing = []
    lastTyped = ""
  }
}
