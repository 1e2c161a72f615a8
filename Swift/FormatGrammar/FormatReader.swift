import Notation

/// A line of visual format as it is written, its names looked up.
struct FormatLine {
  /// Along which axis it runs.
  var axis = Axis.horizontal
  /// The superview's edge at the start, and the gap after it.
  var start: Edge?
  /// The views, each with the gap after it.
  var views: [View] = []
  /// The superview's edge at the end.
  var end: Edge?

  /// A superview's edge.
  struct Edge {
    let offset: Int
    /// The gap between it and its view.
    var gap: Gap
  }

  /// A view in its brackets.
  struct View {
    let item: FormatItem
    let offset: Int
    var sizes: [Predicate]
    /// The gap to the next view or to the edge.
    var gap = Gap.none
  }

  /// What lies between two views.
  enum Gap {
    case none
    case standard
    case given([Predicate])
  }

  /// One condition of a size or of a gap.
  struct Predicate {
    var relation = Relation.equal
    var number = 0.0
    /// The view whose size is meant in place of a number.
    var other: FormatItem?
    var priority: Priority?
    let offset: Int
  }
}

/// Reads a line by Apple's grammar (Auto Layout Guide, "Visual Format Language"), which also takes a relation in a gap
/// without parentheses.
struct FormatReader {
  private var scanner: TextScanner
  private let metrics: [FormatMetric]

  init(_ format: WrittenFormat) {
    scanner = TextScanner(format.line)
    metrics = format.metrics
  }

  mutating func line(in screen: Screen) throws(SyntaxError) -> FormatLine {
    var line = FormatLine()
    line.axis = try axis()
    let start = scanner.position
    if scanner.take("|") { line.start = .init(offset: start, gap: try gap()) }
    while scanner.take("[") {
      var view = try view(in: screen)
      view.gap = try gap()
      line.views.append(view)
    }
    guard let last = line.views.last else { throw scanner.fault("expected a view, as in '[form]'") }
    let place = scanner.position
    if scanner.take("|") {
      line.end = .init(offset: place, gap: last.gap)
    } else if case .none = last.gap {
    } else {
      throw scanner.fault("expected '[' or '|' after the gap")
    }
    guard scanner.isAtEnd else { throw scanner.fault("unexpected '\(scanner.rest)'") }
    return line
  }

  private mutating func axis() throws(SyntaxError) -> Axis {
    for (word, axis) in [("H", Axis.horizontal), ("V", .vertical)] where scanner.take(word) {
      guard scanner.take(":") else { throw scanner.fault("expected ':' after '\(word)'") }
      return axis
    }
    return .horizontal
  }

  // MARK: Views

  private mutating func view(in screen: Screen) throws(SyntaxError) -> FormatLine.View {
    let start = scanner.position
    guard let name = scanner.takeIdentifier() else { throw notIdentifier("expected a view's name after '['") }
    if scanner.next != UInt8(ascii: "("), scanner.next != UInt8(ascii: "]") {
      throw notIdentifier("expected ']'", from: start)
    }
    guard let item = screen.formatItem(named: name) else {
      throw unknown("item '\(name)' in screen '\(screen.name)'", name, among: screen.itemNames, at: start)
    }
    var sizes: [FormatLine.Predicate] = []
    if scanner.take("(") {
      repeat { sizes.append(try size(in: screen)) } while scanner.take(",")
      guard scanner.take(")") else { throw scanner.fault("expected ',' or ')'") }
    }
    guard scanner.take("]") else { throw scanner.fault("expected ']'") }
    return FormatLine.View(item: item, offset: start, sizes: sizes)
  }

  /// A fault of a name in brackets that goes on with something else.
  private func notIdentifier(_ reason: String, from start: Int? = nil) -> SyntaxError {
    var ahead = scanner
    if let start { ahead.goBack(to: start) }
    let place = ahead.position
    if let name = ahead.takeName(), !WrittenFormat.isIdentifier(name),
      ahead.next == UInt8(ascii: "]") || ahead.next == UInt8(ascii: "(")
    {
      return SyntaxError(
        "'\(name)' is no identifier, and visual format knows only those: letters, digits and '_'; rename the view or "
          + "use add-constraint", at: place)
    }
    return scanner.fault(reason)
  }

  /// What code calls the root by: no names of views, as Apple's parser knows only those that it is given.
  private static let wordsForRoot = ["view", "self", "superview"]

  private func unknown(_ what: String, _ name: String, among names: [String], at place: Int) -> SyntaxError {
    if Self.wordsForRoot.contains(name) {
      return SyntaxError("unknown \(what); visual format calls the screen's own view 'root'", at: place)
    }
    let hint = didYouMean(name, among: names)
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    return SyntaxError(
      "unknown \(what)"
        + (hint.isEmpty ? "; choose from \(names.prefix(5).joined(separator: ", "))\(rest)" : hint),
      at: place)
  }

  /// A number, a metric or another view's size.
  private mutating func size(in screen: Screen) throws(SyntaxError) -> FormatLine.Predicate {
    let relation = relation()
    var predicate = FormatLine.Predicate(relation: relation ?? .equal, offset: scanner.position)
    if let number = try number() {
      predicate.number = number
    } else if let name = scanner.takeIdentifier() {
      if let metric = metrics.first(where: { $0.name == name }) {
        predicate.number = metric.value
      } else if let item = screen.formatItem(named: name) {
        predicate.other = item
      } else {
        throw unknown(
          "view or metric '\(name)' in screen '\(screen.name)'", name,
          among: screen.itemNames + metrics.map(\.name),
          at: predicate.offset)
      }
    } else {
      throw scanner.fault("expected a number, a metric or a view's name")
    }
    predicate.priority = try priority()
    return predicate
  }

  // MARK: Gaps

  private mutating func gap() throws(SyntaxError) -> FormatLine.Gap {
    guard scanner.take("-") else { return .none }
    var predicates: [FormatLine.Predicate] = []
    if scanner.take("(") {
      repeat { predicates.append(try distance(isSigned: true)) } while scanner.take(",")
      guard scanner.take(")") else { throw scanner.fault("expected ',' or ')'") }
    } else if let next = scanner.next, next == UInt8(ascii: "[") || next == UInt8(ascii: "|") {
      return .standard
    } else if scanner.isAtEnd {
      throw scanner.fault("expected '[' or '|' after the gap")
    } else {
      predicates = [try distance(isSigned: false)]
    }
    guard scanner.take("-") else { throw scanner.fault("expected '-' after the gap") }
    return .given(predicates)
  }

  /// One condition of a gap, which unlike a size can't be that of another view.
  private mutating func distance(isSigned: Bool) throws(SyntaxError) -> FormatLine.Predicate {
    let relation = relation()
    var predicate = FormatLine.Predicate(relation: relation ?? .equal, offset: scanner.position)
    if !isSigned, let next = scanner.next, next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
      throw scanner.fault("a number with a sign stands in parentheses, as in '-(-8)-'")
    }
    if let number = try number() {
      predicate.number = number
    } else if let name = scanner.takeIdentifier() {
      guard let metric = metrics.first(where: { $0.name == name }) else {
        throw SyntaxError(
          "unknown metric '\(name)'\(didYouMean(name, among: metrics.map(\.name))); give it with --metrics \(name)=8",
          at: predicate.offset)
      }
      predicate.number = metric.value
    } else {
      throw scanner.fault("a gap takes a number or a metric, as in '-(>=8)-'")
    }
    predicate.priority = try priority()
    return predicate
  }

  // MARK: Predicates

  private mutating func relation() -> Relation? {
    scanner.take(anyOf: Relation.words).flatMap(Relation.init(rawValue:))
  }

  private mutating func number() throws(SyntaxError) -> Double? {
    let start = scanner.position
    guard let number = scanner.takeNumber() else { return nil }
    return try ConstraintText.bounded(number, at: start)
  }

  private mutating func priority() throws(SyntaxError) -> Priority? {
    guard scanner.take("@") else { return nil }
    let start = scanner.position
    var value = scanner.takeNumber()
    if value == nil, let name = scanner.takeIdentifier() {
      guard let metric = metrics.first(where: { $0.name == name }) else {
        let number = Priority(parsing: name).map { "; write '@\($0.value.spelled)'" } ?? ""
        throw SyntaxError(
          "visual format takes a priority as a number or a metric, not '\(name)'\(number)", at: start)
      }
      value = metric.value
    }
    guard let value else { throw scanner.fault("expected a priority, as in '@750'") }
    guard let priority = Priority(value) else {
      throw SyntaxError("a priority is above 0 and at most 1000", at: start)
    }
    return priority
  }
}
