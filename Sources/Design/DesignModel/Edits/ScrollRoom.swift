/// What keeps a scroll view lower than its content may become, without which it never scrolls.
///
/// A scroll view that is only held at one end grows with its content, beyond the screen's other end.
struct ScrollRoom {
  private let screen: Screen
  private let scroll: ObjectID
  private let steps: [Step]

  /// One place that never lies above another, as a required constraint says.
  private struct Step {
    let above, below: AnchoredItem
  }

  init(of scroll: ObjectID, in screen: Screen) {
    (self.screen, self.scroll) = (screen, scroll)
    steps = screen.constraints.filter(screen.isCertain).flatMap(Self.steps)
  }

  /// The constraints that are missing; none where the scroll view's height is bounded already, or where another scroll
  /// view around it scrolls what it is too high for.
  var bounds: [ConstraintText] {
    if screen.ancestors(of: scroll).contains(where: { $0.kind == .scroll }) || hasHeight { return [] }
    return Side.allCases.flatMap(bounds(at:))
  }

  /// True if the scroll view is to fill its room, since it begins under the bars.
  ///
  /// These are then insets of its content: a scroll view as high as the content would hide as much of it.
  var isFilled: Bool {
    let (edges, root) = (Set([Anchor.top, .bottom].map { AnchoredItem(Item(scroll), $0) }), Item(.root))
    let isBehindBars = screen.constraints.filter(screen.isCertain).contains { constraint in
      guard constraint.relation == .equal, let second = constraint.second else { return false }
      return edges.contains(constraint.first) && second.item == root
        || edges.contains(second) && constraint.first.item == root
    }
    return isBehindBars && bounds.map(\.first.item) == [Item(scroll)]
  }

  private enum Side: CaseIterable { case top, bottom }

  // MARK: Heights

  /// True if a required constraint says how high the scroll view may be, whatever it holds.
  private var hasHeight: Bool {
    let height = AnchoredItem(Item(scroll), .height)
    return screen.constraints.filter(screen.isCertain).contains { constraint in
      if constraint.first == height { return constraint.relation != .atLeast && isOutside(constraint.second) }
      return constraint.second == height && constraint.relation != .atMost && isOutside(constraint.first)
    }
  }

  private func isOutside(_ anchored: AnchoredItem?) -> Bool {
    anchored.map { !screen.contains($0.item.owner, under: scroll) } ?? true
  }

  // MARK: Ends

  /// What bounds the last of the views that stand in a chain from the scroll view to that side; none where the chain
  /// ends at the root.
  private func bounds(at side: Side) -> [ConstraintText] {
    guard let ends = openEnds(at: side) else { return [] }
    return ends.map { end in
      let edge = AnchoredItem(Item(end), side == .top ? .top : .bottom)
      return ConstraintText(
        first: edge, relation: side == .top ? .atLeast : .atMost, second: limit(of: end, at: side),
        constant: 0)
    }
  }

  /// The views and guides in which the chains from the scroll view to that side end; nil if one reaches the root.
  private func openEnds(at side: Side) -> [ObjectID]? {
    var open = [AnchoredItem(Item(outermost), side == .top ? .top : .bottom)]
    var seen = Set(open)
    var ends: [ObjectID] = []
    while !open.isEmpty {
      let place = open.removeFirst()
      let next = steps.compactMap { after(place, $0, on: side) }.filter { isOutside($0) }
      if next.contains(where: { owner(of: $0) == .root }) { return nil }
      let new = next.filter { seen.insert($0).inserted }
      open += new
      if new.isEmpty, !ends.contains(place.item.owner) { ends.append(place.item.owner) }
    }
    return ends
  }

  /// The scroll view, or the outermost of the stacks in which it stands: they are as high as their views.
  private var outermost: ObjectID {
    var view = scroll
    while let parent = screen.view(view)?.parent, screen.view(parent)?.kind == .stack { view = parent }
    return view
  }

  private func owner(of place: AnchoredItem) -> ObjectID {
    screen.guide(place.item.owner)?.owner ?? place.item.owner
  }

  /// Where a step leads from a place to that side; nil if it doesn't begin there.
  private func after(_ place: AnchoredItem, _ step: Step, on side: Side) -> AnchoredItem? {
    let (from, to) = side == .top ? (step.below, step.above) : (step.above, step.below)
    guard from.item.owner == place.item.owner else { return nil }
    let isBeyond =
      side == .top
      ? from.anchor.heightRank <= place.anchor.heightRank : from.anchor.heightRank >= place.anchor.heightRank
    return isBeyond ? to : nil
  }

  /// The last place at that side of what a view stands in.
  private func limit(of view: ObjectID, at side: Side) -> AnchoredItem {
    let superview = screen.superview(of: view) ?? .root
    if superview != .root { return AnchoredItem(Item(superview), side == .top ? .top : .bottom) }
    return side == .top ? AnchoredItem(Item(.root, .safeArea), .top) : screen.endOfRoom(for: scroll)
  }

  private static func steps(of constraint: LayoutConstraint) -> [Step] {
    guard let second = constraint.second, constraint.first.anchor.dimension == .vertical else { return [] }
    let down = Step(above: second, below: constraint.first)
    let up = Step(above: constraint.first, below: second)
    return switch constraint.relation {
    case .equal: [down, up]
    case .atLeast: [down]
    case .atMost: [up]
    }
  }
}

extension Screen {
  /// The lowest place that people reach without scrolling: the keyboard's top for a view into which they type, or in
  /// which they do, else the end of the safe area.
  public func endOfRoom(for view: ObjectID) -> AnchoredItem {
    takesText(in: view)
      ? AnchoredItem(Item(.root, .keyboard), .top) : AnchoredItem(Item(.root, .safeArea), .bottom)
  }

  /// True if a view to type into is the view or lies in it.
  public func takesText(in view: ObjectID) -> Bool {
    views.contains { $0.takesText && contains($0.id, under: view) }
  }

  /// True if a constraint holds on every layout of the screen.
  public func isCertain(_ constraint: LayoutConstraint) -> Bool {
    constraint.isInstalled && constraint.condition == nil && constraint.priority.isRequired
      && !variations.contains { $0.target == constraint.id }
  }
}

extension Anchor {
  /// Where a vertical anchor lies in its item, from the top down.
  fileprivate var heightRank: Int {
    switch self {
    case .top, .topMargin: 0
    case .bottom, .bottomMargin: 2
    default: 1
    }
  }
}
