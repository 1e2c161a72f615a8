import DesignModel

/// The steps that put content into a scroll view so that the screen looks as before where all of it fits: the content
/// is at least as high as the scroll view, and no higher than it must be.
enum ScrollWrap {
  /// Lets a view scroll where it stands; the scroll view takes its place, and its constraints to what is around it.
  ///
  /// It does nothing unless the view is held at the top and at the bottom by required constraints to what is outside of
  /// it, stands in a plain view, and neither holds a scroll view nor lies in one.
  static func wrap(_ view: View, _ draft: inout RepairDraft) throws(DesignError) {
    let screen = draft.screen
    let scrolling = screen.subtrees(of: [view.id])
    guard let parent = view.parent.flatMap({ screen.view($0) }), parent.kind == .view,
      isHeld(view.id, screen), !hasScroll(around: view.id, screen),
      let bridges = Bridges(
        from: scrolling.subtracting([view.id]), outOf: scrolling, withSides: false, in: screen)
    else { return }
    let frame = screen.constraints.filter { $0.isOfFrame(view.id, in: screen) }
    var attributes = Attributes()
    attributes.avoidsKeyboard =
      screen.takesText(in: view.id) && !frame.contains { $0.speaksOf(.keyboard) }
    let place = screen.children(of: parent.id).firstIndex { $0.id == view.id } ?? 0
    let scroll = try draft.addView("scroll", .scroll, in: parent.id, at: place, with: attributes)
    for constraint in frame { try draft.set(constraint.moved(from: view.id, to: Item(scroll))) }
    try draft.move(view.id, to: scroll)
    try fill(scroll, with: view.id, &draft)
    for constraint in bridges.turned(to: view.id) { try draft.set(constraint) }
    try Padding.enclose(view.id, &draft)
  }

  /// Lets all texts and controls of the screen scroll, with what is bound to them from above or below, between the safe
  /// area's top and the keyboard.
  ///
  /// It does nothing where the screen has a scroll view already.
  static func wrapContent(_ draft: inout RepairDraft) throws(DesignError) {
    let screen = draft.screen
    let moved = screen.viewsToScroll
    guard let first = moved.first, !screen.views.contains(where: { $0.kind == .scroll }),
      let bridges = Bridges(
        from: screen.subtrees(of: Set(moved)), outOf: screen.subtrees(of: Set(moved)), withSides: true,
        in: screen)
    else { return }
    let place = screen.children(of: .root).firstIndex { $0.id == first } ?? 0
    let scroll = try draft.addView("scroll", .scroll, in: .root, at: place)
    let content = try draft.addView("content", .view, in: scroll, at: 0)
    let (safeArea, root) = (Item(.root, .safeArea), Item(.root))
    try draft.constrain(AnchoredItem(Item(scroll), .top), .equal, to: AnchoredItem(safeArea, .top))
    try draft.constrain(AnchoredItem(Item(scroll), .leading), .equal, to: AnchoredItem(root, .leading))
    try draft.constrain(AnchoredItem(Item(scroll), .trailing), .equal, to: AnchoredItem(root, .trailing))
    try draft.constrain(AnchoredItem(Item(scroll), .bottom), .equal, to: screen.endOfRoom(for: .root))
    try fill(scroll, with: content, &draft)
    for view in moved { try draft.move(view, to: content) }
    for constraint in bridges.turned(to: content) { try draft.set(constraint) }
    try Padding.enclose(content, &draft)
  }

  /// Makes a view all that scrolls, as `wrap` does.
  private static func fill(
    _ scroll: ObjectID, with view: ObjectID, _ draft: inout RepairDraft
  ) throws(DesignError) {
    let content = ScrollContent(view, in: scroll)
    for edge in content.edges { try draft.constrain(edge) }
    try draft.constrain(content.fills, named: "\(name(view, draft))-fills")
    try draft.constrain(content.fits, named: "\(name(view, draft))-fits")
  }

  private static func name(_ view: ObjectID, _ draft: RepairDraft) -> String { draft.screen.name(of: view) }

  /// True if required constraints hold the view's top and its bottom to what is outside of it, wherever it is shown.
  private static func isHeld(_ view: ObjectID, _ screen: Screen) -> Bool {
    let held = screen.constraints.filter {
      $0.isOfFrame(view, in: screen) && $0.second != nil && $0.relation == .equal && screen.isCertain($0)
    }
    return [Anchor.top, .bottom].allSatisfy { edge in
      held.contains { constraint in
        [constraint.first, constraint.second].contains { $0 == AnchoredItem(Item(view), edge) }
      }
    }
  }

  private static func hasScroll(around view: ObjectID, _ screen: Screen) -> Bool {
    screen.views.contains {
      $0.kind == .scroll && (screen.contains(view, under: $0.id) || screen.contains($0.id, under: view))
    }
  }
}

extension LayoutConstraint {
  /// True if one side is that region of the root.
  fileprivate func speaksOf(_ region: Region) -> Bool {
    first.item == Item(.root, region) || second?.item == Item(.root, region)
  }
}
