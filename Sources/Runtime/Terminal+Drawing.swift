import CTerminal
import Glibc

/// Putting the screen, the line and what is beneath it onto the terminal.
extension Terminal {
  var lineRows: Int { Int(ct_editor_rows(Int32(clamping: size.columns))) }

  var roomBeneath: Int { max(0, size.rows - lineRows - 1) }

  func rowsBelow(_ place: Place) -> Int {
    max(place.rowsBelow, lineRows + drawnBeneath.count)
  }

  func raiseRowsBelow(to rows: Int) {
    guard let place, rows > place.rowsBelow else { return }
    self.place?.rowsBelow = rows
  }

  func measured(_ text: String) -> (rows: Int, widest: Int) {
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

  func noteCleared() {
    guard ct_editor_take_cleared() else { return }
    place = nil
    isCleared = true
  }

  /// Whether the window was cleared since this was last asked.
  func takeCleared() -> Bool {
    defer { isCleared = false }
    return isCleared
  }

  func hideLine() {
    ct_editor_hide()
    drawnBeneath = []
    isFrame = true
  }

  func endHiding(drawingLine: Bool) {
    if isPromptStale, ct_editor_is_installed() {
      hideLine()
      if ct_editor_set_prompt(prompt) {
        ct_editor_set_look(typedLook)
        isPromptStale = false
      }
    }
    guard drawingLine else { return hideLine() }
    if ct_editor_is_installed() {
      ct_editor_show()
    } else {
      ct_editor_set_look(typedLook)
      ct_editor_install(prompt)
      isPromptStale = false
      lastTyped = ""
    }
    drawBeneath()
    raiseRowsBelow(to: lineRows + drawnBeneath.count)
  }

  func drawBeneath() {
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

  func add(_ text: String) {
    guard !text.isEmpty else { return }
    if isInteractive { hideLine() }
    emit(text.utf8.last == 0x0A ? text : text + "\n")
  }

  func emit(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { ct_output_add($0.baseAddress, $0.count) }
    }
  }

  func flush() {
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
