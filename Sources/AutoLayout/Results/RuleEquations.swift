import ConstraintSolver
import DesignModel

/// A conflict as equations between anchors.
public struct ConflictEquations: Hashable, Sendable {
  /// The equations in the conflict's order, and behind them those of the built-in guides that they speak of; each once.
  ///
  /// That a size is at least 0 is no equation of UIKit's, so that it is not among them. A gap between the views of a
  /// stack is an item of the identity `STACK/VIEW`, after the view behind it.
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
    let source = lowering.sources[row]
    if case .constraint(let place) = source { return [equation(ofConstraint: place)] }
    let isSecond = row > 0 && lowering.sources[row - 1] == source
    return builtIn(source, isSecond)
  }

  private func equation(ofConstraint place: Int) -> RuleEquation {
    let constraint = settled.prepared.screen.constraints[place]
    let active = settled.active.first { $0.index == place }
    var equation = RuleEquation(
      .constraint(constraint.id), constraint.first.ofGuide, constraint.relation, constraint.second?.ofGuide,
      constant: active?.constant ?? constraint.constant)
    equation.multiplier = constraint.multiplier
    return equation
  }

  /// Those rules that are required; weaker ones contradict nothing.
  ///
  /// Of two rows of one rule the second is that of the
  /// trailing or bottom edge.
  private func builtIn(_ source: RowSource, _ isSecond: Bool) -> [RuleEquation] {
    switch source {
    case .window(let axis, let size):
      return [RuleEquation(.window, side(0, axis.sizeAnchor), .equal, constant: size)]
    case .hugging(let view, let axis, let size), .compression(let view, let axis, let size):
      let (hugging, compression) = (settled.traits[view].hugging, settled.traits[view].compression)
      let origin: RuleEquation.Origin =
        axis == .horizontal
        ? .contentSize(hugging: hugging.horizontal, compression: compression.horizontal)
        : .contentSize(hugging: hugging.vertical, compression: compression.vertical)
      return [RuleEquation(origin, side(view, axis.sizeAnchor), .equal, constant: size)]
    case .stackStart(let stack, let first): return [start(stack, settled.traits[stack].axis, first)]
    case .stackEnd(let stack, let last): return [end(stack, settled.traits[stack].axis, last)]
    case .spacing(let stack, let view, let gap, let isLeast):
      let axis = settled.traits[stack].axis
      return [
        RuleEquation(
          .stack(.spacing), side(view, axis.near), isLeast ? .atLeast : .equal,
          side(before(view, in: stack), axis.far), constant: gap)
      ]
    case .equalSize(let stack, let view, let first):
      let anchor = settled.traits[stack].axis.sizeAnchor
      return [RuleEquation(.stack(.equalSize), side(view, anchor), .equal, side(first, anchor))]
    case .equalGap(let stack, let view): return equalGap(stack, view)
    case .alignment(let stack, let view): return [alignment(stack, view, isSecond)]
    case .inside(let stack, let view): return [inside(stack, view, isSecond)]
    case .constraint, .equalCentering, .proportion, .fit: return []
    }
  }

  private func side(_ view: Int, _ anchor: Anchor) -> AnchoredItem { AnchoredItem(Item(id(view)), anchor) }

  // MARK: Stacks

  private func arranged(in stack: Int) -> [Int] { tree.children[stack].filter { !settled.isDropped[$0] } }

  private func before(_ view: Int, in stack: Int) -> Int {
    let arranged = arranged(in: stack)
    return arranged[arranged.firstIndex(of: view)! - 1]
  }

  private func margins(of stack: Int) -> DirectedInsets {
    settled.traits[stack].layoutMargins == nil ? .zero : lowering.inputs.regions.margins[stack]
  }

  private func start(
    _ stack: Int, _ axis: Axis, _ view: Int, _ relation: Relation = .equal,
    _ rule: RuleEquation.StackRule = .connection
  ) -> RuleEquation {
    RuleEquation(
      .stack(rule), side(view, axis.near), relation, side(stack, axis.near),
      constant: margins(of: stack).before(axis))
  }

  private func end(
    _ stack: Int, _ axis: Axis, _ view: Int, _ relation: Relation = .equal,
    _ rule: RuleEquation.StackRule = .connection
  ) -> RuleEquation {
    RuleEquation(
      .stack(rule), side(stack, axis.far), relation, side(view, axis.far),
      constant: margins(of: stack).after(axis))
  }

  private func alignment(_ stack: Int, _ view: Int, _ isSecond: Bool) -> RuleEquation {
    let cross = settled.traits[stack].axis.across
    switch settled.traits[stack].alignment {
    case .fill where isSecond, .trailing, .bottom: return end(stack, cross, view)
    case .fill, .leading, .top: return start(stack, cross, view)
    case .center:
      let margins = margins(of: stack)
      let anchor: Anchor = cross == .horizontal ? .centerX : .centerY
      return RuleEquation(
        .stack(.connection), side(view, anchor), .equal, side(stack, anchor),
        constant: (margins.before(cross) - margins.after(cross)) / 2)
    case .firstBaseline, .lastBaseline:
      if cross == .horizontal { return start(stack, cross, view) }
      let isFirst = settled.traits[stack].alignment == .firstBaseline
      let anchor: Anchor = isFirst ? .firstBaseline : .lastBaseline
      return RuleEquation(
        .stack(.alignment), side(view, anchor), .equal, side(arranged(in: stack)[0], anchor))
    }
  }

  private func inside(_ stack: Int, _ view: Int, _ isSecond: Bool) -> RuleEquation {
    let cross = settled.traits[stack].axis.across
    let isFirstView = view == arranged(in: stack).first
    let isLeading =
      switch settled.traits[stack].alignment {
      case .fill, .leading, .top: false
      case .trailing, .bottom: true
      case .center: !isSecond
      case .firstBaseline: cross == .vertical && isFirstView && !isSecond
      case .lastBaseline: cross == .vertical && !(isFirstView && isSecond)
      }
    return isLeading
      ? start(stack, cross, view, .atLeast, .boundary) : end(stack, cross, view, .atLeast, .boundary)
  }

  private func equalGap(_ stack: Int, _ view: Int) -> [RuleEquation] {
    let axis = settled.traits[stack].axis
    let second = arranged(in: stack)[1]
    func gap(_ view: Int, _ anchor: Anchor) -> AnchoredItem {
      AnchoredItem(Item(ObjectID("\(id(stack))/\(id(view))")), anchor)
    }
    let edges = [second, view].flatMap { view in
      [
        RuleEquation(
          .stack(.gapEdge), gap(view, axis.near), .equal, side(before(view, in: stack), axis.far)),
        RuleEquation(.stack(.gapEdge), side(view, axis.near), .equal, gap(view, axis.far)),
      ]
    }
    let widths = RuleEquation(
      .stack(.equalGap), gap(view, axis.sizeAnchor), .equal, gap(second, axis.sizeAnchor))
    return [widths] + edges
  }

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
        ? RuleEquation(.guide(item, edge: name), guide, .equal, owner, constant: inset)
        : RuleEquation(.guide(item, edge: name), owner, .equal, guide, constant: inset)
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

extension Axis {
  fileprivate var sizeAnchor: Anchor { self == .horizontal ? .width : .height }
  fileprivate var near: Anchor { self == .horizontal ? .leading : .top }
  fileprivate var far: Anchor { self == .horizontal ? .trailing : .bottom }
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
