public import DesignModel
public import Notation

/// Text is as an author writes it: `title.top == safeArea.top + 24 @750`.
///
/// Either side is a sum of multiples of anchors and numbers, as long as the two sides together speak of one anchor or of
/// two; an item is a name, a path, `root`, `superview`, a built-in guide of the root, or `view.guide`. A position
/// against a number counts from the superview.
extension ConstraintText {
  /// Reads the text, its names taken from the screen.
  public init(parsing text: String, in screen: Screen) throws(SyntaxError) {
    try self.init(measuring: text, in: screen)
    guard second == nil, first.anchor.dimension != .size else { return }
    guard let start = screen.start(of: first) else {
      throw SyntaxError(
        "the root view has no superview that a position could count from; use another item", at: 0)
    }
    second = start
  }

  /// Reads the text of what is measured and not asked for: a position against a number counts from the root.
  init(measuring text: String, in screen: Screen) throws(SyntaxError) {
    var scanner = TextScanner(text)
    let left = try LinearText(&scanner, expecting: "expected an item, as in 'title.top'")
    let relation = try Relation(&scanner)
    let right = try LinearText(&scanner, expecting: "expected a number or an item, as in 'title.top'")
    let priority: Priority? = scanner.take("@") ? try Priority(&scanner) : nil
    guard scanner.isAtEnd else { throw ConstraintHints.surplus(scanner) }
    self = try WrittenRelation(left, relation, to: right, in: screen).solved()
    self.priority = priority
  }

  /// Throws if a size would have to be negative.
  func checkSize(at offset: Int) throws(SyntaxError) {
    guard second == nil, first.anchor.dimension == .size, relation != .atLeast, constant < 0 else { return }
    throw SyntaxError("a \(first.anchor.rawValue) is never negative; write a number from 0 up", at: offset)
  }

  /// A number that a length can be.
  static func bounded(_ number: Double, at offset: Int) throws(SyntaxError) -> Double {
    guard abs(number) <= ViewAttribute.longest else {
      throw SyntaxError("the number is out of bounds; lengths go to ±1000000000 points", at: offset)
    }
    return number
  }
}

extension AnchoredItem {
  /// Reads an anchor alone, as `form.trailing`, its names taken from the screen.
  public init(parsing text: String, in screen: Screen) throws(SyntaxError) {
    var scanner = TextScanner(text)
    let operand = try Operand(&scanner, expecting: "expected an anchor, as in 'title.top'")
    guard scanner.isAtEnd else { throw scanner.fault("unexpected '\(scanner.rest)'") }
    self = try ItemResolver(screen: screen).anchored(operand, beside: nil)
  }
}
