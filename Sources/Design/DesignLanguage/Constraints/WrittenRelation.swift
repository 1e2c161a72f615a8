import DesignModel
import Notation

/// Two sides of a constraint with their names looked up, on the way to `first relation second * multiplier + constant`.
struct WrittenRelation {
  /// An anchor that takes part, with what it is multiplied by once all stands on the left.
  private struct Term {
    let anchor: AnchoredItem
    var factor: Double
    let offset: Int
  }

  private var terms: [Term] = []
  private let relation: Relation
  private var constant: Double
  private let offsets: (left: Int, right: Int)

  init(
    _ left: LinearText, _ relation: Relation, to right: LinearText, in screen: Screen
  ) throws(SyntaxError) {
    let (left, right) = try Self.withoutRatio(left, right)
    let resolver = ItemResolver(screen: screen)
    let operands = (left.terms + right.terms).map(\.operand)
    let named = operands.first { !$0.isOfSuperview }
    func resolved(_ side: LinearText, _ sign: Double) throws(SyntaxError) -> [Term] {
      var terms: [Term] = []
      for (operand, factor) in side.terms {
        let anchor = try resolver.anchored(operand, beside: named)
        if let place = terms.firstIndex(where: { $0.anchor == anchor }) {
          terms[place].factor += factor * sign
        } else {
          terms.append(Term(anchor: anchor, factor: factor * sign, offset: operand.offset))
        }
      }
      return terms.filter { $0.factor != 0 }
    }
    self.relation = relation
    constant = left.constant - right.constant
    offsets = (left.offset, right.offset)
    terms = try resolved(left, 1)
    for term in try resolved(right, -1) {
      if terms.contains(where: { $0.anchor == term.anchor }) {
        throw SyntaxError(
          "'\(screen.spelled(term.anchor))' stands on both sides; compare it with another anchor or a number",
          at: term.offset)
      }
      terms.append(term)
    }
  }

  /// `a / b == 1.5` as `a == b * 1.5`.
  private static func withoutRatio(
    _ left: LinearText, _ right: LinearText
  ) throws(SyntaxError) -> (LinearText, LinearText) {
    guard left.divisor != nil || right.divisor != nil else { return (left, right) }
    var (ratio, number) = left.divisor == nil ? (right, left) : (left, right)
    guard number.terms.isEmpty, number.constant > 0, let divisor = ratio.divisor,
      [ratio.terms[0].operand, divisor].allSatisfy({ $0.anchor.dimension == .size })
    else {
      throw SyntaxError(
        "a ratio of two sizes stands against a number above 0, as in 'a.width / a.height == 1.5'",
        at: ratio.offset)
    }
    number.terms = [(divisor, number.constant)]
    number.constant = 0
    ratio.divisor = nil
    return left.divisor == nil ? (number, ratio) : (ratio, number)
  }

  /// The first anchor alone on the left.
  func solved() throws(SyntaxError) -> ConstraintText {
    guard let first = terms.first else {
      throw SyntaxError("a constraint needs an anchor, as in 'title.top == 8'", at: offsets.left)
    }
    if terms.count > 2 {
      throw SyntaxError(
        "a constraint joins two anchors at most; put a guide or a stack around the others and name its anchor",
        at: terms[2].offset)
    }
    var text = ConstraintText(
      first: first.anchor, relation: first.factor < 0 ? relation.reversed : relation, second: nil,
      constant: try ConstraintText.bounded(0 - constant / first.factor, at: offsets.right))
    if let second = terms.dropFirst().first {
      text.second = second.anchor
      text.multiplier = -second.factor / first.factor
      try LinearText.check(multiplier: text.multiplier, at: second.offset)
    }
    try text.checkSize(at: offsets.right)
    return text
  }
}
