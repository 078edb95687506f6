import AppCore
import Catalog
import Navigation
import Typesetting

/// The pictures of a title, a season or a person by their kind, each with its size and its address.
struct ImagesScreen {
  private let subject: ImageSubject
  private let canvas: Canvas
  private let columns: Int

  init(_ subject: ImageSubject, _ canvas: Canvas) {
    self.subject = subject
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  /// The page.
  var body: Body {
    var body = Body(canvas.subjectHead(subject.place, .images, columns))
    guard
      let images = canvas.known(
        canvas.state.catalog.images(of: subject), of: .images, with: main, in: &body, columns)
    else { return body }
    let groups = images.byKind
    var facts = [words.images(images.count)]
    if groups.count > 1 {
      facts.append(groups.map { words.pictures($0.kind, $0.images.count) }.joined(separator: ", "))
    }
    body.add(Line(facts.joined(separator: " · "), .muted).wrapped(to: columns))
    if !canvas.numbering.choices.isEmpty {
      body.add(words.line(words.addressHint(1), .hint).wrapped(to: columns))
    }
    let rows = ImageRows(images, canvas, columns: columns)
    for (kind, images) in groups {
      body.addBlock(
        rows.body(images).beneath(
          sectionHeading(words.pictures(kind), note: words.number(images.count), columns)))
    }
    return body
  }

  private var main: Request {
    switch subject {
    case .title(let title): title.request
    case .season(let show, let number): .season(of: show, number: number)
    case .person(let id): .person(id)
    }
  }
}

/// Pictures in rows: width and height, the language of the text in them, and where they are.
private struct ImageRows {
  let canvas: Canvas
  let columns: Int
  private let sizeWidth: Int
  private let languageWidth: Int
  private let isOneLine: Bool

  init(_ images: [ImageFile], _ canvas: Canvas, columns: Int) {
    self.canvas = canvas
    self.columns = columns
    let words = canvas.words
    sizeWidth = images.map { Width.of(words.pixels($0)) }.max() ?? 0
    let languages = Set(images.map(\.language)).map { Width.of(Self.language($0, words)) }
    languageWidth = min(24, languages.max() ?? 0)
    let address = images.map { ($0.address ?? words.noPictureAddress).utf8.count }.max() ?? 0
    isOneLine = columns >= canvas.numberWidth + sizeWidth + languageWidth + address + 6
  }

  private static func language(_ code: String?, _ words: Words) -> String {
    code.map { words.languageName($0) } ?? words.wordless
  }

  func body(_ images: [ImageFile]) -> Body {
    var body = Body()
    for image in images {
      let lines = lines(image)
      if lines.count > 1 {
        body.keeps.append(body.lines.count..<body.lines.count + lines.count)
      }
      body.lines += lines
    }
    return body
  }

  private func lines(_ image: ImageFile) -> [Line] {
    let words = canvas.words
    let number = canvas.number(.images, leadingTo: .image(image))
    let language = Self.language(image.language, words)
    var line = numbered(number, canvas.numberWidth)
    line.append(Line(words.pixels(image)).padded(to: sizeWidth, .trailing))
    let role: Role = image.language == nil ? .muted : .body
    guard isOneLine else {
      line.append("  " + language, role)
      let indent = min(canvas.numberWidth + 2, columns / 3)
      return line.wrapped(to: columns, indent: indent)
        + address(image, max(1, columns - indent)).indented(by: indent)
    }
    line.append("  ")
    line.append(Line(language, role).truncated(to: languageWidth).padded(to: languageWidth))
    line.append("  ")
    line.append(image.address ?? words.noPictureAddress, image.address == nil ? .muted : .link)
    return [line]
  }

  /// The address; nothing of one too long for a line, which broken could not be opened nor copied: the
  /// picture's number gives it whole.
  private func address(_ image: ImageFile, _ room: Int) -> [Line] {
    guard let address = image.address else {
      return Line(canvas.words.noPictureAddress, .muted).wrapped(to: room)
    }
    return address.utf8.count > room ? [] : [Line(address, .link)]
  }
}
