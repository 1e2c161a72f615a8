import DesignModel
import Notation

/// Content under a camera or the status column of a display whose window reaches around them.
///
/// What mostly lies in the strip that the safe area leaves out is reported by `under-bars`.
enum InReservedRegion: LayoutRule {
  static let card = RuleCard(
    "in-reserved-region", .error,
    summary: "A text or a control reaches under a camera or the status column, and nothing scrolls it out.",
    why: """
      On a display such as the iPhone Duo's the clock, the signal and the camera stand in a column at one side, in \
      front of the window. What reaches under them can't be read or touched there, though most of it may be free. \
      A warning where only a part of a control without letters is covered, and a note on a screen that was imported: the \
      system keeps an app out of the column until it is built with the SDK of iOS 27.1.
      """,
    fix: "Bind the view to `safeArea` in place of the root, which leaves the column out.",
    bad: """
      add-view demo go --kind button --text 'Pay now' --style body
      add-constraint demo 'go.height >= 44'
      pin demo go leading,trailing --inset 16
      pin demo go top --to safeArea --inset 16
      """,
    good: """
      add-view demo go --kind button --text 'Pay now' --style body
      add-constraint demo 'go.height >= 44'
      pin demo go top,leading,trailing --to safeArea --inset 16
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let regions = layout.environment.display.reserved.filter { $0.isActive && $0.kind == .occlusion }
    guard layout.fillsWindow, !regions.isEmpty else { return [] }
    var shown = ShownAreas(layout)
    return layout.content.compactMap { view in
      guard !layout.isScrolled(view), layout.covers[view] == nil, layout.sideCover(of: view) == nil,
        !layout.isSurface(view)
      else { return nil }
      // What people type reaches from side to side; of other texts the letters count.
      let letters = layout.screen.views[view].takesText ? layout.frame(view) : shown.area(of: view)
      let area = layout.isInteractive(view) ? layout.frame(view) : letters ?? layout.frame(view)
      func covered(_ area: Rect) -> Rect? {
        regions.compactMap { area.intersection($0.frame) }
          .filter { min($0.width, $0.height) > layout.halfPixel }
          .max { $0.width * $0.height < $1.width * $1.height }
      }
      guard let most = covered(area) else { return nil }
      let isReadable = letters.map { covered($0) == nil } ?? false
      let points = min(most.width, most.height)
      return Finding(
        Self.self, severity: isReadable ? .warning : nil, view: layout.id(view),
        message: "\(layout.name(view)) reaches \(points.shown) points under the camera or the status column",
        measured: points, required: 0)
    }
  }
}
