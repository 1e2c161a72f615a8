/// The versions that a merge joins, or the result of choosing one of them.
enum MergeSide: String, CaseIterable, Hashable, Sendable {
  /// What both come from.
  case base
  /// The current branch's.
  case ours
  /// What is merged into it.
  case theirs

  /// Ours for theirs, theirs for ours.
  var opposite: MergeSide {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}

/// A value in all three versions.
struct Three<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  init(base: Value, ours: Value, theirs: Value) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  subscript(side: MergeSide) -> Value {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// The values that `make` gives for each side.
  static func each(_ make: (MergeSide) throws -> Value) rethrows -> Three {
    Three(base: try make(.base), ours: try make(.ours), theirs: try make(.theirs))
  }

  func map<Result>(_ transform: (Value) throws -> Result) rethrows -> Three<Result> {
    Three<Result>(base: try transform(base), ours: try transform(ours), theirs: try transform(theirs))
  }
}

extension Three where Value: Equatable {
  /// The side whose value stands where at most one of them changed it; nil if both did, differently.
  var settled: MergeSide? {
    ours == theirs || theirs == base ? .ours : ours == base ? .theirs : nil
  }
}
