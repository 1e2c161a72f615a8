import DesignModel

extension LayoutAnswer {
  /// A stack's rule as UIKit has it; none for what is not required, which contradicts nothing.
  func equations(of rule: StackRule) -> [RuleEquation] {
    guard let constraint = rule.constraint, let second = rule.second else { return [] }
    let equation = RuleEquation(
      origin: .stack(constraint), side(rule.first, of: rule), rule.relation, to: side(second, of: rule),
      constant: rule.constant)
    return [equation] + edges(of: second, rule) + edges(of: rule.first, rule)
  }

  private func side(_ measure: StackRule.Measure, of rule: StackRule) -> AnchoredItem {
    let axis = rule.axis
    switch measure {
    case .near(let item): return side(item, axis.near)
    case .far(let item): return side(item, axis.far)
    case .center(let item): return side(item, axis == .horizontal ? .centerX : .centerY)
    case .size(let item): return side(item, axis.sizeAnchor)
    case .firstBaseline(let item): return side(item, .firstBaseline)
    case .lastBaseline(let item): return side(item, .lastBaseline)
    case .gap(_, let view): return gap(before: view, of: rule, axis.sizeAnchor)
    case .centers: preconditionFailure("Distances of centres are never required")
    }
  }

  /// The guide that fills the gap before a view.
  private func gap(before view: Int, of rule: StackRule, _ anchor: Anchor) -> AnchoredItem {
    AnchoredItem(Item(ObjectID("\(id(rule.stack))/\(id(view))")), anchor)
  }

  /// Where the guide of a gap lies; nothing for other measures.
  private func edges(of measure: StackRule.Measure, _ rule: StackRule) -> [RuleEquation] {
    guard case .gap(let previous, let view) = measure else { return [] }
    let axis = rule.axis
    return [
      RuleEquation(
        origin: .stack(.gapEdge), gap(before: view, of: rule, axis.near), .equal, to: side(previous, axis.far)
      ),
      RuleEquation(
        origin: .stack(.gapEdge), side(view, axis.near), .equal, to: gap(before: view, of: rule, axis.far)),
    ]
  }
}

extension StackRule {
  /// What UIStackView makes of the rule; nil for what it doesn't require.
  fileprivate var constraint: RuleEquation.StackConstraint? {
    switch role {
    case .start, .end: .connection
    case .spacing: .spacing
    case .equalSize: .equalSize
    case .equalGap: .equalGap
    case .alignment: isOfBaselines ? .alignment : .connection
    case .inside: .boundary
    case .equalCentering, .proportion, .fit: nil
    }
  }

  private var isOfBaselines: Bool {
    switch first {
    case .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}

extension Axis {
  /// The anchor of a size along the axis.
  var sizeAnchor: Anchor { self == .horizontal ? .width : .height }
  fileprivate var near: Anchor { self == .horizontal ? .leading : .top }
  fileprivate var far: Anchor { self == .horizontal ? .trailing : .bottom }
}
