import CTerminal
import Glibc

/// The window's size in character cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells across, at least 1.
  public let columns: Int
  /// Cells down, at least 1.
  public let rows: Int

  /// Makes a size; what is below 1 counts as 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The size of the terminal behind a descriptor, nil where there is none.
  public init?(descriptor: Int32) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard ct_window_size(descriptor, &columns, &rows) else { return nil }
    self.init(columns: Int(columns), rows: Int(rows))
  }
}

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
    /// Answers Tab.
    public var complete: (CompletionRequest) -> Completions
    /// Lays out the candidates in at most so many columns and rows.
    public var list: ([Completions.Candidate], _ columns: Int, _ rows: Int) -> [String]

    /// Describes a line editor.
    public init(
      name: String,
      historyPath: String? = nil,
      complete: @escaping (CompletionRequest) -> Completions = { _ in Completions() },
      list: @escaping ([Completions.Candidate], Int, Int) -> [String] = {
        columned($0.map(\.label), columns: $1, rows: $2)
      }
    ) {
      self.name = name
      self.historyPath = historyPath
      self.complete = complete
      self.list = list
    }
  }

  /// What to do with a screen whose predecessor is no longer there to be replaced.
  public enum Fallback: Sendable {
    /// Print it as a new one.
    case append
    /// Leave everything as it is.
    case nothing
  }

  /// A screen that stands directly above the prompt.
  private struct Place {
    var size: (rows: Int, widest: Int)
    /// The most rows there were beneath it: they may have pushed its top out of the window.
    var rowsBelow = 0
  }

  /// The signals that `Process.prepare` blocked, for the loop; -1 where there are none.
  let signals: Int32
  private let output: OutputWriter
  private let errors: OutputWriter
  private let history: LineHistory?
  private let editing: Editing?

  /// The window's size; of a plain stream 80 by 24, or what the caller said.
  public private(set) var size: TerminalSize
  /// Whether lines are typed here, with an editor.
  public var isInteractive: Bool { editing != nil }
  /// Whether text that stands on the terminal can be replaced.
  public let hasCursor: Bool

  private var prompt = "> "
  private var isPromptStale = false
  private var hint: [String] = []
  private var listing: [String] = []
  private var candidates: [Completions.Candidate] = []
  private var drawnBeneath: [String] = []
  private var place: Place?
  private var isFrame = false
  private(set) var lastTyped = ""

  /// Opens a terminal on standard input and output, and standard error for what goes wrong.
  ///
  /// Without `editing`, or where standard input or output is no terminal, it is a plain stream.
  /// Call `Process.prepare()` first.
  public init(editing: Editing?, size: TerminalSize? = nil) {
    output = OutputWriter(descriptor: STDOUT_FILENO)
    errors = OutputWriter(descriptor: STDERR_FILENO)
    signals = ct_signals_open()
    self.size =
      size ?? TerminalSize(descriptor: STDOUT_FILENO) ?? TerminalSize(columns: 80, rows: 24)
    guard let editing, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      ct_editor_open(editing.name, signals)
    else {
      self.editing = nil
      history = nil
      hasCursor = false
      return
    }
    self.editing = editing
    hasCursor = ct_editor_has_cursor()
    history = LineHistory(path: editing.historyPath, limit: editing.historyLimit)
    ct_editor_set_owner(callbacks)
    ct_editor_resize(Int32(clamping: self.size.columns), Int32(clamping: self.size.rows))
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
      errors.write(line + "\n")
    }
  }

  /// Prints a screen and remembers where it stands, so that it can be replaced.
  public func show(_ screen: String) {
    add(screen)
    guard hasCursor else { return }
    place = Place(size: measured(screen))
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
      if case .append = fallback { show(screen) }
      return false
    }
    hideLine()
    if place.size.rows > 0 { emit("\u{1B}[\(place.size.rows)A") }
    emit("\r\u{1B}[J")
    show(screen)
    return true
  }

  /// Sets the lines beneath the half-typed line, at most three, each cut at the window's edge.
  ///
  /// The next key that changes the line takes them away; set them again where they should stay.
  /// A terminal without cursor movement does not show them.
  public func setHint(_ lines: [String]) {
    hint = Array(lines.prefix(3))
  }

  // MARK: The line

  /// Sets the prompt, with colour sequences between `\u{1}` and `\u{2}`.
  public func setPrompt(_ prompt: String) {
    guard prompt != self.prompt else { return }
    self.prompt = prompt
    isPromptStale = true
  }

  /// The half-typed line, cleaned of control characters.
  public var line: String {
    var length = 0
    guard let bytes = ct_editor_line(&length) else { return "" }
    return sanitizedLine(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Puts a text in the place of the half-typed line.
  public func replaceLine(with text: String) {
    ct_editor_replace(sanitizedLine(text.utf8))
    lastTyped = line
  }

  /// Drops the half-typed line, as Ctrl-C does when nothing is loading.
  public func discardLine() {
    ct_editor_discard()
    hint = []
    listing = []
    lastTyped = ""
  }

  // MARK: What the loop asks for

  /// Shows the prompt and the line again if they are not there, and writes all that is waiting.
  func endTurn(takingLines: Bool) {
    if isInteractive { endHiding(drawingLine: takingLines) }
    flush()
  }

  /// Reads the keys that wait.
  func readKeys() -> ct_outcome {
    let hintBefore = hint
    let lineBefore = lastTyped
    hint = []
    listing = []
    if !drawnBeneath.isEmpty {
      hideLine()
      ct_editor_show()
    }
    let outcome = ct_editor_read(512)
    switch outcome {
    case ct_line_entered, ct_input_ended:
      lastTyped = ""
      place = nil
    default:
      lastTyped = line
      if lastTyped == lineBefore { hint = hintBefore }
      raiseRowsBelow(to: Int(ct_editor_take_peak()))
      noteCleared()
      if !listing.isEmpty, !hasCursor { print(listing.joined(separator: "\n")) }
    }
    return outcome
  }

  /// The bytes of the line that was entered.
  func enteredBytes() -> [UInt8] {
    var length = 0
    guard let bytes = ct_editor_entered(&length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  func remember(_ line: String) {
    history?.add(line)
  }

  /// Prints a line of a paste as if it had been typed.
  func echo(_ line: String) {
    var shown = ""
    shown.unicodeScalars.append(
      contentsOf: prompt.unicodeScalars.filter { $0.value != 1 && $0.value != 2 })
    print(shown + line)
  }

  /// Takes the window's new size; false if it is the old one.
  func resize() -> Bool {
    guard let new = TerminalSize(descriptor: STDOUT_FILENO), new != size else { return false }
    if !drawnBeneath.isEmpty {
      hideLine()
      ct_editor_show()
    }
    if let place,
      place.size.widest > min(size.columns, new.columns)
        || place.size.rows + rowsBelow(place) > new.rows
        || ct_editor_rows(Int32(clamping: min(size.columns, new.columns))) > 1
    {
      self.place = nil
    }
    size = new
    guard isInteractive else { return true }
    ct_editor_resize(Int32(clamping: new.columns), Int32(clamping: new.rows))
    return true
  }

  /// Stops the process as the shell expects, with the terminal as it was found, until it goes on.
  func stop() {
    if isInteractive {
      hideLine()
      ct_editor_leave()
    }
    flush()
    ct_process_stop()
    resumed()
  }

  /// Takes the terminal over again after a stop.
  func resumed() {
    guard isInteractive else { return }
    place = nil
    ct_editor_leave()
    ct_editor_enter()
    hideLine()
  }

  // MARK: Drawing

  private var callbacks: ct_callbacks {
    ct_callbacks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      complete: { context, line, length, cursor in
        guard let context, let line else { return }
        let bytes = UnsafeRawBufferPointer(start: line, count: length)
        Unmanaged<Terminal>.fromOpaque(context).takeUnretainedValue().complete(
          before: sanitizedLine(bytes.prefix(cursor)),
          after: sanitizedLine(bytes.dropFirst(cursor)))
      },
      list: { context in
        guard let context else { return }
        Unmanaged<Terminal>.fromOpaque(context).takeUnretainedValue().list()
      })
  }

  private func complete(before: String, after: String) {
    guard let editing else { return }
    let answer = editing.complete(CompletionRequest(before: before, after: after))
    candidates = answer.candidates
    for candidate in answer.candidates {
      ct_completion_add(
        sanitizedLine((answer.kept + candidate.text).utf8), candidate.endsWord)
    }
  }

  private func list() {
    guard let editing else { return }
    let rows = hasCursor ? min(roomBeneath, max(3, size.rows / 2)) : size.rows
    listing = editing.list(candidates, size.columns - 1, rows)
  }

  private var lineRows: Int { Int(ct_editor_rows(Int32(clamping: size.columns))) }

  private var roomBeneath: Int { max(0, size.rows - lineRows - 1) }

  private func rowsBelow(_ place: Place) -> Int {
    max(place.rowsBelow, lineRows + drawnBeneath.count)
  }

  private func raiseRowsBelow(to rows: Int) {
    guard let place, rows > place.rowsBelow else { return }
    self.place?.rowsBelow = rows
  }

  private func measured(_ text: String) -> (rows: Int, widest: Int) {
    var text = text
    var rows: Int32 = 0
    var widest: Int32 = 0
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        ct_measure($0.baseAddress, $0.count, Int32(clamping: size.columns), &rows, &widest)
      }
    }
    return (Int(rows), Int(widest))
  }

  private func noteCleared() {
    if ct_editor_take_cleared() { place = nil }
  }

  private func hideLine() {
    ct_editor_hide()
    drawnBeneath = []
    isFrame = true
  }

  private func endHiding(drawingLine: Bool) {
    if isPromptStale, ct_editor_is_installed() {
      hideLine()
      if ct_editor_set_prompt(prompt) { isPromptStale = false }
    }
    guard drawingLine else { return hideLine() }
    if ct_editor_is_installed() {
      ct_editor_show()
    } else {
      ct_editor_install(prompt)
      isPromptStale = false
      lastTyped = ""
    }
    drawBeneath()
    raiseRowsBelow(to: lineRows + drawnBeneath.count)
  }

  private func drawBeneath() {
    let wanted = hasCursor && size.columns > 3 ? (listing.isEmpty ? hint : listing) : []
    let lines = wanted.prefix(roomBeneath).map { clipped($0, columns: size.columns - 1) }
    guard lines != drawnBeneath else { return }
    if !drawnBeneath.isEmpty {
      hideLine()
      ct_editor_show()
    }
    isFrame = true
    withCStrings(lines) { ct_editor_draw_beneath($0.baseAddress, Int32(clamping: $0.count)) }
    drawnBeneath = lines
  }

  private func add(_ text: String) {
    guard !text.isEmpty else { return }
    if isInteractive { hideLine() }
    emit(text.utf8.last == 0x0A ? text : text + "\n")
  }

  private func emit(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { ct_output_add($0.baseAddress, $0.count) }
    }
  }

  private func flush() {
    var length = 0
    guard let bytes = ct_output_take(&length), length > 0 else { return }
    let waiting = UnsafeRawBufferPointer(start: bytes, count: length)
    guard isFrame, hasCursor else { return output.write(waiting) }
    isFrame = false
    var whole = Array("\u{1B}[?2026h".utf8)
    whole.append(contentsOf: waiting)
    whole.append(contentsOf: "\u{1B}[?2026l".utf8)
    whole.withUnsafeBytes { output.write($0) }
  }
}

/// Lends an array of C strings for the time of a call.
private func withCStrings(
  _ texts: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Void
) {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  copies.map { UnsafePointer($0) }.withUnsafeBufferPointer(body)
}
