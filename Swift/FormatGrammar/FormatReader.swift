/// Reads a line by Apple's grammar (Auto Layout Guide, "Visual Format Language"), which also takes a relation in a gap
/// without parentheses.
struct FormatReader {
  private var cursor: FormatCursor
  private let names: FormatNames

  /// Bytes of a line; each few of them are a relation, which all others have to be distinguished from.
  private static let longest = 10_000
  /// Points; a length beyond is no number to reckon with.
  private static let greatest = 1e9

  init(_ line: String, _ names: FormatNames) throws(FormatFault) {
    (cursor, self.names) = (FormatCursor(line), names)
    guard line.utf8.count <= Self.longest else {
      throw FormatFault(.plain("the line is longer than \(Self.longest) bytes; split it"), at: 0)
    }
    let scalars = line.unicodeScalars
    if let place = scalars.firstIndex(where: { [" ", "\t", "\n", "\r", "\u{A0}"].contains($0) }) {
      throw FormatFault(
        .plain("visual format has no blanks; leave it out"),
        at: line.utf8.distance(from: line.startIndex, to: place))
    }
  }

  mutating func line() throws(FormatFault) -> FormatLine {
    var line = FormatLine()
    line.isHorizontal = try isHorizontal()
    let start = cursor.position
    if cursor.take("|") { line.start = .init(offset: start, gap: try gap()) }
    while cursor.take("[") {
      var view = try view()
      view.gap = try gap()
      line.views.append(view)
    }
    guard let last = line.views.last else { throw fault("expected a view, as in '[form]'") }
    let end = cursor.position
    if cursor.take("|") {
      line.end = .init(offset: end, gap: last.gap)
    } else if case .none = last.gap {
    } else {
      throw fault("expected '[' or '|' after the gap")
    }
    guard cursor.isAtEnd else { throw fault("unexpected '\(cursor.rest)'") }
    return line
  }

  private mutating func isHorizontal() throws(FormatFault) -> Bool {
    for (word, isHorizontal) in [("H", true), ("V", false)] where cursor.take(word) {
      guard cursor.take(":") else { throw fault("expected ':' after '\(word)'") }
      return isHorizontal
    }
    return true
  }

  private func fault(_ sentence: String) -> FormatFault { FormatFault(.plain(sentence), at: cursor.position) }

  // MARK: Views

  private mutating func view() throws(FormatFault) -> FormatLine.View {
    let start = cursor.position
    guard let name = cursor.takeIdentifier() else {
      throw FormatFault(
        .notIdentifier(start: start, "expected a view's name after '['"), at: cursor.position)
    }
    if cursor.next != UInt8(ascii: "("), cursor.next != UInt8(ascii: "]") {
      throw FormatFault(.notIdentifier(start: start, "expected ']'"), at: cursor.position)
    }
    guard let kind = names.kind(name) else { throw FormatFault(.unknownView(name), at: start) }
    var sizes: [FormatLine.Predicate] = []
    if cursor.take("(") {
      repeat { sizes.append(try size()) } while cursor.take(",")
      guard cursor.take(")") else { throw fault("expected ',' or ')'") }
    }
    guard cursor.take("]") else { throw fault("expected ']'") }
    return FormatLine.View(item: FormatItem(name: name, kind: kind), offset: start, sizes: sizes)
  }

  /// A number, a metric or another view's size.
  private mutating func size() throws(FormatFault) -> FormatLine.Predicate {
    let sign = sign()
    var predicate = FormatLine.Predicate(sign: sign, offset: cursor.position)
    if let number = try number() {
      predicate.number = number
    } else if let name = cursor.takeIdentifier() {
      if let metric = names.metrics[name] {
        predicate.number = metric
      } else if let kind = names.kind(name) {
        predicate.other = FormatItem(name: name, kind: kind)
      } else {
        throw FormatFault(.unknownSize(name), at: predicate.offset)
      }
    } else {
      throw fault("expected a number, a metric or a view's name")
    }
    predicate.priority = try priority()
    return predicate
  }

  // MARK: Gaps

  private mutating func gap() throws(FormatFault) -> FormatLine.Gap {
    guard cursor.take("-") else { return .none }
    var predicates: [FormatLine.Predicate] = []
    if cursor.take("(") {
      repeat { predicates.append(try distance(isSigned: true)) } while cursor.take(",")
      guard cursor.take(")") else { throw fault("expected ',' or ')'") }
    } else if let next = cursor.next, next == UInt8(ascii: "[") || next == UInt8(ascii: "|") {
      return .standard
    } else if cursor.isAtEnd {
      throw fault("expected '[' or '|' after the gap")
    } else {
      predicates = [try distance(isSigned: false)]
    }
    guard cursor.take("-") else { throw fault("expected '-' after the gap") }
    return .given(predicates)
  }

  /// One condition of a gap, which unlike a size can't be that of another view.
  private mutating func distance(isSigned: Bool) throws(FormatFault) -> FormatLine.Predicate {
    let sign = sign()
    var predicate = FormatLine.Predicate(sign: sign, offset: cursor.position)
    if !isSigned, let next = cursor.next, next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
      throw fault("a number with a sign stands in parentheses, as in '-(-8)-'")
    }
    if let number = try number() {
      predicate.number = number
    } else if let name = cursor.takeIdentifier() {
      guard let metric = names.metrics[name] else {
        throw FormatFault(.unknownMetric(name), at: predicate.offset)
      }
      predicate.number = metric
    } else {
      throw fault("a gap takes a number or a metric, as in '-(>=8)-'")
    }
    predicate.priority = try priority()
    return predicate
  }

  // MARK: Predicates

  private mutating func sign() -> FormatSign {
    FormatSign.allCases.first { cursor.take($0.rawValue) } ?? .equal
  }

  private mutating func number() throws(FormatFault) -> Double? {
    let start = cursor.position
    guard let number = cursor.takeNumber() else { return nil }
    guard abs(number) <= Self.greatest else {
      throw FormatFault(
        .number("\(number)", "the number is out of bounds; lengths go to ±1000000000 points"), at: start)
    }
    return number
  }

  private mutating func priority() throws(FormatFault) -> Double? {
    guard cursor.take("@") else { return nil }
    let start = cursor.position
    var value = cursor.takeNumber()
    if value == nil, let name = cursor.takeIdentifier() {
      guard let metric = names.metrics[name] else {
        throw FormatFault(.unknownPriority(name), at: start)
      }
      value = metric
    }
    guard let value else { throw fault("expected a priority, as in '@750'") }
    guard value > 0, value <= 1000 else {
      throw FormatFault(.number("@\(value)", "a priority is above 0 and at most 1000"), at: start)
    }
    return value
  }
}
