public import DesignModel
public import Notation

/// A claim that selects profiles, such as "landscape phones at AX1 and larger": all of its terms hold.
public struct ProfileConjunction: Hashable, Sendable {
  /// At most one for each axis, in the axes' order; none for all profiles.
  public let terms: [Term]

  /// A claim of those terms.
  public init(_ terms: [Term]) { self.terms = terms }

  /// What is asked on one axis.
  public struct Term: Hashable, Sendable {
    /// What is compared.
    public let axis: ConditionAxis
    /// How.
    public let test: Test
    /// A claim over one axis.
    public init(_ axis: ConditionAxis, _ test: Test) { (self.axis, self.test) = (axis, test) }
  }

  /// How a profile's value is tested.
  public enum Test: Hashable, Sendable {
    /// The value is one of these.
    case oneOf([Condition.Value])
    /// The value is none of these.
    case noneOf([Condition.Value])
    /// On an ordered axis.
    case atMost(Condition.Value)
    /// On an ordered axis.
    case atLeast(Condition.Value)
    /// On an ordered axis, both ends included.
    case between(Condition.Value, Condition.Value)
  }
}

extension ProfileConjunction {
  /// True where every term holds.
  public func holds(for profile: Profile, in environment: LayoutEnvironment) -> Bool {
    terms.allSatisfy { $0.test.holds($0.axis.value(of: profile, in: environment)) }
  }

  /// The same claim as a condition of the design; nil where that can't ask for it, or for all profiles.
  public var condition: Condition? {
    let parts = terms.map(\.designTerms)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return Condition(parts.flatMap(\.self))
  }
}

extension ProfileConjunction.Test {
  func holds(_ value: Condition.Value) -> Bool {
    switch self {
    case .oneOf(let values): values.contains(value)
    case .noneOf(let values): !values.contains(value)
    case .atMost(let bound): value.ordinal <= bound.ordinal
    case .atLeast(let bound): value.ordinal >= bound.ordinal
    case .between(let least, let greatest):
      least.ordinal <= value.ordinal && value.ordinal <= greatest.ordinal
    }
  }
}

extension ProfileConjunction.Term {
  /// Empty where the design's conditions can't say it.
  fileprivate var designTerms: [Condition.Term] {
    guard let asked = axis.designAxis else { return [] }
    switch test {
    case .oneOf(let values):
      // The initial state has no name of its own that a condition could ask for.
      return values.count == 1 && values[0] != .word("")
        ? [Condition.Term(asked, .equal, value: values[0])] : []
    case .noneOf(let values):
      return values.contains(.word("")) ? [] : values.map { Condition.Term(asked, .different, value: $0) }
    case .atMost(let bound): return [Condition.Term(asked, .atMost, value: bound)]
    case .atLeast(let bound): return [Condition.Term(asked, .atLeast, value: bound)]
    case .between(let least, let greatest):
      return [Condition.Term(asked, .atLeast, value: least), Condition.Term(asked, .atMost, value: greatest)]
    }
  }
}

extension ProfileConjunction.Term: Shaped {
  public static let shape = ValueShape<Self>.record("One term of a condition over profiles.") {
    Column("axis", "What is asked, such as width (points), textSize, vclass, device.", from: \.axis.rawValue)
    Column.optional("oneOf", "It is one of these.", from: \.among, as: .list(bound))
    Column.optional("noneOf", "It is none of these.", from: \.except, as: .list(bound))
    Column.optional("atLeast", "It is this or more.", from: \.least, as: bound)
    Column.optional("atMost", "It is this or less.", from: \.greatest, as: bound)
  }.shared(as: "term")

  /// A word or a number.
  private static let bound = ValueShape<JSON>.json(Schema(types: ["string", "number"]))

  private var among: [JSON]? { if case .oneOf(let values) = test { values.map(json) } else { nil } }
  private var except: [JSON]? { if case .noneOf(let values) = test { values.map(json) } else { nil } }

  private var least: JSON? {
    switch test {
    case .atLeast(let bound), .between(let bound, _): json(bound)
    default: nil
    }
  }

  private var greatest: JSON? {
    switch test {
    case .atMost(let bound), .between(_, let bound): json(bound)
    default: nil
    }
  }

  private func json(_ value: Condition.Value) -> JSON {
    switch value {
    case .number(let number): JSON(number)
    case .word: .string(value.spelled(on: axis))
    }
  }
}
