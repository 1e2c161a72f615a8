/// The greatest number among the identities of a screen's constraints, so that adding many, one by one, looks at each
/// once.
///
/// It is part of no comparison: a screen is the same however its next number is found.
struct ConstraintNumbers: Hashable, Sendable {
  /// How many of the first constraints were looked at.
  private var count = 0
  /// The last of them; while it stands at its place, none of those before it went, since no edit puts one in between.
  private var last: ObjectID?
  private var greatest = 0

  /// The greatest number after a `c`; 0 without one.
  mutating func greatest(among constraints: [LayoutConstraint]) -> Int {
    if count > constraints.count || count > 0 && constraints[count - 1].id != last {
      self = ConstraintNumbers()
    }
    for constraint in constraints[count...] {
      greatest = max(greatest, constraint.id.number(after: "c") ?? 0)
    }
    (count, last) = (constraints.count, constraints.last?.id)
    return greatest
  }

  static func == (a: ConstraintNumbers, b: ConstraintNumbers) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension ObjectID {
  /// The number after `prefix`; nil where there is none of 32 bits.
  func number(after prefix: String) -> Int? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    let digits = text.utf8.dropFirst(prefix.utf8.count)
    // Most are a few plain digits, which are read many times sooner.
    guard (1...9).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }) else {
      return UInt32(Substring(digits)).map(Int.init)
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}
