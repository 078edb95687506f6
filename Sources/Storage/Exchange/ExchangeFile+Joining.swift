import Catalog

extension ExchangeFile {
  /// Several files of one hand as one, in the columns of a file to be mended: what two of them say alike is
  /// said once.
  public static func joining(_ files: [ExchangeFile]) -> ExchangeFile? {
    guard let first = files.first else { return nil }
    var file = ExchangeFile(first.format)
    file.header = columns
    file.isWestern = files.contains(where: \.isWestern)
    file.rowCount = files.reduce(0) { $0 + $1.rowCount }
    file.idleCount = files.reduce(0) { $0 + $1.idleCount }
    var known: Set<ExchangeRow> = []
    for var row in files.flatMap(\.rows) {
      row.fields = fields(of: row)
      var plain = row
      plain.line = 0
      if known.insert(plain).inserted { file.rows.append(row) }
    }
    return file
  }
}
