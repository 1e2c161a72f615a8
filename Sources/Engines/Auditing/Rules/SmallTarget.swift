import DesignModel
import Notation

/// Views to touch that are too small to hit.
enum SmallTarget: LayoutRule {
  /// Points; Apple's Human Interface Guidelines, "Buttons": "make the hit region at least 44x44 pt".
  static let least = 44.0
  /// Points: UIKit's own switches are as low as this (28 from iOS 26), other controls and text fields 29 to 37.
  ///
  /// People know them, so they are small only where a layout makes them smaller.
  static let leastOfSystem = 28.0

  static let card = RuleCard(
    "small-target", .warning,
    summary: "The area in which a view can be touched is less than 44 points wide or high.",
    why: """
      A fingertip covers about 44 points; smaller targets are missed, most of all by people whose hands tremble. Views \
      are touched only where the views around them reach, too. UIKit's own switches, fields, steppers and sliders count \
      as small below 28 points.
      """,
    fix: "Give the view a least width and height of 44 points, or insets; move it inside of its superview.",
    bad: """
      add-view demo close --kind button --text 'Close' --style body
      pin demo close top,leading --to safeArea --inset 16
      """,
    good: """
      add-view demo close --kind button --text 'Close' --style body
      pin demo close top,leading --to safeArea --inset 16
      add-constraint demo 'close.height >= 44'
      add-constraint demo 'close.width >= 44'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let window = layout.window
    return layout.content.compactMap { view in
      // What lies outside the window is the matter of another rule.
      guard layout.isInteractive(view),
        layout.isScrolled(view) || layout.reach(of: view, beyond: window) == nil
      else { return nil }
      let size = touched(view, layout)
      let least = least(of: layout.kind(view))
      guard min(size.width, size.height) < least - layout.halfPixel else { return nil }
      return Finding(
        Self.self, view: layout.id(view),
        message:
          "\(layout.name(view)) can be touched on \(size.width.shown) x \(size.height.shown) points, which is less than \(least.shown)",
        measured: min(size.width, size.height), required: least)
    }
  }

  private static func least(of kind: ViewKind) -> Double {
    kind.isControl && kind != .button ? leastOfSystem : least
  }

  /// What the views around a view leave of it for touches, in points; a scroll view can show any part of its content.
  private static func touched(_ view: Int, _ layout: AuditedLayout) -> Size {
    var area = layout.frame(view)
    for ancestor in layout.tree.ancestors(of: view) {
      let frame = layout.frame(ancestor)
      if layout.layout.views[ancestor].scroll != nil {
        return Size(width: min(area.width, frame.width), height: min(area.height, frame.height))
      }
      guard let rest = area.intersection(frame) else { return .zero }
      area = rest
    }
    return area.size
  }
}
