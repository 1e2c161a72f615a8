import ConstraintSolver
import DesignModel

/// A conflict as equations between anchors.
public struct ConflictEquations: Hashable, Sendable {
  /// The equations in the conflict's order, and after them those of the built-in guides that they speak of; each once.
  ///
  /// That a size is at least 0 is no equation of UIKit's, so that it is not among them. A gap between the views of a
  /// stack is an item of the identity `STACK/VIEW`, after the view before it.
  public var equations: [RuleEquation]
  /// The first one that the layout breaks; nil where it breaks none, such as by a size below 0.
  public var broken: RuleEquation?
}

extension LayoutExplanation {
  /// The equations of each conflict.
  public func conflictEquations() -> [ConflictEquations] {
    explainer.solution.conflicts.map { members in
      let rows = members.map { (rank: report.ranked($0).rank, member: $0) }.sorted { $0.rank < $1.rank }
      var equations: [RuleEquation] = []
      var broken: RuleEquation?
      for case .constraint(let row) in rows.map(\.member) {
        let own = report.equations(of: row.value)
        equations += own
        if broken == nil, explainer.solution.violations[row.value] > 0 { broken = own.first }
      }
      let guides = equations.flatMap { [$0.first, $0.second].compactMap(\.self) }.flatMap(report.guideEdges)
      var seen: Set<RuleEquation> = []
      return ConflictEquations(
        equations: (equations + guides).filter { seen.insert($0).inserted }, broken: broken)
    }
  }
}

extension LayoutAnswer {
  /// The equations of a row.
  fileprivate func equations(of row: Int) -> [RuleEquation] {
    switch lowering.sources[row] {
    case .constraint(let place): return [equation(ofConstraint: place)]
    case .window(let axis, let size):
      return [RuleEquation(origin: .window, side(0, axis.sizeAnchor), .equal, constant: size)]
    case .hugging(let view, let axis, let size), .compression(let view, let axis, let size):
      return [
        RuleEquation(origin: contentSize(of: view, axis), side(view, axis.sizeAnchor), .equal, constant: size)
      ]
    case .stack(let rule): return equations(of: rule)
    case .leftEdge: return []
    }
  }

  private func equation(ofConstraint place: Int) -> RuleEquation {
    let constraint = settled.prepared.screen.constraints[place]
    let active = settled.active.first { $0.index == place }
    var equation = RuleEquation(
      origin: .constraint(constraint.id), constraint.first.ofGuide, constraint.relation,
      to: constraint.second?.ofGuide,
      constant: active?.constant ?? constraint.constant)
    equation.multiplier = constraint.multiplier
    return equation
  }

  private func contentSize(of view: Int, _ axis: Axis) -> RuleEquation.Origin {
    let (hugging, compression) = (settled.traits[view].hugging, settled.traits[view].compression)
    return axis == .horizontal
      ? .contentSize(hugging: hugging.horizontal, compression: compression.horizontal)
      : .contentSize(hugging: hugging.vertical, compression: compression.vertical)
  }

  /// A view's anchor.
  func side(_ view: Int, _ anchor: Anchor) -> AnchoredItem { AnchoredItem(Item(id(view)), anchor) }

  // MARK: Guides

  /// Where the edges lie that an anchor of a built-in guide depends on; none for the guides of scroll views.
  fileprivate func guideEdges(_ side: AnchoredItem) -> [RuleEquation] {
    let item = side.item
    guard [.safeArea, .layoutMargins, .readableContent, .keyboard].contains(item.region),
      let view = settled.prepared.screen.place(of: item.owner)
    else { return [] }
    let insets = lowering.inputs.regions.insets(
      of: AnchorPlace(side, item: view, other: nil, tree))
    return side.anchor.edges.map { edge in
      let owner = AnchoredItem(Item(item.region == .keyboard ? .root : item.owner), edge)
      let guide = AnchoredItem(item, edge)
      let physical = insets.physical(isRightToLeft: settled.isRightToLeft)
      let name = edge.physical(isRightToLeft: settled.isRightToLeft)
      let inset = physical.at(name)
      return edge.isStart
        ? RuleEquation(origin: .guide(item, edge: name), guide, .equal, to: owner, constant: inset)
        : RuleEquation(origin: .guide(item, edge: name), owner, .equal, to: guide, constant: inset)
    }
  }
}

extension AnchoredItem {
  /// A margin edge of a view as that edge of its margins' guide.
  fileprivate var ofGuide: AnchoredItem {
    guard anchor.isOfMargins, let edge = anchor.withinMargins else { return self }
    return AnchoredItem(Item(item.owner, .layoutMargins), edge)
  }
}

extension Anchor {
  /// The edges that the anchor depends on.
  fileprivate var edges: [Anchor] {
    switch self {
    case .leading, .trailing, .left, .right, .top, .bottom: [self]
    case .centerX, .width: [.leading, .trailing]
    default: [.top, .bottom]
    }
  }

  fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }

  fileprivate func physical(isRightToLeft: Bool) -> Anchor {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}

extension EdgeInsets {
  fileprivate func at(_ edge: Anchor) -> Double {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    default: bottom
    }
  }
}
