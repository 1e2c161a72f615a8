import ConstraintSolver
import DesignModel

/// What a row of the linear system is, apart from the numbers in it: rows of different systems are the same rule if their
/// keys are equal.
struct RuleKey: Hashable {
  private let kind: Kind
  /// The view or constraint that the rule belongs to; a size's place among variables.
  private let owner: Int
  /// The place among rows of the same rule, such as those of both edges that a view is aligned by.
  private var ordinal = 0

  private enum Kind: Hashable {
    case constraint, leftEdge, lowerBound
    case window(Axis)
    case hugging(Axis)
    case compression(Axis)
    case stack(StackRule.Role, view: Int)
  }

  /// The key of the first row of a rule.
  init(_ source: RowSource) {
    switch source {
    case .constraint(let place): (kind, owner) = (.constraint, place)
    case .window(let axis, _): (kind, owner) = (.window(axis), 0)
    case .hugging(let view, let axis, _): (kind, owner) = (.hugging(axis), view)
    case .compression(let view, let axis, _): (kind, owner) = (.compression(axis), view)
    case .leftEdge(let view): (kind, owner) = (.leftEdge, view)
    case .stack(let rule): (kind, owner) = (.stack(rule.role, view: rule.view), rule.stack)
    }
  }

  /// The key of a size's lower bound, by the size's place among variables.
  init(lowerBoundAt place: Int) { (kind, owner) = (.lowerBound, place) }

  /// The keys of all rows of a system.
  static func keys(_ sources: [RowSource]) -> [RuleKey] {
    var counts: [RuleKey: Int] = [:]
    return sources.map { source in
      var key = RuleKey(source)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.ordinal = count
      return key
    }
  }
}

extension Lowering {
  /// How far the left side of a row is from zero, in points of its greatest term.
  func distance(ofRow row: Int, at values: [Double]) -> Double {
    let index = ConstraintIndex(row)
    let greatest = system.terms(of: index).reduce(0) { max($0, abs($1.coefficient)) }
    return system.activity(of: index, at: values) / (greatest > 0 ? greatest : 1)
  }
}

/// A rule and how it stands.
struct RuleStanding {
  let key: RuleKey
  let rule: Rule
  /// The view and axis for a size's wish to be at most that of its content, or at least.
  let content: (view: Int, axis: Axis, isUpper: Bool)?
  let stand: RuleStand
}

extension RowSource {
  /// The view and axis for a size's wish to be at most that of its content, or at least.
  var content: (view: Int, axis: Axis, isUpper: Bool)? {
    switch self {
    case .hugging(let view, let axis, _): (view, axis, true)
    case .compression(let view, let axis, _): (view, axis, false)
    default: nil
    }
  }
}

extension RuleStand {
  /// How a row stands whose left side is `activity`, in points.
  init(_ activity: Double, _ relation: LinearRelation) {
    if abs(activity) < 1e-6 {
      self = .decisive
    } else {
      switch relation {
      case .equal: self = .broken
      case .atMost: self = activity < 0 ? .idle : .broken
      case .atLeast: self = activity > 0 ? .idle : .broken
      }
    }
  }
}
