import DesignModel

/// The numbers whose signs decide how one round of the fixpoint leads to the next.
///
/// While no sign changes, each of them is linear in whatever the places on the screen are linear in: so two rounds that
/// agree in all signs show where the first one changes.
struct Switches {
  private let settled: SettledScreen
  /// The rooms between which each text keeps its lines; nil for texts that don't wrap.
  private let rooms: [(from: Double, to: Double)?]
  /// The tallest arranged view of each stack; -1 for other views.
  private let tallest: [Int]

  /// What decides about the round that `fixpoint` has taken in last.
  init(_ fixpoint: Fixpoint, _ widths: inout WrapWidths) {
    settled = fixpoint.settled
    rooms = fixpoint.texts.enumerated().map { view, text in
      text.flatMap { widths.room(of: $0, in: view, fixpoint.settled) }
    }
    tallest = fixpoint.inputs.tallest
  }

  /// The numbers of a round in points, in an order that depends on the screen alone.
  func numbers(_ fixpoint: Fixpoint, _ solved: SolvedScreen) -> [Double] {
    var numbers: [Double] = []
    for (view, text) in fixpoint.texts.enumerated() {
      guard let text, let room = rooms[view] else { continue }
      let own = solved.rects[view].width - text.padding.left - text.padding.right
      numbers += [own - settled.pixel, own - (text.unwrapped.width - settled.pixel), own - room.from]
      if room.to.isFinite { numbers.append(room.to - own) }
      if settled.followsWords(of: view, text), let longest = text.longestLine(settled) {
        numbers.append(own - longest)
      }
    }
    let environment = fixpoint.settled.environment
    let regions = Regions(fixpoint.settled, solved)
    numbers += readable(0, environment.rootWidth, in: regions)
    for view in settled.prepared.regionViews { addRegions(view, solved, in: regions, to: &numbers) }
    for scroll in settled.prepared.crossedScrolls where !settled.isDropped[scroll] {
      addInsets(scroll, solved, in: regions, to: &numbers)
    }
    for (stack, best) in tallest.enumerated() where best >= 0 {
      for view in settled.tree.children[stack] where view != best && !settled.isDropped[view] {
        numbers.append(solved.rects[best].height - solved.rects[view].height)
      }
    }
    return numbers
  }

  private func readable(_ view: Int, _ width: Double, in regions: Regions) -> [Double] {
    let (margins, limit) = (regions.margins[view], settled.environment.readableWidth)
    return [width - limit.beyond, width - margins.leading - margins.trailing - limit.greatest]
  }

  private func addRegions(
    _ view: Int, _ solved: SolvedScreen, in regions: Regions, to numbers: inout [Double]
  ) {
    let width = solved.rects[view].width
    numbers += readable(view, width, in: regions)
    let cellWidth = settled.cellWidth(around: view, solved)
    if settled.tree.kinds[view] == .tableCell { numbers.append(cellWidth - 320) }
    if !settled.tree.isCutOff[view] { addSafeArea(view, solved, in: regions, to: &numbers) }
    guard settled.traits[view].preservesMargins else { return }
    let distances = settled.distancesToSuperview(of: view, regions, solved).edges
    if settled.tree.isScroll[settled.tree.parents[view]] {
      addRest(settled.tree.parents[view], solved, in: regions, to: &numbers)
    }
    let inherited = zip(regions.margins[settled.tree.parents[view]].edges, distances).map {
      $0 - max(0, $1)
    }
    numbers += distances
    let own =
      settled.traits[view].layoutMargins.map { DirectedInsets($0, isRightToLeft: settled.isRightToLeft) }
      ?? Regions.baseMargins(of: view, width: cellWidth, settled)
    let margins = settled.traits[view].addsSafeArea ? own + regions.safeAreas[view] : own
    numbers += inherited + zip(margins.edges, inherited).map { $0 - $1 }
  }

  /// Where the root's safe area begins and ends to reach into a view, where the view begins and ends to reach beyond
  /// the root, and which of the views around it is the least covered.
  private func addSafeArea(
    _ view: Int, _ solved: SolvedScreen, in regions: Regions, to numbers: inout [Double]
  ) {
    let own = solved.distancesToRoot(of: view).edges
    numbers += zip(regions.safeAreas[0].edges, own).map { $0 - $1 } + own
    var around = settled.tree.parents[view]
    while around > 0 {
      let outer = solved.distancesToRoot(of: around).edges
      numbers += zip(own, outer).map { $0 - $1 }
      around = settled.tree.parents[around]
    }
  }

  /// Where the safe area begins to count in a scroll view's insets, and where its content is longer than it shows.
  private func addRest(
    _ scroll: Int, _ solved: SolvedScreen, in regions: Regions, to numbers: inout [Double]
  ) {
    let (content, frame) = (solved.contentSizes[scroll], solved.rects[scroll])
    let insets = settled.restingInsets(of: scroll, regions, solved)
    numbers += [
      content.width - frame.width - settled.pixel / 2, content.height - frame.height - settled.pixel / 2,
      content.width + insets.leading + insets.trailing - frame.width,
      content.height + insets.top + insets.bottom - frame.height,
    ]
  }

  private func addInsets(
    _ scroll: Int, _ solved: SolvedScreen, in regions: Regions, to numbers: inout [Double]
  ) {
    let (content, frame) = (solved.contentSizes[scroll], solved.rects[scroll])
    numbers += [
      content.width - frame.width - settled.pixel / 2, content.height - frame.height - settled.pixel / 2,
    ]
    let covered = solved.absolute[scroll].y + frame.height - regions.keyboardTop
    numbers += [covered, covered - regions.safeAreas[scroll].bottom]
    if settled.isPlacedByContent(scroll) {
      let insets = settled.scrollInsets(of: scroll, regions, solved)
      numbers += ScrollPlaces(of: scroll, in: settled, insets: insets, solved: solved).switches
    }
  }
}

extension DirectedInsets {
  /// Top, leading, bottom and trailing.
  fileprivate var edges: [Double] { [top, leading, bottom, trailing] }
}
