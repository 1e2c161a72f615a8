import DesignModel
import Notation

/// Lists and backgrounds that end beside a notch or above the home indicator, where the screen goes on.
enum StopsAtSafeArea: LayoutRule {
  static let card = RuleCard(
    "stops-at-safe-area", .warning,
    summary: "A list or a background ends at the safe area, and leaves a bare strip at the screen's edge.",
    why: """
      The safe area is for what people read and touch. Rows, separators and colours that end at it leave strips beside \
      the notch and above the home indicator; lists keep their contents off both by themselves.
      """,
    fix: "Bind the view to the edges of the screen, and what people read in it to the safe area.",
    bad: """
      add-view demo bar
      pin demo bar leading,trailing,bottom --to safeArea
      add-constraint demo 'bar.height == 80'
      set-view demo root 'background=#FFFFFF'
      set-view demo bar 'background=#96588A'
      """,
    good: """
      add-view demo bar
      pin demo bar leading,trailing,bottom
      add-constraint demo 'bar.top == safeArea.bottom - 80'
      set-view demo root 'background=#FFFFFF'
      set-view demo bar 'background=#96588A'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard layout.fillsWindow, !layout.screen.rootTraits.isLaunchScreen else { return [] }
    let (bound, oneSided) = (layout.tree.safeAreaBounds.flush, layout.tree.safeAreaBounds.oneSided)
    return bound.keys.sorted().compactMap { view in
      guard !layout.layout.views[view].isHidden, !layout.isTransparent(view) else { return nil }
      let strips = Strip.all(beside: view, at: bound[view]!, layout).filter {
        ($0.side.isVertical || oneSided[view] == nil) && $0.isBare(layout)
      }
      guard let widest = strips.max(by: { $0.points < $1.points }) else { return nil }
      return Finding(
        Self.self, view: layout.id(view),
        message: "\(layout.name(view)) ends \(widest.points.shown) points before the screen's "
          + strips.map(\.side.words).joined(separator: " and ") + ", where the screen stays bare",
        measured: widest.points, required: 0)
    }
  }
}

/// What a view leaves between itself and the edge of the window, at one side.
struct Strip {
  let view: Int
  let side: Side
  let area: Rect
  var points: Double { side.isVertical ? area.height : area.width }

  /// A side of the window.
  enum Side: CaseIterable {
    case left, right, top, bottom
    var isVertical: Bool { self == .top || self == .bottom }
    var words: String { "\(self)" }
  }

  /// The strips at those edges of the safe area to which the view is bound, where it reaches from one side of the safe
  /// area to the other.
  static func all(beside view: Int, at bound: Set<Anchor>, _ layout: AuditedLayout) -> [Strip] {
    let (frame, window, safe) = (layout.frame(view), layout.window, layout.environment.safeArea)
    guard min(frame.width, frame.height) > layout.halfPixel else { return [] }
    func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= layout.halfPixel }
    let fillsWidth =
      (near(frame.x, safe.left) || near(frame.x, 0))
      && (near(frame.maxX, window.width - safe.right) || near(frame.maxX, window.width))
    guard fillsWidth else { return [] }
    let areas: [(Side, Rect, Bool)] = [
      (.left, Rect(x: 0, y: frame.y, width: safe.left, height: frame.height), near(frame.x, safe.left)),
      (
        .right, Rect(x: frame.maxX, y: frame.y, width: safe.right, height: frame.height),
        near(frame.maxX, window.width - safe.right)
      ),
      (.top, Rect(x: frame.x, y: 0, width: frame.width, height: safe.top), near(frame.y, safe.top)),
      (
        .bottom, Rect(x: frame.x, y: frame.maxY, width: frame.width, height: safe.bottom),
        near(frame.maxY, window.height - safe.bottom)
      ),
    ]
    return areas.filter { side, area, isAtEdge in
      isAtEdge && min(area.width, area.height) > layout.halfPixel
        && side.anchors.contains(where: bound.contains)
    }.map { Strip(view: view, side: $0.0, area: $0.1) }
  }

  /// True if the strip shows another colour than the view, or the view is a list whose rows end here.
  func isBare(_ layout: AuditedLayout) -> Bool {
    guard isUncovered(layout) else { return false }
    if layout.tree.isList(view), !side.isVertical { return true }
    if layout.attributes[view].isEffect { return fillsHeight(layout) }
    if layout.kind(view) == .image { return layout.attributes[view].imageName != nil }
    guard layout.kind(view) != .button, let own = layout.attributes[view].backgroundColor, own.isOpaque,
      let ground = ground(layout)
    else { return false }
    return own.value != ground.value
  }

  /// True if no view after the strip's own covers it with something.
  func isUncovered(_ layout: AuditedLayout) -> Bool { front(layout) == nil }

  /// The last view after the strip's own that covers it with something.
  private func front(_ layout: AuditedLayout) -> Int? {
    covering(layout.screen.views.indices.dropFirst(view + 1), layout).last
  }

  /// True if the view reaches from the top of the safe area to its bottom: what blurs less is a bar or a panel.
  private func fillsHeight(_ layout: AuditedLayout) -> Bool {
    let (frame, safe) = (layout.frame(view), layout.environment.safeArea)
    return frame.y <= safe.top + layout.halfPixel
      && frame.maxY >= layout.window.height - safe.bottom - layout.halfPixel
  }

  /// The colour that lies in the strip; nil for a picture or nothing.
  private func ground(_ layout: AuditedLayout) -> ColorText? {
    guard let last = covering(layout.screen.views.indices.prefix(view), layout).last else { return nil }
    return layout.attributes[last].backgroundColor
  }

  private func covering(_ views: Range<Int>, _ layout: AuditedLayout) -> [Int] {
    views.filter { other in
      !layout.layout.views[other].isHidden && !layout.isTransparent(other)
        && area.reach(beyond: layout.frame(other)) <= layout.halfPixel
        && (layout.kind(other) == .image || layout.attributes[other].backgroundColor?.isOpaque == true)
    }
  }
}

extension Strip.Side {
  /// The anchors that may bind a view to the safe area at this side.
  fileprivate var anchors: [Anchor] {
    switch self {
    case .left, .right: [.leading, .trailing, .left, .right]
    case .top: [.top]
    case .bottom: [.bottom]
    }
  }
}

extension ColorText {
  /// True if nothing shows through; a colour that only the app knows counts as one.
  var isOpaque: Bool { value.map { $0 & 0xFF == 0xFF } ?? true }
}

extension AuditedScreen {
  /// True for a table or a collection: what lays out its own rows.
  func isList(_ view: Int) -> Bool {
    view >= 0 && kinds[view] == .scroll
      && screen.constraints.contains {
        $0.origin == .autoresizing && $0.first.item == Item(screen.views[view].id, .contentLayout)
          && $0.second?.item == Item(screen.views[view].id)
      }
  }
}
