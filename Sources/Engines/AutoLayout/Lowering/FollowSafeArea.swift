import DesignModel

extension Lowering {
  /// Takes multiples of an inner safe area's insets, which a row has as numbers, as what they follow from: the root's
  /// inset less the way from the root's edge to that of the view, or of the one around it that is covered least.
  mutating func followSafeArea(of anchor: AnchorPlace, before: Double, after: Double) {
    guard let places, anchor.item > 0, anchor.item < tree.viewCount, !tree.isCutOff[anchor.item],
      holdsSafeArea(anchor)
    else { return }
    let root = inputs.regions.safeAreas[0]
    if before != 0, let (view, distance) = edge(of: anchor, places, { $0.before(anchor.axis) }),
      distance < root.before(anchor.axis)
    {
      addWay(to: view, anchor.axis, -before)
      row.constant += before * distance
    }
    if after != 0, let (view, distance) = edge(of: anchor, places, { $0.after(anchor.axis) }),
      distance < root.after(anchor.axis)
    {
      addWay(to: view, anchor.axis, after)
      row.add(size(view, anchor.axis), after)
      row.add(size(0, anchor.axis), -after)
      row.constant += after * distance
    }
  }

  /// True if the anchor's insets are the safe area and a number, not a superview's margins.
  private func holdsSafeArea(_ anchor: AnchorPlace) -> Bool {
    if anchor.region == .safeArea, !anchor.isOfMargins { return true }
    return (anchor.isOfMargins && anchor.region == .bounds || anchor.region == .layoutMargins)
      && settled.addsSafeArea(anchor.item) && !settled.traits[anchor.item].preservesMargins
  }

  /// The view whose edge decides about the inset, the outermost among equals, and how far that lies inside the root; nil
  /// where none lies inside, so that the inset is the root's own.
  private func edge(
    of anchor: AnchorPlace, _ places: SolvedScreen, _ side: (DirectedInsets) -> Double
  ) -> (view: Int, distance: Double)? {
    var best: (view: Int, distance: Double)?
    var view = anchor.item
    while view > 0 {
      let distance = side(places.distancesToRoot(of: view))
      if distance > 0, distance >= best?.distance ?? 0 { best = (view, distance) }
      view = tree.parents[view]
    }
    return best
  }

  /// Adds a multiple of the way from the root's leading or top edge to a view's.
  private mutating func addWay(to view: Int, _ axis: Axis, _ factor: Double) {
    var current = view
    while current > 0 {
      row.add(place(current, axis), factor)
      current = tree.parents[current]
    }
  }
}
