import DesignModel

/// A rule that a stack brings with it: `first relation multiplier × second + constant` along one axis.
///
/// The row of the linear system, its name in answers and the equation in UIKit's words all come from this one statement.
struct StackRule {
  /// The stack, by index.
  let stack: Int
  /// What the rule sees to.
  let role: Role
  /// The view that it is about; the stack itself where it is about all of them.
  let view: Int
  /// Along which axis it measures.
  let axis: Axis
  /// The left side.
  let first: Measure
  /// How the left side stands to the right one.
  var relation = Relation.equal
  /// What the right side measures; nil for a constant.
  var second: Measure?
  /// The factor of the right side's measure.
  var multiplier = 1.0
  /// Points.
  var constant = 0.0
  /// What UIKit requires has 1000.
  var priority = required

  /// The priority of what must hold.
  static let required = 1000.0

  /// What a rule sees to.
  enum Role: Hashable {
    /// The first view starts where the stack does.
    case start
    /// The last view ends where the stack does.
    case end
    /// The space before a view.
    case spacing
    /// A view is as large as the first one.
    case equalSize
    /// The gap before a view is that between the first two.
    case equalGap
    /// The distance of centres before a view is that of the first two.
    case equalCentering
    /// A view takes its share of the stack.
    case proportion
    /// A view lies across the stack as the alignment says.
    case alignment
    /// A view stays inside the stack across its axis.
    case inside
    /// The stack is no larger than its views need.
    case fit
  }

  /// What one side measures, of items by index.
  enum Measure: Equatable {
    /// The leading or top edge.
    case near(Int)
    /// The trailing or bottom edge.
    case far(Int)
    case center(Int)
    case size(Int)
    case firstBaseline(Int)
    case lastBaseline(Int)
    /// The length from one view's far edge to the next one's near edge.
    case gap(after: Int, before: Int)
    /// The length from one view's centre to that of the next.
    case centers(from: Int, to: Int)
  }
}

extension StackRule {
  /// The rule in the words of the answer; `name` says what the view at an index is called.
  func words(_ name: (Int) -> String) -> String {
    switch role {
    case .start: "stack starts with \(name(view))"
    case .end: "stack ends with \(name(view))"
    case .spacing:
      "stack spacing \(relation == .atLeast ? "at least " : "")\(constant.inPoints) before \(name(view))"
    case .equalSize: "stack makes \(name(view)) as large as \(name(example))"
    case .equalGap: "stack gap before \(name(view)) equals its first"
    case .equalCentering: "stack centers \(name(view)) evenly"
    case .proportion: "stack gives \(name(view)) its share"
    case .alignment: "stack alignment of \(name(view))\(edge.map { Rule.atEdge + $0 } ?? "")"
    case .inside: "stack holds \(name(view))\(edge.map { Rule.atEdge + $0 } ?? "")"
    case .fit: "stack fits its views"
    }
  }

  /// The stack's edge that the view meets or keeps inside of; nil for a rule of centres or baselines.
  private var edge: String? {
    switch first {
    case .near: axis == .horizontal ? "leading edge" : "top"
    case .far: axis == .horizontal ? "trailing edge" : "bottom"
    default: nil
    }
  }

  /// The view that the right side measures the size of; the rule's own where it measures something else.
  private var example: Int {
    if case .size(let item)? = second { item } else { view }
  }
}
