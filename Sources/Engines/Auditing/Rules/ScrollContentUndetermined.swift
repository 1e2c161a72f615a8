import AutoLayout
import DesignModel
import Notation

/// Scroll views whose constraints don't say how large their content is.
enum ScrollContentUndetermined: LayoutRule {
  static let card = RuleCard(
    "scroll-content-undetermined", .error,
    summary: "The constraints don't say how large a scroll view's content is.",
    why: """
      A scroll view scrolls as far as its content reaches, and that follows from constraints alone: with the size left \
      open it doesn't scroll, or only by chance.
      """,
    fix: """
      Bind the content to both edges of the scroll view along the axis, without a gap in the chain between them; across \
      it, make the content as wide as `frameLayout`.
      """,
    bad: """
      add-view demo page --kind scroll
      pin demo page top,leading,trailing,bottom --to safeArea
      add-view demo note --kind label --style body --lines 0 --text 'Your order is on its way' --in page
      pin demo note top,leading,trailing
      add-constraint demo 'note.width == page.width'
      """,
    good: """
      add-view demo page --kind scroll
      pin demo page top,leading,trailing,bottom --to safeArea
      add-view demo note --kind label --style body --lines 0 --text 'Your order is on its way' --in page
      pin demo note top,leading,trailing,bottom
      add-constraint demo 'note.width == page.width'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    var words: [(scroll: ObjectID, words: [String], isBound: Bool, isHeld: Bool)] = []
    for opening in layout.openings where opening.cause != .conflict {
      let (scroll, axis) = (opening.ambiguity.view, opening.ambiguity.aspect.contentAxis)
      guard let axis else { continue }
      let reason = "\(opening.ambiguity.aspect.inWords) is open: \(reason(scroll, along: axis, in: layout))"
      let isBound = boundEdges(of: scroll, axis, layout).count == 2
      let isHeld =
        axis == .horizontal || boundEdges(of: scroll, axis, layout, orInequalities: true).count == 2
      if words.last?.scroll == scroll {
        words[words.count - 1].words.append("its \(reason)")
        words[words.count - 1].isBound = words[words.count - 1].isBound && isBound
        words[words.count - 1].isHeld = words[words.count - 1].isHeld && isHeld
      } else {
        words.append((scroll, ["\(layout.screen.name(of: scroll))'s \(reason)"], isBound, isHeld))
      }
    }
    return words.map { scroll, words, isBound, isHeld in
      let finding = Finding(
        Self.self, severity: severity(scroll, isBound: isBound, isHeld: isHeld, layout), view: scroll,
        message: words.joined(separator: "; "))
      let frames = finding.severity > .note && isBound ? emptyFrames(in: scroll, layout) : []
      return frames.isEmpty
        ? finding : finding.graded(.note).assuming("no code fills \(enumerated(frames.map(layout.name)))")
    }
  }

  /// True where all that lies in a scroll view is hidden, as in a list without rows: nothing of it can be scrolled.
  private static func showsNothing(_ scroll: ObjectID, _ layout: AuditedLayout) -> Bool {
    guard let place = layout.tree.places[scroll] else { return false }
    let inner = layout.layout.views.indices.filter { layout.tree.contains($0, under: place) }
    return !inner.isEmpty && inner.allSatisfy { layout.layout.views[$0].isHidden }
  }

  /// A note where nothing in the scroll view is shown, and what a file's edges and content ask for where both are bound; nil
  /// else.
  ///
  /// On code a warning where an inequality holds what lies between top and bottom, or where only the width is open, which texts
  /// take from the scroll view: of 4 such errors that two readers judged none was of use (docs/evidence/code-precision.md).
  private static func severity(
    _ scroll: ObjectID, isBound: Bool, isHeld: Bool, _ layout: AuditedLayout
  ) -> Severity? {
    if showsNothing(scroll, layout) { return .note }
    if isHeld, !isBound, layout.screen.isOfCode { return .warning }
    return isBound && layout.screen.isOfInterfaceBuilder ? severity(scroll, layout) : nil
  }

  /// What a file binds to both edges and leaves open in between: a note where that is a stack that is filled at run time or a
  /// view of the app's own class, which has a size of its own, else a warning.
  ///
  /// Of 4 errors that two readers judged 2 were of no use and 1 false (docs/evidence/precision.md).
  private static func severity(_ scroll: ObjectID, _ layout: AuditedLayout) -> Severity {
    let open = openViews(in: scroll, layout)
    let isFilled = open.allSatisfy { view in
      layout.attributes[view].isOfCustomClass
        || layout.kind(view) == .stack && !layout.tree.parents.contains(view)
    }
    return isFilled && !open.isEmpty ? .note : .warning
  }

  /// The plain views of code that hold and show nothing, as frames for what other classes put there, where these alone leave
  /// the content open; none elsewhere.
  private static func emptyFrames(in scroll: ObjectID, _ layout: AuditedLayout) -> [Int] {
    guard layout.screen.isOfCode else { return [] }
    let open = openViews(in: scroll, layout)
    let innermost = open.filter { view in !open.contains { layout.tree.contains($0, under: view) } }
    let areFrames = innermost.allSatisfy { view in
      layout.kind(view) == .view && !layout.tree.parents.contains(view)
        && !layout.attributes[view].isOfCustomClass && !layout.attributes[view].showsBackground
        && layout.attributes[view].ownSize == nil
    }
    return areFrames ? innermost : []
  }

  /// The views in a scroll view whose own size is open, each once.
  private static func openViews(in scroll: ObjectID, _ layout: AuditedLayout) -> [Int] {
    let open = layout.openings.map(\.ambiguity).filter {
      [.width, .height].contains($0.aspect) && layout.screen.contains($0.view, under: scroll)
    }.compactMap { layout.tree.places[$0.view] }
    return Set(open).sorted()
  }

  /// Which edge nothing is bound to, or what lies between both.
  private static func reason(_ scroll: ObjectID, along axis: Axis, in layout: AuditedLayout) -> String {
    let (start, end) = axis == .vertical ? ("top", "bottom") : ("leading edge", "trailing edge")
    let bound = boundEdges(of: scroll, axis, layout)
    switch (bound.contains(.start), bound.contains(.end)) {
    case (false, false): return "no == binds its content to its \(start) and its \(end)"
    case (true, false): return "no == binds its content to its \(end)"
    case (false, true): return "no == binds its content to its \(start)"
    case (true, true): return between(scroll, along: axis, in: layout)
    }
  }

  private static func between(_ scroll: ObjectID, along axis: Axis, in layout: AuditedLayout) -> String {
    let size: Ambiguity.Aspect = axis == .vertical ? .height : .width
    let open = layout.openings.map(\.ambiguity).filter {
      $0.aspect == size && layout.screen.contains($0.view, under: scroll)
    }.map { layout.screen.name(of: $0.view) }
    return open.isEmpty
      ? "no chain leads through its content from edge to edge"
      : "nothing says the \(size.inWords) of \(enumerated(open)) in it"
  }

  private enum Edge { case start, end }

  /// The edges of the content area to which an equation binds something in it, or an inequality where these count; both where
  /// one says its size.
  private static func boundEdges(
    of scroll: ObjectID, _ axis: Axis, _ layout: AuditedLayout, orInequalities: Bool = false
  ) -> Set<Edge> {
    var bound: Set<Edge> = []
    for constraint in layout.screen.constraints
    where constraint.isInstalled && (orInequalities || constraint.relation == .equal)
      && constraint.condition?.holds(in: layout.environment) ?? true
    {
      let sides =
        [(constraint.first, constraint.second)] + (constraint.second.map { [($0, constraint.first)] } ?? [])
      for (side, other) in sides where side.item.owner == scroll && side.anchor.axis == axis {
        let isFromWithin = other.map { isInside($0.item.owner, scroll, in: layout.screen) } ?? false
        guard side.item.region == .contentLayout || side.item.region == .bounds && isFromWithin else {
          continue
        }
        bound.formUnion(edges(side))
      }
    }
    return bound
  }

  private static func edges(_ side: AnchoredItem) -> Set<Edge> {
    switch side.anchor {
    case .top, .leading, .left, .topMargin, .leadingMargin, .leftMargin: [.start]
    case .bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin: [.end]
    case .width, .height: side.item.region == .contentLayout ? [.start, .end] : []
    default: []
    }
  }

  private static func isInside(_ owner: ObjectID, _ scroll: ObjectID, in screen: Screen) -> Bool {
    let view = screen.guide(owner)?.owner ?? screen.view(owner)?.parent
    return view.map { screen.contains($0, under: scroll) } ?? false
  }
}

extension Ambiguity.Aspect {
  /// The axis along which a scroll view's content size is spoken of; nil for places and sizes of views.
  fileprivate var contentAxis: Axis? {
    switch self {
    case .contentWidth: .horizontal
    case .contentHeight: .vertical
    default: nil
    }
  }
}
