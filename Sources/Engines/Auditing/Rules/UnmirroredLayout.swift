import AutoLayout
import DesignModel
import Notation

/// Layouts that right-to-left doesn't mirror, although nobody asked for a side.
///
/// A screen of leading and trailing is its own mirror image, so only screens that hold something off a centre, or have
/// margins or insets that differ between left and right, are laid out a second time. What constraints hold to the left
/// or the right is reported by `left-right-pins`.
enum UnmirroredLayout: LayoutRule {
  static let card = RuleCard(
    "unmirrored-layout", .note,
    summary: "In right-to-left a view doesn't lie where the mirror image of left-to-right has it.",
    why: """
      Distances from a centre count from the left in any writing direction, and so do layout margins and content insets: \
      in Arabic and Hebrew the view ends up at the wrong side of what it belongs to. A warning where the screen has \
      texts in such a language.
      """,
    fix: """
      Bind leading or trailing instead of the centre, make margins and insets the same at both sides, or say with a \
      variation for `direction = rtl` what is meant.
      """,
    bad: """
      add-view demo photo --kind image --size 64x64
      pin demo photo top,leading --to safeArea --inset 16
      add-view demo badge --kind image --size 16x16
      add-constraint demo 'badge.centerX == photo.centerX + 28'
      add-constraint demo 'badge.top == photo.top'
      """,
    good: """
      add-view demo photo --kind image --size 64x64
      pin demo photo top,leading --to safeArea --inset 16
      add-view demo badge --kind image --size 16x16
      add-constraint demo 'badge.trailing == photo.trailing + 4'
      add-constraint demo 'badge.top == photo.top'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard layout.environment.direction == .rtl, layout.layout.status == .solved,
      let twin = layout.leftToRightTwin(), twin.status == .solved
    else { return [] }
    let drift = layout.drift(from: twin)
    let found = layout.screen.views.indices.dropFirst().filter { view in
      !layout.layout.views[view].isHidden
        && abs(drift[view] - drift[layout.tree.parents[view]]) > 2 * layout.halfPixel
    }
    // What holds on to a view that stays moves along with it.
    let causes = found.filter { cause(of: $0, layout) != nil }
    return (causes.isEmpty ? Array(found.prefix(1)) : causes).map { view in
      let points = drift[view] - drift[layout.tree.parents[view]]
      let cause = cause(of: view, layout)
      return Finding(
        Self.self, severity: layout.screen.isReadFromTheRight ? .warning : nil, view: layout.id(view),
        constraint: cause?.id,
        message:
          "\(layout.name(view)) lies \(abs(points).shown) points \(points < 0 ? "left" : "right") of its place in "
          + "the mirror image\(cause.map { ": \($0.id): \(layout.screen.spelled($0)) counts from the left" } ?? "")",
        measured: abs(points), required: 0)
    }
  }

  /// The constraint that holds the view off a centre.
  private static func cause(of view: Int, _ layout: AuditedLayout) -> LayoutConstraint? {
    layout.screen.constraints.first { constraint in
      constraint.first.item.owner == layout.id(view) && constraint.isOffCenter(in: layout.tree)
        && constraint.condition?.holds(in: layout.environment) ?? true
    }
  }
}

extension Screen {
  /// True if the screen has texts in a language that is written from right to left.
  var isReadFromTheRight: Bool {
    texts.contains { LanguageTag(parsing: $0.locale)?.direction == .rtl }
  }
}
