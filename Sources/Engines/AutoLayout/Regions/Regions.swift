import DesignModel

/// Safe areas and margins of the views that a layout may depend on; zero for the others.
struct Regions: Equatable {
  /// One for each view.
  private(set) var safeAreas: [DirectedInsets]
  /// Layout margins, the safe area in them; one for each view.
  private(set) var margins: [DirectedInsets]
  /// From the margins to the readable content guide, at either side; one for each view.
  private(set) var readable: [Double]
  /// From the window's top edge to the keyboard's, or to the bottom safe area while the keyboard is hidden.
  private(set) var keyboardTop: Double
  /// From the window's top edge to the root's.
  private let taken: Double

  /// The regions around views that lie where `solved` says; before there is such, inner safe areas are empty.
  init(_ settled: SettledScreen, _ solved: SolvedScreen?) {
    let count = settled.tree.viewCount
    let environment = settled.environment
    safeAreas = [DirectedInsets](repeating: .zero, count: count)
    margins = safeAreas
    readable = [Double](repeating: 0, count: count)
    safeAreas[0] = DirectedInsets(environment.safeArea, isRightToLeft: settled.isRightToLeft)
    keyboardTop =
      environment.size.height - max(environment.keyboardHeight ?? 0, environment.covered.bottom)
    taken = environment.taken.top
    setMargins(of: 0, width: environment.rootWidth, settled, nil)
    setSafeAreas(settled, solved)
    for view in settled.prepared.regionViews {
      setMargins(of: view, width: solved?.rects[view].width ?? 0, settled, solved)
    }
  }

  /// What the root's safe area covers of each view, and no more than it covers of the view around it: neither what
  /// reaches beyond the root nor what reaches beyond its superview gets more for that.
  private mutating func setSafeAreas(_ settled: SettledScreen, _ solved: SolvedScreen?) {
    guard let solved, !settled.prepared.regionViews.isEmpty else { return }
    var covered = safeAreas
    for view in 1..<max(settled.tree.viewCount, 1) where !settled.tree.isCutOff[view] {
      covered[view] = .lesser(
        covered[settled.tree.parents[view]],
        .overlap(of: safeAreas[0], beyond: solved.distancesToRoot(of: view)))
    }
    for view in settled.prepared.regionViews { safeAreas[view] = covered[view] }
  }

  private mutating func setMargins(
    of view: Int, width: Double, _ settled: SettledScreen, _ solved: SolvedScreen?
  ) {
    let traits = settled.traits[view]
    let cell = view > 0 ? solved?.rects[settled.tree.parents[view]].width : nil
    let onCanvas = settled.marginsOnCanvas(of: view, cellWidth: cell)
    var result =
      (onCanvas ?? traits.layoutMargins).map { DirectedInsets($0, isRightToLeft: settled.isRightToLeft) }
      ?? Self.baseMargins(of: view, width: solved.map { settled.cellWidth(around: view, $0) }, settled)
    if settled.addsSafeArea(view) { result = result + safeAreas[view] }
    // What the canvas says of a cell's content is settled.
    if traits.preservesMargins, let solved, view > 0, onCanvas == nil {
      let parent = settled.tree.parents[view]
      result = .greater(
        result,
        .overlap(of: margins[parent], beyond: settled.distancesToSuperview(of: view, self, solved)))
    }
    margins[view] = result
    let room = width - result.leading - result.trailing
    readable[view] = settled.environment.readableWidth.inset(in: width, room: room)
  }

  /// Margins before the safe area is added.
  ///
  /// Recorded frames (820 of 833 constraints): a screen's root 16 at its sides, 20 from 414 points of width, 0 above
  /// and below, but 8 where it is no controller's view; stacks 0; the content of a cell 11 above and below and 16 at its sides, 20 on screens from 390 points
  /// in cells wider than 320; 8 at its trailing side with an accessory (3 of 3); other views 8. `width` is the cell's.
  static func baseMargins(
    of view: Int, width: Double?, _ settled: SettledScreen
  ) -> DirectedInsets {
    let window = settled.environment.size.width
    if view == 0, settled.environment.root == nil {
      let side: Double = window >= 414 ? 20 : 16
      return DirectedInsets(leading: side, trailing: side)
    }
    switch settled.tree.kinds[view] {
    case .stack: return .zero
    case .tableCell:
      let side: Double = window >= 390 && width ?? window > 320 ? 20 : 16
      let hasAccessory = settled.traits[view].accessory != .none
      return DirectedInsets(top: 11, leading: side, bottom: 11, trailing: hasAccessory ? 8 : side)
    default: return DirectedInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
  }

  /// What an anchor's region takes off the view's rectangle.
  func insets(of place: AnchorPlace) -> DirectedInsets {
    guard place.item < safeAreas.count else { return .zero }
    let outer = insets(of: place.region, place.item)
    return place.isOfMargins ? outer + margins[place.item] : outer
  }

  private func insets(of region: Region, _ view: Int) -> DirectedInsets {
    switch region {
    case .bounds, .contentLayout, .frameLayout: return .zero
    case .safeArea: return safeAreas[view]
    case .layoutMargins: return margins[view]
    case .readableContent:
      return margins[view] + DirectedInsets(leading: readable[view], trailing: readable[view])
    case .keyboard: return DirectedInsets(top: max(0, keyboardTop - taken))
    }
  }

  /// True if no length at a view is more than so many points.
  func isWithin(_ most: Double, at view: Int) -> Bool {
    safeAreas[view].isWithin(most) && margins[view].isWithin(most) && readable[view] <= most
  }

  /// True if only rounding lies between the two at a view, the readable width as far as rows ask for it.
  func isNear(_ other: Regions, at view: Int, asksReadable: Bool) -> Bool {
    safeAreas[view].isNear(other.safeAreas[view]) && margins[view].isNear(other.margins[view])
      && (!asksReadable || abs(readable[view] - other.readable[view]) < 1e-6)
  }
}

extension SettledScreen {
  /// The width in points of the cell that a content lies in, which its accessory takes nothing off: the superview's where that
  /// is a cell, else the content's own.
  func cellWidth(around content: Int, _ solved: SolvedScreen) -> Double {
    let parent = tree.parents[content]
    let isCell = parent == 0 ? environment.root != nil : parent > 0 && tree.kinds[parent] == .view
    return solved.rects[isCell ? parent : content].width
  }
}
