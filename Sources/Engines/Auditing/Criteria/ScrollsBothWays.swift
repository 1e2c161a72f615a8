import DesignModel
import Notation

/// Content that has to be scrolled in two directions to be read: WCAG 2.2's criterion 1.4.10.
public enum ScrollsBothWays: LayoutRule {
  public static let card = RuleCard(
    "scrolls-both-ways", .error,
    summary: "A scroll view's content is wider and higher than what it shows.",
    why: "Who reads with large text or in a narrow window loses the line at every turn.",
    fix: "Make the content as wide as the scroll view's frame.",
    bad: """
      add-view demo page --kind scroll
      pin demo page top,leading,trailing,bottom --to safeArea
      add-view demo sheet --in page
      pin demo sheet top,leading,trailing,bottom
      add-constraint demo 'sheet.width == 900'
      add-constraint demo 'sheet.height == 1600'
      """,
    good: """
      add-view demo page --kind scroll
      pin demo page top,leading,trailing,bottom --to safeArea
      add-view demo sheet --in page
      pin demo sheet top,leading,trailing,bottom
      add-constraint demo 'sheet.width == page.width'
      add-constraint demo 'sheet.height == 1600'
      """)

  public static func findings(on layout: AuditedLayout) -> [Finding] {
    layout.layout.views.indices.compactMap { view in
      guard let scroll = layout.layout.views[view].scroll, !layout.layout.views[view].isHidden else {
        return nil
      }
      let across = scroll.greatest.x - scroll.least.x
      guard across > layout.halfPixel, scroll.greatest.y - scroll.least.y > layout.halfPixel else {
        return nil
      }
      return Finding(
        Self.self, view: layout.id(view),
        message: "\(layout.name(view)) scrolls in both directions, \(across.shown) points across",
        measured: across, required: 0)
    }
  }
}
