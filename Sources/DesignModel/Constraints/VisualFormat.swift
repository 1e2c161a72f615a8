public import Notation

/// A line of Apple's visual format language, read into constraints: `H:|-20-[form]-20-|`, `V:[email(<=44)]`.
///
/// A gap without a number is 8 points between views, and reaches to the layout margin at the superview's edge.
/// Horizontal formats run from leading to trailing.
public struct VisualFormat: Hashable, Sendable {
  /// In the order in which the line names them.
  public let constraints: [ConstraintText]

  /// The space in points that `-` stands for between two views (facts: NSSpace(8)).
  public static let standardSpacing = 8.0

  /// Bytes of a line; each few of them are a constraint, which all others have to be told from.
  private static let longest = 10_000

  /// Reads the line, its names taken from the screen.
  public init(parsing text: String, in screen: Screen) throws(SyntaxError) {
    guard text.utf8.count <= Self.longest else {
      throw SyntaxError("the line is longer than \(Self.longest) bytes; split it", at: 0)
    }
    var parser = VisualFormatParser(text: text, screen: screen)
    constraints = try parser.line()
  }
}

private struct VisualFormatParser {
  private var scanner: TextScanner
  private let screen: Screen
  private var axis = Axis.horizontal
  private var constraints: [ConstraintText] = []

  init(text: String, screen: Screen) {
    scanner = TextScanner(text)
    self.screen = screen
  }

  private var near: Anchor { axis == .horizontal ? .leading : .top }
  private var far: Anchor { axis == .horizontal ? .trailing : .bottom }
  private var extent: Anchor { axis == .horizontal ? .width : .height }

  /// One end of a gap: a view, or the superview's edge.
  private enum End {
    case edge
    case view(ObjectID)
  }

  mutating func line() throws(SyntaxError) -> [ConstraintText] {
    if scanner.take("V:") { axis = .vertical } else { _ = scanner.take("H:") }
    var previous: (end: End, gap: [Predicate]?)?
    let edge = scanner.skippingBlanks(from: scanner.position)
    if scanner.take("|") { previous = (.edge, try gap()) }
    while scanner.take("[") {
      let view = try self.view()
      if case .edge? = previous?.end { try checkSuperview(of: view, at: edge) }
      if let previous { connect(previous.end, previous.gap, to: .view(view)) }
      previous = (.view(view), try gap())
    }
    guard case .view(let last)? = previous?.end else {
      throw scanner.fault("expected a view, as in '[form]'")
    }
    let place = scanner.skippingBlanks(from: scanner.position)
    if scanner.take("|") {
      try checkSuperview(of: last, at: place)
      connect(.view(last), previous?.gap, to: .edge)
    } else if previous?.gap != nil {
      throw scanner.fault("expected '[' or '|' after the gap")
    }
    guard scanner.isAtEnd else { throw scanner.fault("unexpected '\(scanner.rest)'") }
    guard !constraints.isEmpty else { throw scanner.fault("the format says nothing of its view") }
    return constraints
  }

  // MARK: Views

  private mutating func view() throws(SyntaxError) -> ObjectID {
    let start = scanner.skippingBlanks(from: scanner.position)
    guard let name = scanner.takeName() else { throw scanner.fault("expected a view's name after '['") }
    let id = try owner(named: name, at: start)
    if scanner.take("(") {
      repeat { try size(of: id) } while scanner.take(",")
      guard scanner.take(")") else { throw scanner.fault("expected ',' or ')'") }
    }
    guard scanner.take("]") else { throw scanner.fault("expected ']'") }
    return id
  }

  private mutating func size(of id: ObjectID) throws(SyntaxError) {
    let predicate = try self.predicate()
    let item = AnchoredItem(Item(id), extent)
    constraints.append(
      ConstraintText(
        first: item, relation: predicate.relation,
        second: predicate.view.map { AnchoredItem(Item($0), extent) },
        constant: predicate.number, priority: predicate.priority))
  }

  private func owner(named name: String, at offset: Int) throws(SyntaxError) -> ObjectID {
    if let place = screen.place(named: name) { return screen.views[place].id }
    if let guide = screen.guides.first(where: { $0.name == name }) { return guide.id }
    throw SyntaxError(
      "unknown item '\(name)' in screen '\(screen.name)'\(didYouMean(name, among: screen.itemNames))",
      at: offset)
  }

  // MARK: Gaps

  /// Nil for no gap at all, empty for the standard one.
  private mutating func gap() throws(SyntaxError) -> [Predicate]? {
    guard scanner.take("-") else { return nil }
    var predicates: [Predicate] = []
    let start = scanner.skippingBlanks(from: scanner.position)
    if scanner.take("(") {
      repeat { predicates.append(try distance()) } while scanner.take(",")
      guard scanner.take(")") else { throw scanner.fault("expected ',' or ')'") }
    } else if let number = scanner.takeNumber() {
      predicates = [Predicate(number: try bounded(number, at: start), priority: try priority())]
    } else if scanner.takeName() != nil {
      throw SyntaxError("a gap takes a number, since there are no named metrics", at: start)
    } else {
      return []
    }
    guard scanner.take("-") else { throw scanner.fault("expected '-' after the gap") }
    return predicates
  }

  /// One predicate of a gap, which unlike a size can't be that of another view.
  private mutating func distance() throws(SyntaxError) -> Predicate {
    var predicate = Predicate(relation: relation())
    let start = scanner.skippingBlanks(from: scanner.position)
    guard let number = scanner.takeNumber() else {
      throw SyntaxError("a gap takes a number, as in '-(>=8)-'", at: start)
    }
    predicate.number = try bounded(number, at: start)
    predicate.priority = try priority()
    return predicate
  }

  private mutating func connect(_ a: End, _ gap: [Predicate]?, to b: End) {
    guard let gap else { return add(a, b, Predicate(number: 0), atMargin: false) }
    if gap.isEmpty { return add(a, b, Predicate(number: VisualFormat.standardSpacing), atMargin: true) }
    for predicate in gap { add(a, b, predicate, atMargin: false) }
  }

  /// Adds `b near = a far + number`; at the superview's margin a standard gap has no number of its own.
  private mutating func add(_ a: End, _ b: End, _ gap: Predicate, atMargin: Bool) {
    switch (a, b) {
    case (.edge, .edge): break
    case (.view(let first), .view(let second)):
      append(AnchoredItem(Item(second), near), gap, AnchoredItem(Item(first), far), gap.number)
    case (.edge, .view(let view)):
      append(
        AnchoredItem(Item(view), near), gap, AnchoredItem(edge(of: view, atMargin), near),
        atMargin ? 0 : gap.number)
    case (.view(let view), .edge):
      // Read from the edge inwards: superview far = view far + number.
      append(
        AnchoredItem(edge(of: view, atMargin), far), gap, AnchoredItem(Item(view), far),
        atMargin ? 0 : gap.number)
    }
  }

  private func superview(of id: ObjectID) -> ObjectID? { screen.guide(id)?.owner ?? screen.view(id)?.parent }

  private func checkSuperview(of id: ObjectID, at offset: Int) throws(SyntaxError) {
    guard superview(of: id) != nil else { throw SyntaxError("the root view has no superview", at: offset) }
  }

  private func edge(of id: ObjectID, _ atMargin: Bool) -> Item {
    guard let superview = superview(of: id) else { preconditionFailure("Only the root has no superview") }
    return Item(superview, atMargin ? .layoutMargins : .bounds)
  }

  private mutating func append(
    _ first: AnchoredItem, _ predicate: Predicate, _ second: AnchoredItem, _ constant: Double
  ) {
    constraints.append(
      ConstraintText(
        first: first, relation: predicate.relation, second: second, constant: constant,
        priority: predicate.priority))
  }

  // MARK: Predicates

  private struct Predicate {
    var relation = Relation.equal
    var number = 0.0
    var view: ObjectID?
    var priority: Priority?
  }

  private mutating func predicate() throws(SyntaxError) -> Predicate {
    var predicate = Predicate(relation: relation())
    let start = scanner.skippingBlanks(from: scanner.position)
    if let number = scanner.takeNumber() {
      predicate.number = try bounded(number, at: start)
    } else if let name = scanner.takeName() {
      predicate.view = try owner(named: name, at: start)
    } else {
      throw scanner.fault("expected a number or a view's name")
    }
    predicate.priority = try priority()
    return predicate
  }

  private mutating func relation() -> Relation {
    scanner.take(anyOf: Relation.words).flatMap(Relation.init(rawValue:)) ?? .equal
  }

  private mutating func priority() throws(SyntaxError) -> Priority? {
    scanner.take("@") ? try ConstraintText.priority(&scanner) : nil
  }

  private func bounded(_ number: Double, at offset: Int) throws(SyntaxError) -> Double {
    guard abs(number) <= ViewAttribute.longest else {
      throw SyntaxError("the number is out of bounds; lengths go to ±1000000000 points", at: offset)
    }
    return number
  }
}
