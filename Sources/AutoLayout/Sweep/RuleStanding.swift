import ConstraintSolver
import DesignModel

/// What a row of the linear system is, apart from the numbers in it: rows of different systems are the same rule if their
/// keys are equal.
struct RuleKey: Hashable {
  private let kind: Int
  private let first: Int
  private let second: Int
  /// The place among rows of the same source.
  private var ordinal = 0

  /// The key of the first row of a source.
  init(_ source: RowSource) {
    switch source {
    case .constraint(let place): (kind, first, second) = (0, place, 0)
    case .window(let axis, _): (kind, first, second) = (1, axis.rank, 0)
    case .hugging(let view, let axis, _): (kind, first, second) = (2, view, axis.rank)
    case .compression(let view, let axis, _): (kind, first, second) = (3, view, axis.rank)
    case .stackStart(let stack, let view): (kind, first, second) = (4, stack, view)
    case .stackEnd(let stack, let view): (kind, first, second) = (5, stack, view)
    case .spacing(let stack, let view, _, _): (kind, first, second) = (6, stack, view)
    case .equalSize(let stack, let view, _): (kind, first, second) = (7, stack, view)
    case .equalGap(let stack, let view): (kind, first, second) = (8, stack, view)
    case .equalCentering(let stack, let view): (kind, first, second) = (9, stack, view)
    case .proportion(let stack, let view): (kind, first, second) = (10, stack, view)
    case .alignment(let stack, let view): (kind, first, second) = (11, stack, view)
    case .inside(let stack, let view): (kind, first, second) = (12, stack, view)
    case .fit(let stack): (kind, first, second) = (13, stack, 0)
    }
  }

  /// The key of a size's lower bound, by the size's place among variables.
  init(lowerBoundAt place: Int) { (kind, first, second) = (14, place, 0) }

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

extension Axis {
  fileprivate var rank: Int { self == .horizontal ? 0 : 1 }
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
