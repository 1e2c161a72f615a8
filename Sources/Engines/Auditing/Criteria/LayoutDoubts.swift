import AutoLayout
import DesignModel
import Notation

/// What findings on one layout rest on and no file says, so that they fail no criterion.
///
/// Grades are for people who mend a layout, and may keep such a finding as it is. A criterion fails by nothing that may be
/// otherwise in the app.
struct LayoutDoubts {
  private let layout: AuditedLayout
  private let openViews: OpenViews

  init(on layout: AuditedLayout) { (self.layout, openViews) = (layout, OpenViews(on: layout)) }

  /// What no file says.
  static let settled = "the layout, which is left open, comes out so"
  private static let sizedByList = "the collection gives its cells this size"
  private static let asLong = "the app's own text is as long"
  private static let ofCanvas = "it has the size that stands in for it on the canvas"
  private static let asMadeUp = "what the import lost or made up changes nothing of it"
  private static let hidden = "the status bar or a notch lies over what it shows"
  private static let unseen = "nobody sees what reaches out"
  private static let room = "more than the room above and below its letters is lost"

  /// The finding, as a note with what it rests on where that is something; nil for one of what is seen and touched all the
  /// same.
  func doubted(_ finding: Finding) -> Finding? {
    if isAtEdge(finding, where: layout.isSeenOverHomeIndicator) { return nil }
    if holdsWords(finding) { return nil }
    // The rule has a note where every letter is whole.
    if RuleList.cuttingLetters.contains(finding.rule), finding.severity == .note, finding.assumption == nil {
      return finding.assuming(Self.room)
    }
    return finding.isSure ? doubtedIfSure(finding) : finding
  }

  private func doubtedIfSure(_ finding: Finding) -> Finding {
    guard let view = finding.view.flatMap({ layout.tree.places[$0] }),
      RuleList.askingForSizes.contains(finding.rule) || RuleList.askingForPlaces.contains(finding.rule),
      // A font that keeps its size does so wherever it lies.
      finding.rule != VariedFont.card.name || finding.measured != nil
    else { return finding }
    if layout.tree.hangingOnSketch.contains(view), !isOfOwnSize(finding, view) {
      return finding.graded(.note).assuming(Self.asMadeUp)
    }
    if isAtEdge(finding, where: layout.isBesideStatusBar) {
      return finding.graded(.note).assuming(Self.hidden)
    }
    if isOpen(finding, of: view) { return finding.graded(.note).assuming(Self.settled) }
    if finding.rule == SmallTarget.card.name {
      return isCutByHolder(finding, view) ? finding.assumingSize() : finding
    }
    if isSizedOnCanvas(view) { return finding.graded(.note).assuming(Self.ofCanvas) }
    if isSizedByHolder(finding, of: view) { return finding.assumingSize() }
    if layout.isInCellOfCode(view) { return finding.graded(.note).assuming(Self.sizedByList) }
    if isOfSample(finding, of: view) { return finding.graded(.note).assuming(Self.asLong) }
    if reachesOutByRoomAlone(finding, view) { return finding.graded(.note).assuming(Self.room) }
    return isSeenOutside(finding, of: view) ? finding.graded(.note).assuming(Self.unseen) : finding
  }

  /// True for a finding of what reaches out of the safe area, of a view of that sort.
  private func isAtEdge(_ finding: Finding, where holds: (Int) -> Bool) -> Bool {
    // Under the keyboard the focus is not seen, whatever lies there without it.
    if finding.rule == ObscuredFocus.card.name, layout.environment.keyboardHeight != nil { return false }
    return Self.ofEdges.contains(finding.rule)
      && finding.view.flatMap { layout.tree.places[$0] }.map(holds) ?? false
  }

  private static let ofEdges = [
    UnderBars.card.name, ContentUnreachable.card.name, ObscuredFocus.card.name,
  ]

  // MARK: What is open

  private func isOpen(_ finding: Finding, of view: Int) -> Bool {
    if openViews.isEmpty { return false }
    if RuleList.askingForPlaces.contains(finding.rule) {
      let others = (finding.related + finding.parts).compactMap { layout.tree.places[$0] }
      return ([view] + others).contains(where: openViews.isPlaceOpen)
    }
    return finding.rule == SmallTarget.card.name
      ? isTargetOpen(finding, view) : openViews.isSizeOpen(view)
  }

  /// True where the area for touches may be another, or what lies around a target that needs room.
  private func isTargetOpen(_ finding: Finding, _ view: Int) -> Bool {
    let (frame, area) = (layout.frame(view), SmallTarget.touched(view, layout, beyondRoot: true))
    let isCut = max(frame.width - area.width, frame.height - area.height) > layout.halfPixel
    let asksForRoom = finding.required == MinimumTarget.least
    return isCut || asksForRoom ? openViews.isPlaceOpen(view) : openViews.isSizeOpen(view)
  }

  /// True for a target that is small by a number of its own.
  private func isOfOwnSize(_ finding: Finding, _ view: Int) -> Bool {
    let frame = layout.frame(view)
    return finding.rule == SmallTarget.card.name && finding.required != MinimumTarget.least
      && !layout.attributes[view].isMadeUp
      && layout.isGiven(view, frame.width < frame.height ? .width : .height)
  }

  // MARK: What the app decides

  /// True for a text of UIKit's own class whose file names a size: that is for the canvas, and the app takes the text's.
  private func isSizedOnCanvas(_ view: Int) -> Bool {
    let attributes = layout.attributes[view]
    return layout.screen.isOfInterfaceBuilder && layout.kind(view).showsText && attributes.ownSize != nil
      && !attributes.isOfCustomClass
  }

  /// True for a target that is large enough but for the size that a cell or a view has in its file.
  private func isCutByHolder(_ finding: Finding, _ view: Int) -> Bool {
    guard layout.isHeld, let required = finding.required else { return false }
    var area = layout.frame(view)
    for around in layout.tree.ancestors(of: view) where !layout.fillsRoot(around) {
      guard let rest = area.intersection(layout.frame(around)) else { return false }
      area = rest
    }
    return min(area.width, area.height) >= required - layout.halfPixel
  }

  /// True for what is cut by the size that the import gives a cell or a view which another one holds.
  private func isSizedByHolder(_ finding: Finding, of view: Int) -> Bool {
    guard layout.isHeld else { return false }
    let isWide = layout.screen.rootTraits.width != nil && !layout.isGiven(0, .width)
    if finding.rule == OutsideParent.card.name, let parent = finding.related.first,
      let holder = layout.tree.places[parent], layout.fillsRoot(holder)
    {
      return isWide || ["top", "bottom"].contains(layout.frame(view).side(beyond: layout.frame(holder)))
    }
    switch finding.rule {
    case TruncatedText.card.name: return isWide && !layout.isGiven(view, .width)
    case OutsideParent.card.name, OverlappingViews.card.name: return isWide
    default:
      let isCut = RuleList.cuttingLetters.contains(finding.rule)
      return isWide && isCut && !layout.isGiven(view, .height)
    }
  }

  /// True for what another text would not do.
  private func isOfSample(_ finding: Finding, of view: Int) -> Bool {
    let others = finding.related.compactMap { layout.tree.places[$0] }
    switch finding.rule {
    case TruncatedText.card.name: return layout.tree.isSample(view)
    case OverlappingViews.card.name: return ([view] + others).contains(where: layout.tree.isSample)
    case OutsideParent.card.name:
      guard layout.tree.isSample(view), let holder = others.first else { return false }
      let lines = TextTraits(layout.kind(view), layout.attributes[view]).lines
      return lines != 1
        || ["left", "right"].contains(layout.frame(view).side(beyond: layout.frame(holder)))
    default: return false
    }
  }

  /// True for a button of words alone whose words lie within its superview, so that nothing but the room around them reaches
  /// out; how much of it is left for touches is another rule's matter.
  private func holdsWords(_ finding: Finding) -> Bool {
    guard finding.rule == OutsideParent.card.name, let parent = finding.related.first,
      let holder = layout.tree.places[parent], let view = finding.view.flatMap({ layout.tree.places[$0] }),
      layout.showsWordsAlone(view), !layout.attributes[view].mayShowMoreThanWords,
      !layout.content.contains(where: { layout.tree.contains($0, under: view) }),
      let words = ShownTexts(layout.solving.screen, in: layout.environment).area(
        of: view, layout.layout.views[view], .center,
        centringTitles: !layout.attributes[view].hasTitleAside)
    else { return false }
    return words.reach(beyond: layout.frame(holder)) <= layout.halfPixel
  }

  /// True for a label of which nothing but what its lines leave free above and below their letters reaches beyond its
  /// superview, so that a superview that clips cuts no letter.
  private func reachesOutByRoomAlone(_ finding: Finding, _ view: Int) -> Bool {
    guard finding.rule == OutsideParent.card.name, layout.kind(view) == .label,
      let parent = finding.related.first, let holder = layout.tree.places[parent],
      let text = layout.layout.views[view].text,
      let lines = ShownTexts(layout.solving.screen, in: layout.environment).area(
        of: view, layout.layout.views[view], .natural)
    else { return false }
    let (frame, around) = (layout.frame(view), layout.frame(holder))
    if max(around.x - frame.x, frame.maxX - around.maxX) > layout.halfPixel { return false }
    let line = lines.height / Double(max(1, text.lines))
    let free = layout.roomBesideLetters(of: view)
    let pixel = 2 * layout.halfPixel
    return around.y - lines.y <= free.above * line + pixel
      && lines.maxY - around.maxY <= free.below * line + pixel
  }

  /// True for what reaches beyond its superview and is read there all the same, or by no more than a point.
  private func isSeenOutside(_ finding: Finding, of view: Int) -> Bool {
    guard finding.rule == OutsideParent.card.name, let parent = finding.related.first,
      let holder = layout.tree.places[parent]
    else { return false }
    if finding.measured ?? 0 <= 1 { return true }
    let frame = layout.frame(view)
    // Touches beyond the superview never arrive.
    let isTouched = layout.content.contains { other in
      (other == view || layout.tree.contains(other, under: view)) && layout.takesFocus(other)
        && layout.frame(other).reach(beyond: layout.frame(holder)) > layout.halfPixel
    }
    if isTouched || frame.reach(beyond: layout.window) > layout.halfPixel { return false }
    return !([holder] + Array(layout.tree.ancestors(of: holder))).contains { around in
      (layout.clips(around) || layout.layout.views[around].scroll != nil)
        && frame.reach(beyond: layout.frame(around)) > layout.halfPixel
    }
  }
}

extension Attributes {
  /// True for a button that has a picture or something under its words, or whose class may draw a border.
  fileprivate var mayShowMoreThanWords: Bool {
    mayDraw || isOfClassInCode || drawsItself || isSystemSymbol || hasPictureOfCode
  }
}

extension AuditedLayout {
  /// True for the root, and for a view that lies there and is as large, a line between rows aside.
  fileprivate func fillsRoot(_ view: Int) -> Bool {
    let (own, root) = (frame(view), frame(0))
    return max(own.reach(beyond: root), root.reach(beyond: own)) <= 1
  }

  /// True if a required constraint says how long a view is along the axis of that anchor.
  func isGiven(_ view: Int, _ anchor: Anchor) -> Bool {
    screen.constraints.contains { constraint in
      guard constraint.second == nil, constraint.relation == .equal, constraint.priority == .required else {
        return false
      }
      return constraint.first == AnchoredItem(Item(id(view)), anchor)
    }
  }

  /// True for what lies in a cell whose size its collection's layout says.
  fileprivate func isInCellOfCode(_ view: Int) -> Bool {
    guard isPlacedByCode(view) else { return false }
    let cells = screen.cellsSizedByCode
    return tree.ancestors(of: view).contains { cells.contains(id($0)) }
  }
}
