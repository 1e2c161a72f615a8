import DesignModel

/// What comparing the layouts of two versions of a screen needs of their trees, by place in the later screen.
struct PairedTrees {
  let before, after: ScreenIndex
  /// What the layouts of each share of what can be reached.
  let reached: (before: ReachedTree, after: ReachedTree)
  /// The place of each view's parent; nil for the root.
  private(set) var parents: [Int?] = []
  /// The place of each view in the earlier screen; nil for a new one.
  private(set) var earlier: [Int?] = []
  /// True for what lies in a scroll view, where people can get at what is outside the window.
  private(set) var isScrolled: [Bool] = []

  /// Trees of two versions of a screen, whose views keep their identities; or of two screens, whose views `match` knows.
  init(from before: Screen, to after: Screen, by match: ViewMatch? = nil) {
    (self.before, self.after) = (ScreenIndex(before), ScreenIndex(after))
    reached = (ReachedTree(self.before), ReachedTree(self.after))
    for view in after.views {
      let parent = view.parent.flatMap { self.after.index(of: $0) }
      parents.append(parent)
      let old = match.map { $0.earlier[view.id] } ?? view.id
      earlier.append(old.flatMap { self.before.index(of: $0) })
      isScrolled.append(parent.map { isScrolled[$0] || after.views[$0].kind == .scroll } ?? false)
    }
  }

  func named(_ place: Int) -> NamedObject {
    let view = after.screen.views[place]
    return NamedObject(view.id, view.name)
  }

  /// The layouts of a screen's views in the screen's order; nil for one that the layout lacks.
  static func aligned(_ layout: ScreenLayout, to screen: Screen) -> [ViewLayout?] {
    if layout.views.count == screen.views.count,
      zip(layout.views, screen.views).allSatisfy({ $0.view == $1.id })
    {
      return layout.views
    }
    let views = Dictionary(layout.views.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
    return screen.views.map { views[$0.id] }
  }
}
