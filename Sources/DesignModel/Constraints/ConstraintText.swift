public import Notation

/// A constraint as an author writes it: `title.top == safeArea.top + 24 @750`.
///
/// Grammar: `item.anchor relation [number *] item.anchor [* number | / number] [± number] [@ priority]`, or
/// `item.anchor relation number [@ priority]`; an item is a name, a path, `root`, `superview`, a built-in guide of the
/// root, or `view.guide`.
public struct ConstraintText: Hashable, Sendable {
  /// The left side.
  public var first: AnchoredItem
  /// The relation.
  public var relation: Relation
  /// The right side's anchor; nil for a constant.
  public var second: AnchoredItem?
  /// The factor of the right side's anchor.
  public var multiplier = 1.0
  /// Points.
  public var constant = 0.0
  /// The priority that the text names; nil if it names none.
  public var priority: Priority?

  /// Reads the text, its names taken from the screen.
  public init(parsing text: String, in screen: Screen) throws(SyntaxError) {
    var scanner = TextScanner(text)
    let left = try Operand(&scanner)
    let start = scanner.skippingBlanks(from: scanner.position)
    guard let sign = scanner.take(anyOf: ["==", "<=", ">=", "="]) else {
      throw SyntaxError("expected ==, <= or >=", at: start)
    }
    relation = sign == "=" ? .equal : Relation(rawValue: sign)!
    let right = try RightSide(&scanner)
    if scanner.take("@") { priority = try Self.priority(&scanner) }
    guard scanner.isAtEnd else { throw scanner.fault("unexpected '\(scanner.rest)'") }

    let resolver = ItemResolver(screen: screen)
    first = try resolver.anchored(left, beside: right.operand)
    second = try right.operand.map { operand throws(SyntaxError) in
      try resolver.anchored(operand, beside: left)
    }
    (multiplier, constant) = (right.multiplier, right.constant)
  }

  init(
    first: AnchoredItem, relation: Relation, second: AnchoredItem?, constant: Double,
    priority: Priority? = nil
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.constant, self.priority) = (constant, priority)
  }

  /// The constraint of this text.
  public func constraint(id: ObjectID, condition: Condition? = nil) -> LayoutConstraint {
    LayoutConstraint(
      id: id, first, relation, second, multiplier: multiplier, constant: constant,
      priority: priority ?? .required, condition: condition)
  }

  /// Reads a priority by number or by name.
  static func priority(_ scanner: inout TextScanner) throws(SyntaxError) -> Priority {
    let start = scanner.skippingBlanks(from: scanner.position)
    if let number = scanner.takeNumber() {
      guard let priority = Priority(number) else {
        throw SyntaxError("a priority is above 0 and at most 1000", at: start)
      }
      return priority
    }
    let name = scanner.takeLetters() ?? ""
    guard let named = Priority.named.first(where: { $0.name == name }) else {
      let names = Priority.named.map(\.name)
      throw SyntaxError(
        "expected a priority: a number or \(names.joined(separator: ", "))\(didYouMean(name, among: names))",
        at: start)
    }
    return named.priority
  }
}

/// `item.anchor` as it is written, before its names are looked up.
struct Operand {
  /// The parts between the dots, the anchor last, each with its place.
  var parts: [(text: String, offset: Int)] = []
  var anchor: Anchor

  init(_ scanner: inout TextScanner) throws(SyntaxError) {
    repeat {
      let start = scanner.skippingBlanks(from: scanner.position)
      guard var text = scanner.takeName() else { throw scanner.fault("expected an item, as in 'title.top'") }
      while !scanner.isAtTightDivision, scanner.takeTight("/") {
        guard let name = scanner.takeName() else { throw scanner.fault("expected a view's name after '/'") }
        text += "/" + name
      }
      parts.append((text, start))
    } while scanner.takeTight(".")
    var last = parts.removeLast()
    guard !parts.isEmpty else {
      throw SyntaxError("expected '.' and an anchor after '\(last.text)'", at: scanner.position)
    }
    if let hyphen = last.text.firstIndex(of: "-") {
      // No anchor has a hyphen: in `form.top-8` a distance is taken off.
      last.text = String(last.text[..<hyphen])
      scanner.goBack(to: last.offset + last.text.utf8.count)
    }
    guard let anchor = Anchor(rawValue: last.text) else {
      throw SyntaxError(
        "unknown anchor '\(last.text)'\(didYouMean(last.text, among: Anchor.words))", at: last.offset)
    }
    self.anchor = anchor
  }
}

/// `[number *] operand [* number | / number] [± number]`, or a number.
private struct RightSide {
  var operand: Operand?
  var multiplier = 1.0
  var constant = 0.0

  init(_ scanner: inout TextScanner) throws(SyntaxError) {
    let start = scanner.skippingBlanks(from: scanner.position)
    if let number = scanner.takeNumber() {
      guard scanner.take("*") else {
        constant = try Self.bounded(number, at: start)
        return
      }
      multiplier = number
    }
    try checkMultiplier(at: start)
    operand = try Operand(&scanner)
    let factor = scanner.skippingBlanks(from: scanner.position)
    if scanner.take("*") {
      multiplier *= try Self.number(&scanner)
    } else if scanner.take("/") {
      multiplier /= try Self.number(&scanner)
    }
    try checkMultiplier(at: factor)
    if scanner.take("+") {
      constant = try Self.number(&scanner)
    } else if scanner.take("-") {
      constant = -(try Self.number(&scanner))
    }
  }

  private func checkMultiplier(at offset: Int) throws(SyntaxError) {
    guard multiplier.isFinite, multiplier != 0, abs(multiplier) <= LayoutConstraint.greatestMultiplier else {
      throw SyntaxError("the multiplier must be a number other than 0, up to ±1000000", at: offset)
    }
  }

  private static func number(_ scanner: inout TextScanner) throws(SyntaxError) -> Double {
    let start = scanner.skippingBlanks(from: scanner.position)
    guard let number = scanner.takeNumber() else { throw SyntaxError("expected a number", at: start) }
    return try bounded(number, at: start)
  }

  private static func bounded(_ number: Double, at offset: Int) throws(SyntaxError) -> Double {
    guard abs(number) <= ViewAttribute.longest else {
      throw SyntaxError("the number is out of bounds; lengths go to ±1000000000 points", at: offset)
    }
    return number
  }
}
