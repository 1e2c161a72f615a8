import ConstraintSolver
import DesignModel

/// What a row of the linear system is, apart from the numbers in it: rows of different systems are the same rule if their
/// keys are equal.
struct RuleKey: Hashable {
  private let kind: Kind
  /// The view or constraint that the rule belongs to; a size's place among variables.
  private let owner: Int
  private var axis = Axis.horizontal

  private enum Kind: Hashable {
    case constraint, window, hugging, compression, leftEdge, lowerBound
    case stack(StackRule.Role, view: Int, isAtStart: Bool)
  }

  /// The key of a row.
  init(_ source: RowSource) {
    switch source {
    case .constraint(let place): (kind, owner) = (.constraint, place)
    case .window(let axis, _): (kind, owner, self.axis) = (.window, 0, axis)
    case .hugging(let view, let axis, _): (kind, owner, self.axis) = (.hugging, view, axis)
    case .compression(let view, let axis, _): (kind, owner, self.axis) = (.compression, view, axis)
    case .leftEdge(let view): (kind, owner) = (.leftEdge, view)
    case .stack(let rule):
      kind = .stack(rule.role, view: rule.view, isAtStart: rule.first == .near(rule.view))
      (owner, axis) = (rule.stack, rule.axis)
    }
  }

  /// The key of a size's lower bound, by the size's place among variables.
  init(lowerBoundAt place: Int) { (kind, owner) = (.lowerBound, place) }
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
