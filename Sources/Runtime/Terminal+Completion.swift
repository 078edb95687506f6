import CTerminal

/// Answering Tab.
extension Terminal {
  var callbacks: ct_callbacks {
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
}
