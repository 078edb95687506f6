import Catalog
import CTerminal
import Glibc

/// What the loop asks of the terminal.
extension Terminal {
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
    history?.add(line.withoutUserInfo)
  }

  /// Prints a line of a paste as if it had been typed.
  func echo(_ line: String) {
    var shown = ""
    shown.unicodeScalars.append(
      contentsOf: prompt.unicodeScalars.filter { $0.value != 1 && $0.value != 2 })
    if !typedLook.isEmpty { shown += "\u{1B}[K" }
    print(shown + line + (typedLook.isEmpty ? "" : "\u{1B}[0m"))
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
}
