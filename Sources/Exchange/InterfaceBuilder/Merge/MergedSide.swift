/// One of the two files that were made from a third.
enum MergedSide: CaseIterable, Sendable {
  case ours, theirs

  /// The one that isn't this one.
  var other: MergedSide { self == .ours ? .theirs : .ours }

  /// As git's markers call it.
  var name: String { self == .ours ? "ours" : "theirs" }
}

/// Something in both sides.
struct BothSides<Value> {
  var ours: Value
  var theirs: Value

  /// What one of them has.
  subscript(side: MergedSide) -> Value {
    get { side == .ours ? ours : theirs }
    set { if side == .ours { ours = newValue } else { theirs = newValue } }
  }

  /// The same of both.
  init(each make: (MergedSide) throws -> Value) rethrows {
    ours = try make(.ours)
    theirs = try make(.theirs)
  }
}

extension BothSides: Equatable where Value: Equatable {}

extension BothSides where Value: Equatable {
  /// The side whose value holds beside that of the file that both were made from; nil where both changed it, each in
  /// another way.
  func changed(since base: Value) -> MergedSide? {
    if ours == theirs || theirs == base { return .ours }
    return ours == base ? .theirs : nil
  }
}
