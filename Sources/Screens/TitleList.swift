import AppCore
import Catalog
import Typesetting

/// Titles of a list in the design the person chose: in a table, or as cards.
struct TitleList {
  /// The titles in order.
  let rows: [TitleRow]
  /// Rows of another list on the page whose columns are to line up with these.
  var alongside: [TitleRow] = []
  /// The columns there are.
  let columns: Int
  /// The columns of the widest number on the page.
  let numberWidth: Int
  let words: Words
  /// Where the names of genres are found.
  let catalog: EntityTable
  let design: Design
  /// The language the content was asked for in.
  let language: String
  /// Whether rows of a table show genres and overviews where the window is wide; cards always do.
  var isWide = true
  /// What rows of a list of kept titles say besides; nil of any other list.
  var kept: KeptRows?
  /// The rows before which two cards beside each other are parted: what was read on from is not put
  /// beside what had been seen.
  var breaks: [Int] = []

  /// Makes a list of titles on the page of a state.
  init(
    _ rows: [TitleRow], alongside: [TitleRow] = [], columns: Int, numberWidth: Int,
    _ state: AppState, isWide: Bool = true, kept: KeptRows? = nil,
    breaks: [Int] = []
  ) {
    self.rows = rows
    self.alongside = alongside
    self.columns = columns
    self.numberWidth = numberWidth
    words = state.words
    catalog = state.catalog
    design = state.design
    language = state.locale.languageCode
    self.isWide = isWide
    self.kept = kept
    self.breaks = breaks
  }

  /// The lines, where nothing follows from where the page may be cut.
  var lines: [Line] { body.lines }

  /// The list; cards are not cut inside.
  var body: Body {
    switch design {
    case .table: table
    case .cards: cards
    }
  }

  private var table: Body {
    let blocks = TitleTable(
      rows: rows, alongside: alongside, columns: columns, numberWidth: numberWidth, words: words,
      catalog: isWide ? catalog : nil, kept: kept
    ).blocks
    var body = Body()
    for block in blocks {
      if block.count > 1 {
        body.keeps.append(body.lines.count..<body.lines.count + block.count)
      }
      body.lines += block
    }
    return body
  }

  private var cards: Body {
    Cards(columns: columns, breaks: breaks).body(rows.count) { card(rows[$0], $1) }
  }

  private func card(_ row: TitleRow, _ columns: Int) -> [Line] {
    TitleCard(
      row: row, columns: columns, numberWidth: numberWidth, words: words, catalog: catalog,
      language: language, kept: kept
    ).lines
  }
}
