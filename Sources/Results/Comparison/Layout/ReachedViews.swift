import DesignModel

/// What people can bring into sight in one of two layouts that are compared.
struct ReachedViews {
  private let screen: Screen
  private let layout: ScreenLayout
  private let environment: LayoutEnvironment
  private let reachability: Reachability
  private let isOfUse: [Bool]

  init(_ tree: ReachedTree, _ layout: ScreenLayout, in environment: LayoutEnvironment) {
    let settled = environment.settled(for: tree.screen)
    (screen, self.layout, self.environment, isOfUse) = (tree.screen, layout, settled, tree.isOfUse)
    reachability = Reachability(
      of: tree.screen, on: layout, in: settled, superviews: tree.superviews)
  }

  /// True for a text or control that is shown where no scrolling brings it into sight; one without an area is said
  /// otherwise.
  func isOutOfReach(_ place: Int) -> Bool {
    let view = layout.views[place]
    guard view.isContent(ofUse: isOfUse[place]), !isWithoutArea(view) else { return false }
    return reachability.outOfSight(at: place) != nil || reachability.sideCover(at: place) != nil
  }

  /// True for a view that is shown, and is a line or a point.
  func isWithoutArea(_ view: ViewLayout) -> Bool {
    !view.isHidden && min(view.screenFrame.width, view.screenFrame.height) <= environment.halfPixel
  }
}

/// What all layouts of a screen share of what can be reached.
struct ReachedTree {
  let screen: Screen
  /// The place of each view's superview; -1 for the root.
  let superviews: [Int]
  /// True for a view that counts without a text, in some variation at least.
  let isOfUse: [Bool]

  init(_ index: ScreenIndex) {
    screen = index.screen
    superviews = screen.views.map { view in view.parent.flatMap { index.index(of: $0) } ?? -1 }
    var isOfUse = screen.views.map { $0.attributes.areOfUse(on: $0.kind) }
    for case .view(let id, let changed) in screen.variations.map(\.change) {
      guard let place = index.index(of: id) else { continue }
      let view = screen.views[place]
      if view.attributes.overridden(by: changed).areOfUse(on: view.kind) { isOfUse[place] = true }
    }
    self.isOfUse = isOfUse
  }
}
