import AppCore
import Catalog
import Navigation
import Typesetting

/// The videos of a title by their kind, trailers first, each with its address.
struct VideosScreen {
  private let title: TitleID
  private let canvas: Canvas
  private let columns: Int

  init(_ title: TitleID, _ canvas: Canvas) {
    self.title = title
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  /// The page.
  var body: Body {
    var body = Body(canvas.subjectHead(Route(title), .videos, columns))
    guard
      let videos = canvas.known(
        canvas.state.catalog.videos(of: title), of: .videos, with: title.request, in: &body, columns
      )
    else { return body }
    var facts = [words.videos(videos.count)]
    let officials = videos.count(where: \.isOfficial)
    if officials > 0 { facts.append(words.officials(officials)) }
    body.add(Line(facts.joined(separator: " · "), .muted).wrapped(to: columns))
    if !canvas.numbering.choices.isEmpty {
      body.add(words.line(words.addressHint(1), .hint).wrapped(to: columns))
    }
    let table = VideoTable(videos, canvas, columns: columns)
    for (type, videos) in videos.byType {
      body.addBlock(
        table.body(videos).beneath(
          sectionHeading(
            words.videoType(type), note: videos.count > 1 ? words.number(videos.count) : "",
            columns)))
    }
    return body
  }
}

/// Videos in rows: name, day, who published them, and where they play.
private struct VideoTable {
  let canvas: Canvas
  let columns: Int
  private let nameWidth: Int
  private let dayWidth: Int
  private let isOneLine: Bool
  /// Whether of every video what is known has room beside its name.
  private let isBeside: Bool

  private static let addressWidth = 43
  private static let leastName = 24

  init(_ videos: [Video], _ canvas: Canvas, columns: Int) {
    self.canvas = canvas
    self.columns = columns
    let words = canvas.words
    dayWidth = videos.map { Width.of(Self.day($0, words)) }.max() ?? 0
    let badge = videos.contains(where: \.isOfficial) ? Width.of(words.official) : 0
    let rest = canvas.numberWidth + dayWidth + badge + Self.addressWidth + 8
    isOneLine = columns >= rest + Self.leastName
    let widest = videos.map { Width.of($0.name) }.max() ?? 0
    let indent = canvas.numberWidth + 2
    isBeside = videos.allSatisfy { video in
      let facts = Self.facts(of: video, words).joined(" · ").width
      return indent + Width.of(video.name) + 2 + facts <= columns
    }
    let room = isOneLine ? columns - rest : columns - indent - dayWidth - badge - 4
    nameWidth = min(widest, max(Self.leastName, room))
  }

  private static func day(_ video: Video, _ words: Words) -> String {
    video.published.map(words.date) ?? words.undated
  }

  private static func facts(of video: Video, _ words: Words) -> [Line] {
    [Line(day(video, words), .muted)] + (video.isOfficial ? [Line(words.official, .badge)] : [])
  }

  func body(_ videos: [Video]) -> Body {
    var body = Body()
    for video in videos {
      let lines = isOneLine ? row(video) : block(video)
      if lines.count > 1 {
        body.keeps.append(body.lines.count..<body.lines.count + lines.count)
      }
      body.lines += lines
    }
    return body
  }

  private func number(_ video: Video) -> Int? {
    canvas.number(.videos, leadingTo: .video(video))
  }

  private func name(_ video: Video) -> Line {
    Line(video.name, number(video) == nil ? .body : .link)
  }

  private func badge(_ video: Video) -> Line {
    video.isOfficial ? Line(canvas.words.official, .badge) : .empty
  }

  private func address(_ video: Video) -> Line {
    video.address.map { Line($0) } ?? Line(canvas.words.noAddress(at: video.site), .muted)
  }

  private func row(_ video: Video) -> [Line] {
    let words = canvas.words
    return Table(
      [
        Table.Column(.fixed(canvas.numberWidth), .trailing, importance: 4),
        Table.Column(.fixed(nameWidth), importance: 3, isWrapped: true),
        Table.Column(.fixed(max(1, dayWidth)), .trailing, importance: 1),
        Table.Column(.fixed(max(1, Width.of(words.official)))),
        Table.Column(.filling(minimum: Self.addressWidth), importance: 2, isWrapped: true),
      ],
      rows: [
        [
          Line(number(video).map(String.init) ?? "", .number), name(video),
          Line(Self.day(video, words), .muted), badge(video), address(video),
        ]
      ]
    ).lines(width: columns)
  }

  /// The name, and beneath it what is known of it and where it plays.
  private func block(_ video: Video) -> [Line] {
    let indent = min(canvas.numberWidth + 2, columns / 3)
    let room = max(1, columns - indent)
    let facts = Self.facts(of: video, canvas.words)
    let first = numbered(number(video), canvas.numberWidth) + name(video)
    var lines: [Line]
    if isBeside {
      lines = [first.appending("  ") + facts.joined(" · ")]
    } else {
      lines =
        first.wrapped(to: columns, indent: indent)
        + facts.flowed(to: room, separator: " · ").indented(by: indent)
    }
    // An address that is broken can be neither opened nor copied; the video's number gives it whole.
    if video.address == nil || Self.addressWidth <= room {
      lines += address(video).wrapped(to: room).indented(by: indent)
    }
    return lines
  }
}
