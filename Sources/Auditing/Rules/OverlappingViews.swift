import DesignModel
import Notation

/// Texts and controls that cover one another.
///
/// Views that scroll by different scroll views meet only for a while, so they are not compared. A button without words that
/// holds most of another view is meant to take the touches for it. What is fully transparent is shown in another's place.
enum OverlappingViews: LayoutRule {
  static let card = RuleCard(
    "overlapping-views", .error, "Two texts or controls cover one another.",
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

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let views = layout.content.filter { !layout.mayOverlap($0) && !layout.isTransparent($0) }
    let areas = views.map { visible($0, layout) }
    let scrolls = views.map { view in
      layout.tree.ancestors(of: view).first { layout.layout.views[$0].scroll != nil } ?? -1
    }
    var found: [Finding] = []
    for (place, view) in views.enumerated() {
      for other in views.indices.dropFirst(place + 1)
      where scrolls[place] == scrolls[other] && !layout.tree.contains(views[other], under: view) {
        guard let one = areas[place], let two = areas[other], let shared = one.intersection(two) else {
          continue
        }
        let depth = min(shared.width, shared.height)
        let allowed = max(1, layout.halfPixel * 2) + layout.overhang(view) + layout.overhang(views[other])
        guard depth > allowed + blank(view, views[other], shared, layout),
          !isSurface(view, of: views[other], layout), !isSurface(views[other], of: view, layout)
        else { continue }
        found.append(finding(view, views[other], shared, layout))
      }
    }
    return found
  }

  /// The points by which one line of text may reach into another above or below it before letters meet: above its capitals
  /// a line leaves a fifth of its font's size free.
  private static func blank(_ view: Int, _ other: Int, _ shared: Rect, _ layout: AuditedLayout) -> Double {
    let areTexts = [view, other].allSatisfy { (layout.layout.views[$0].text?.total ?? 0) > 0 }
    return areTexts && shared.height < shared.width ? 2 : 0
  }

  /// True for a button without words that holds all of the other view, or most of it where it shows nothing at all: it
  /// makes a card out of what it lies over.
  private static func isSurface(_ view: Int, of other: Int, _ layout: AuditedLayout) -> Bool {
    guard layout.screen.views[view].kind == .button,
      (TextTraits.own(layout.attributes[view]) ?? "").allSatisfy(\.isWhitespace)
    else { return false }
    let (frame, covered) = (layout.frame(view), layout.frame(other))
    if covered.reach(beyond: frame) <= layout.halfPixel { return true }
    guard layout.isSurface(view), let shared = frame.intersection(covered) else { return false }
    return shared.width * shared.height > covered.width * covered.height / 2
  }

  private static func finding(
    _ view: Int, _ other: Int, _ shared: Rect, _ layout: AuditedLayout
  ) -> Finding {
    Finding(
      Self.self, view: layout.id(view), related: [layout.id(other)],
      message: "\(layout.name(view)) and \(layout.name(other)) share an area "
        + "\(shared.width.shown) wide and \(shared.height.shown) high",
      measured: min(shared.width, shared.height), required: 0)
  }

  /// What of a view is left by the views around it that cut; nil for nothing.
  private static func visible(_ view: Int, _ layout: AuditedLayout) -> Rect? {
    var rest: Rect? = layout.frame(view).intersection(layout.window)
    for ancestor in layout.tree.ancestors(of: view)
    where layout.layout.views[ancestor].scroll != nil || layout.attributes[ancestor].asksForClipping {
      rest = rest.flatMap { $0.intersection(layout.frame(ancestor)) }
    }
    return rest
  }
}
