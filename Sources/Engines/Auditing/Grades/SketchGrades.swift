import DesignModel

/// Findings that rest on what an import of code lost or made up, which nobody can act on: they are notes that say so.
extension Finding {
  /// Where what is lost or made up may be the whole reason: in all that rules find in layouts.
  private static let ofGeometry = Set(layoutRules.map { $0.card.name })
  /// Where what a view shows decides: where frames are measured, but for what other views leave it.
  private static let ofContents = Set(
    layoutRules.filter { rule in
      rule.measuresFrames && !ofOthers.contains(rule.card.name)
    }.map { $0.card.name } + [LayoutDependsOnHistory.card.name])
  private static let ofOthers = [
    AmbiguousLayout.card.name, ScrollContentUndetermined.card.name, UnderBars.card.name,
  ]
  /// Where the place of a view decides that only its storyboard or xib knows.
  private static let ofPlaces = [
    UnderBars.card.name, ContentUnreachable.card.name, InReservedRegion.card.name, OutsideScreen.card.name,
    OutsideParent.card.name,
  ]
  private static let layoutRules = RuleList.all.compactMap { $0 as? any LayoutRule.Type }

  /// The finding, as a note where a view that it speaks of is a sketch, or shows a sample on which it hangs.
  func gradedAsSketch(on tree: AuditedScreen) -> Finding {
    guard severity > .note, Self.ofGeometry.contains(rule) else { return self }
    if tree.screen.root.attributes.loss == Screen.lostContents {
      return graded(.note).assuming("what the app shows changes nothing of it")
    }
    if rule == ScrollContentUndetermined.card.name, holdsEmptyClass(on: tree) {
      return graded(.note).assuming("a class that says 0 of its size does so with contents, too")
    }
    guard tree.hasSketches else { return self }
    let named = views(on: tree.screen)
    let all =
      switch rule {
      case AmbiguousLayout.card.name:
        tree.screen.around(named + tree.screen.bound(to: named, along: AmbiguousLayout.axes(of: self)))
      case ScrollContentUndetermined.card.name: named + tree.screen.views(in: named)
      case UnsatisfiableConstraints.card.name: named
      default: named + tree.screen.stackmates(of: named)
      }
    let views = all.compactMap { tree.places[$0] }.map { tree.screen.views[$0].attributes }
    // The rule itself asks who gives the colours, and no number of the layout does.
    if rule != LowContrast.card.name, views.contains(where: \.isMadeUp),
      !contradictsAsWritten(views, on: tree)
    {
      return graded(.note).assuming("what the import lost or made up changes nothing of it")
    }
    if Self.ofPlaces.contains(rule), named.contains(where: tree.unplaced.contains) {
      return graded(.note).assuming("what the import lost or made up changes nothing of it")
    }
    if rule == OverlappingViews.card.name, areToggled(on: tree) {
      return graded(.note).assuming("code shows both at once")
    }
    if rule == OutsideParent.card.name, let view, tree.screen.hasAlternative(view) {
      return graded(.note).assuming("code shows it while another view sizes what holds it")
    }
    // Of two texts that share a place by their contents, one may be empty.
    let isFilled =
      rule == AmbiguousLayout.card.name && views.contains { $0.isFiller && $0.text(.text) != nil }
    let hangsOnSample =
      isFilled || Self.ofContents.contains(rule) && views.contains { $0.isSample || $0.hasMadeUpFont }
    guard hangsOnSample || sizesOfSamplesClash(on: tree) else { return self }
    return graded(.note).assuming("what the app shows is like the sample")
  }

  /// True for a contradiction between constraints of the code alone, each as it is written there, of views of which an import
  /// lost no more than calls: as a loader of pictures, whatever such a call does, it takes none of them back.
  private func contradictsAsWritten(_ views: [Attributes], on tree: AuditedScreen) -> Bool {
    rule == UnsatisfiableConstraints.card.name
      && views.allSatisfy { !$0.isMadeUp || $0.lostCallsAlone && !$0.followsWindow }
      && ([view, constraint].compactMap(\.self) + related).allSatisfy {
        tree.screen.constraint($0) != nil && tree.imported.isFromFile($0)
      }
  }

  /// True if the size of a sample takes part in a conflict: its view is named beside the constraints.
  private func sizesOfSamplesClash(on tree: AuditedScreen) -> Bool {
    rule == UnsatisfiableConstraints.card.name
      && ([view].compactMap(\.self) + related).contains { tree.screen.view($0)?.attributes.isSample == true }
  }

  /// True if a class of the code's own that gives its views a size says in a scroll view, along the axis that is open, that one
  /// is 0 points long: it has nothing to show yet, as a chart without data.
  private func holdsEmptyClass(on tree: AuditedScreen) -> Bool {
    guard tree.screen.isOfCode, let view else { return false }
    let axes = AmbiguousLayout.axes(of: self)
    return tree.screen.views(in: [view]).compactMap { tree.screen.view($0) }.contains { inner in
      guard inner.kind == .view, let size = inner.attributes.ownSize else { return false }
      return axes.contains(.horizontal) && size.width == 0 || axes.contains(.vertical) && size.height == 0
    }
  }

  /// True if code shows or hides one of two views, or something around one of them.
  private func areToggled(on tree: AuditedScreen) -> Bool {
    views(on: tree.screen).compactMap { tree.places[$0] }.contains { place in
      ([place] + tree.ancestors(of: place)).contains { tree.screen.views[$0].attributes.isToggled }
    }
  }
}

extension Screen {
  /// True for a view that code shows or hides and that holds no end of its superview, where another view that code shows or
  /// hides holds one: each in turn sizes the superview, and this one by a constraint that is off.
  fileprivate func hasAlternative(_ view: ObjectID) -> Bool {
    guard let own = self.view(view), own.attributes.isToggled, let parent = own.parent else { return false }
    let ends = heldEnds(of: parent, by: view)
    return views.contains { other in
      other.parent == parent && other.id != view && other.attributes.isToggled
        && !isBound(view, to: other.id) && !heldEnds(of: parent, by: other.id).isSubset(of: ends)
    }
  }

  /// The axes along which a view is bound to the end of what it lies in.
  private func heldEnds(of parent: ObjectID, by view: ObjectID) -> Set<Axis> {
    let ends: Set<Anchor> = [.bottom, .right, .trailing]
    let found = constraints.filter { constraint in
      guard let second = constraint.second, ends.contains(constraint.first.anchor) else { return false }
      return ends.contains(second.anchor)
        && Set([constraint.first.item.owner, second.item.owner]) == [parent, view]
    }
    return Set(found.map(\.first.anchor.axis))
  }

  private func isBound(_ view: ObjectID, to other: ObjectID) -> Bool {
    constraints.contains { constraint in
      constraint.second.map { Set([constraint.first.item.owner, $0.item.owner]) == [view, other] } ?? false
    }
  }

  /// These, the views that lie in them, the stacks that hold them, and those that share one with them.
  fileprivate func around(_ views: [ObjectID]) -> [ObjectID] {
    let stacks = stacks(around: views)
    return views + stacks + self.views(in: views + stacks)
  }

  /// The stacks that arrange these.
  private func stacks(around views: [ObjectID]) -> [ObjectID] {
    views.compactMap { view(view($0)?.parent ?? .root) }.filter { $0.kind == .stack }.map(\.id)
  }

  /// The views that share a stack with these, and so its room.
  fileprivate func stackmates(of views: [ObjectID]) -> [ObjectID] {
    let stacks = Set(stacks(around: views))
    return self.views.filter { view in view.parent.map(stacks.contains) ?? false }.map(\.id)
  }

  /// The views that lie in some of these.
  fileprivate func views(in outer: [ObjectID]) -> [ObjectID] {
    views.map(\.id).filter { view in ancestors(of: view).contains { outer.contains($0.id) } }
  }

  /// The views that constraints along these axes place by some of these, but for those around them: what else lies in such
  /// a view says nothing of these.
  fileprivate func bound(to views: [ObjectID], along axes: Set<Axis>) -> [ObjectID] {
    let outer = Set(views.flatMap { ancestors(of: $0).map(\.id) })
    return constraints.flatMap { constraint -> [ObjectID] in
      guard let second = constraint.second?.item.owner, axes.contains(constraint.first.anchor.axis) else {
        return []
      }
      let owners = [constraint.first.item.owner, second]
      return owners.contains(where: views.contains) ? owners.filter { !outer.contains($0) } : []
    }
  }
}
