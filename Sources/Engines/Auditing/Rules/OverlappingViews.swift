import DesignModel
import Notation

/// Texts and controls that cover one another.
///
/// Views that scroll by different scroll views meet only for a while, so they are not compared. A button without words
/// that holds most of another view is meant to take the touches for it. What is fully transparent is shown in another's
/// place, and what a popup's backdrop dims waits until that is gone. Where people touch no more than one of the two, that
/// counts which is seen of them: a text's lines, not its frame, and of a title that stands at one of a button's sides what
/// it covers at either.
enum OverlappingViews: LayoutRule {
  static let card = RuleCard(
    "overlapping-views", .error, summary: "Two texts or controls cover one another.",
    why: "Covered text can't be read, and a touch reaches the view in front only.",
    fix: "Constrain one to end where the other begins; say why with `mayOverlap` where it is meant.",
    bad: """
      add-view demo title --kind label --style body --lines 0 --text 'Terms and conditions'
      pin demo title top,leading,trailing --to safeArea --inset 16
      add-view demo done --kind button --style body --text 'Done'
      pin demo done top,trailing --to safeArea --inset 16
      """,
    good: """
      add-view demo title --kind label --style body --lines 0 --text 'Terms and conditions'
      pin demo title top,leading,trailing --to safeArea --inset 16
      add-view demo done --kind button --style body --text 'Done'
      add-constraint demo 'done.top == title.bottom + 8'
      pin demo done leading --to safeArea --inset 16
      add-constraint demo 'done.width >= 44'
      add-constraint demo 'done.height >= 44'
      """)

  static var harm: HarmKind { .overlap }

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let views = compared(on: layout).filter { !layout.mayOverlap($0) && !layout.isTransparent($0) }
    let scrolls = views.map { view in
      layout.tree.ancestors(of: view).first { layout.layout.views[$0].scroll != nil } ?? -1
    }
    let areas = views.map { visible($0, layout) }
    let backdrops = Backdrops(on: layout)
    let found = RectanglePairs(areas, few: heap) { first, second, shared in
      scrolls[first] == scrolls[second] && !layout.tree.contains(views[second], under: views[first])
        && covers(views[first], views[second], on: shared, in: layout)
        && !backdrops.separate(views[first], views[second])
    }
    var shown = ShownAreas(layout)
    let pairs = found.all.filter { meet(views[$0.first], views[$0.second], shown: &shown, in: layout) }
    let findings =
      found.heaps.map { (place: $0[0], finding: finding(heap: $0.map { views[$0] }, layout)) }
      + pairs.map { pair in
        let shared = areas[pair.first]!.intersection(areas[pair.second]!)!
        return (
          place: pair.first, finding: finding(views[pair.first], views[pair.second], on: shared, in: layout)
        )
      }
    return findings.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element.finding)
  }

  /// Texts, controls, and page controls that only show where people are: their dots aren't decoration either.
  private static func compared(on layout: AuditedLayout) -> [Int] {
    let indicators = layout.layout.views.indices.filter {
      layout.kind($0).showsDots && !layout.layout.views[$0].isHidden
    }
    return indicators.isEmpty ? layout.content : Set(layout.content + indicators).sorted()
  }

  private static func covers(_ view: Int, _ other: Int, on shared: Rect, in layout: AuditedLayout) -> Bool {
    isMoreThanTouch(shared, of: view, other, in: layout)
      && !isSurface(view, of: other, layout) && !isSurface(other, of: view, layout)
  }

  private static func isMoreThanTouch(
    _ shared: Rect, of view: Int, _ other: Int, in layout: AuditedLayout
  ) -> Bool {
    let allowed = max(1, layout.halfPixel * 2) + layout.overhang(view) + layout.overhang(other)
    return min(shared.width, shared.height) > allowed + blank(view, other, on: shared, in: layout)
  }

  /// True if people would touch either where both are, or what one shows lies over what the other shows.
  private static func meet(
    _ view: Int, _ other: Int, shown: inout ShownAreas, in layout: AuditedLayout
  ) -> Bool {
    if layout.isInteractive(view), layout.isInteractive(other) { return true }
    guard let one = shown.certainArea(of: view), let two = shown.certainArea(of: other),
      let shared = one.intersection(two)
    else { return false }
    return isMoreThanTouch(shared, of: view, other, in: layout)
  }

  /// So many views that cover one another have one cause, such as that nothing places them: reported pair by pair, a
  /// thousand would be half a million findings.
  private static let heap = 24

  private static func finding(heap views: [Int], _ layout: AuditedLayout) -> Finding {
    Finding(
      Self.self, view: layout.id(views[0]),
      message:
        "\(views.count) views cover one another, first \(layout.name(views[0])) and \(layout.name(views[1]))",
      measured: Double(views.count), required: 0, parts: views.map { layout.id($0) })
  }

  /// The points by which one line of text may reach into another above or below it before letters meet: above its
  /// capitals a line leaves a fifth of its font's size free.
  private static func blank(_ view: Int, _ other: Int, on shared: Rect, in layout: AuditedLayout) -> Double {
    let areTexts = [view, other].allSatisfy { (layout.layout.views[$0].text?.total ?? 0) > 0 }
    return areTexts && shared.height < shared.width ? 2 : 0
  }

  /// True for a button without words that holds all of the other view, or most of it where it shows nothing at all: it
  /// makes a card out of what it lies over.
  private static func isSurface(_ view: Int, of other: Int, _ layout: AuditedLayout) -> Bool {
    guard layout.isWordless(view) else { return false }
    let (frame, covered) = (layout.frame(view), layout.frame(other))
    if covered.reach(beyond: frame) <= layout.halfPixel { return true }
    guard layout.isSurface(view), let shared = frame.intersection(covered) else { return false }
    return shared.width * shared.height > covered.width * covered.height / 2
  }

  private static func finding(
    _ view: Int, _ other: Int, on shared: Rect, in layout: AuditedLayout
  ) -> Finding {
    Finding(
      Self.self,
      severity: isIndicator(view, other, in: layout) || isSlight(view, other, on: shared, in: layout)
        ? .warning : nil,
      view: layout.id(view),
      related: [layout.id(other)],
      message: "\(layout.name(view)) and \(layout.name(other)) share an area "
        + "\(shared.width.shown) wide and \(shared.height.shown) high",
      measured: min(shared.width, shared.height), required: 0)
  }

  /// True if one of two only shows where people are, by dots over which a text can still be read.
  private static func isIndicator(_ view: Int, _ other: Int, in layout: AuditedLayout) -> Bool {
    [view, other].contains { layout.kind($0).showsDots && !layout.isInteractive($0) }
  }

  /// True on an imported screen for an area that leaves both legible: less than 10 points of it, and of two labels less than a
  /// third of the lower line.
  ///
  /// Of 19 errors that two readers judged the 16 that are true for both share 11.5 points and more, the 3 others 4 to 7
  /// (docs/evidence/precision.md).
  private static func isSlight(_ view: Int, _ other: Int, on shared: Rect, in layout: AuditedLayout) -> Bool {
    let points = min(shared.width, shared.height)
    guard layout.screen.isImported, points < 10 else { return false }
    guard layout.kind(view) == .label, layout.kind(other) == .label else { return true }
    let lines = [view, other].map {
      layout.frame($0).height / Double(max(1, layout.layout.views[$0].text?.lines ?? 1))
    }
    return points < min(lines[0], lines[1]) / 3
  }

  /// What of a view is left by the views around it that cut; nil for nothing.
  private static func visible(_ view: Int, _ layout: AuditedLayout) -> Rect? {
    var rest: Rect? = layout.frame(view).intersection(layout.window)
    for ancestor in layout.tree.ancestors(of: view)
    where layout.layout.views[ancestor].scroll != nil || layout.clips(ancestor) {
      rest = rest.flatMap { $0.intersection(layout.frame(ancestor)) }
    }
    return rest
  }
}
