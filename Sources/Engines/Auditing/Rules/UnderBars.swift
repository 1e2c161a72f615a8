import DesignModel
import Notation

/// Content that is bound to where something lies over it.
///
/// What lies outside the window, in a scroll view or under the keyboard, and what larger texts push under a bar, is
/// reported by `content-unreachable`.
enum UnderBars: LayoutRule {
  static let card = RuleCard(
    "under-bars", .error,
    summary:
      "A text or a control is bound to a place under a bar, the home indicator or a notch, and nothing scrolls it out.",
    why: """
      What a bar covers can't be read, and touches there go to what lies in front. It shows on devices with other bars \
      than the designer's, and in landscape. A warning beside a notch, which hides less.
      """,
    fix: "Bind the view to `safeArea` in place of the root.",
    bad: """
      add-view demo title --kind label --style headline --text 'Inbox'
      pin demo title top,leading
      """,
    good: """
      add-view demo title --kind label --style headline --text 'Inbox'
      pin demo title top,leading --to safeArea --inset 16
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    layout.content.compactMap { view in
      // What takes the touches beside all else is meant to reach under bars.
      if layout.isSurface(view), layout.window.reach(beyond: layout.frame(view)) <= layout.halfPixel {
        return nil
      }
      guard let cover = layout.covers[view] ?? layout.sideCover(of: view) else { return nil }
      return Finding(
        Self.self, severity: cover.edge == .left || cover.edge == .right ? .warning : nil,
        view: layout.id(view), message: "\(layout.name(view)) \(words(cover))", measured: cover.points,
        required: 0)
    }
  }

  private static func words(_ cover: Cover) -> String {
    let points = cover.points.shown
    return switch cover.edge {
    case .top: "reaches \(points) points above the safe area, under the status bar or a bar"
    case .bottom: "reaches \(points) points below the safe area, under a bar or the home indicator"
    case .left: "reaches \(points) points beyond the left of the safe area, where a notch may lie"
    case .right: "reaches \(points) points beyond the right of the safe area, where a notch may lie"
    }
  }
}
