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
  /// Points: what is lower or narrower can't be touched on purpose, by a fingertip of 44.
  static let untouchable = 10.0
  /// Points: buttons that show words alone are as high as this by themselves, on screens of Apple's own, too.
  static let heightOfWords = 29.0

  static let card = RuleCard(
    "small-target", .warning,
    summary: "The area in which a view can be touched is less than 44 points wide or high.",
    why: """
      A fingertip covers about 44 points; smaller targets are missed, most of all by people whose hands tremble. Views \
      are touched only where the views around them reach, too. UIKit's own switches, fields, steppers and sliders count \
      as small below 28 points. An error below 10 points, where nobody can touch the view on purpose; a note for a button \
      that shows words alone, from 29 points on, unless another view to touch is in the points that are missing.
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

  /// Points: of a file's controls so large one reader called 2 of 11 worth a change, and of 8 warnings that two readers called
  /// true none is of them (docs/evidence/precision.md).
  private static let (sideOfWideTarget, wideTarget) = (34.0, 60.0)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    targets(on: layout).compactMap { view in
      let size = touched(view, layout).size
      let least = least(of: layout.kind(view))
      guard !shortAxes(of: view, touched: size, on: layout).isEmpty, !isSizedByHolder(view, layout) else {
        return nil
      }
      let severity = severity(of: view, size, on: layout)
      let area = "\(size.width.shown) x \(size.height.shown) points"
      return Finding(
        Self.self, severity: severity, view: layout.id(view),
        message: severity == .error
          ? "\(layout.name(view)) can't be touched: it has \(area)"
          : "\(layout.name(view)) can be touched on \(area), which is less than \(least.shown)",
        measured: min(size.width, size.height), required: least)
    }
  }

  /// The views to touch that lie in the window, or in what scrolls; what lies outside is the matter of another rule.
  static func targets(on layout: AuditedLayout) -> [Int] {
    layout.content.filter { view in
      layout.isInteractive(view)
        && (layout.isScrolled(view) || layout.reach(of: view, beyond: layout.window) == nil)
    }
  }

  /// The axes along which a view is too short to touch.
  static func shortAxes(of view: Int, on layout: AuditedLayout) -> Set<Axis> {
    shortAxes(of: view, touched: touched(view, layout).size, on: layout)
  }

  /// The same where that size can be touched; a length of UIKit's own that all of a control has is none: page controls are
  /// 26 points high, which nobody chose.
  private static func shortAxes(of view: Int, touched: Size, on layout: AuditedLayout) -> Set<Axis> {
    let (frame, least) = (layout.frame(view), least(of: layout.kind(view)))
    func isShort(_ touched: Double, of whole: Double, along axis: Axis) -> Bool {
      let isOwn = whole - touched <= layout.halfPixel && layout.isAsOfUIKit(view, axis)
      return touched < least - layout.halfPixel && !isOwn
    }
    var axes: Set<Axis> = []
    if isShort(touched.width, of: frame.width, along: .horizontal) { axes.insert(.horizontal) }
    if isShort(touched.height, of: frame.height, along: .vertical) { axes.insert(.vertical) }
    return axes
  }

  /// True for what fills the root of a part of code: what holds the part says how large both are, and whether that is too
  /// small is found where that is shown.
  private static func isSizedByHolder(_ view: Int, _ layout: AuditedLayout) -> Bool {
    layout.isHeld && layout.screen.isOfCode && layout.screen.rootTraits.kind == .view
      && layout.frame(0).reach(beyond: layout.frame(view)) <= layout.halfPixel
  }

  private static func severity(of view: Int, _ size: Size, on layout: AuditedLayout) -> Severity {
    // What its author folds up, and what shows nothing yet, code gives another size.
    if layout.tree.flattened.contains(view) { return .note }
    let side = min(size.width, size.height)
    if side < untouchable, least(of: layout.kind(view)) == least {
      return layout.isSurface(view) ? .warning : .error
    }
    if layout.screen.isOfInterfaceBuilder, side >= sideOfWideTarget,
      max(size.width, size.height) >= wideTarget
    {
      return .note
    }
    let isOfWords =
      side >= heightOfWords - layout.halfPixel && layout.showsWordsAlone(view)
      && isWhole(view, touched: size, layout)
    return isOfWords && !hasNeighbour(view, layout) ? .note : .warning
  }

  /// True if the views around a view cut nothing off it.
  private static func isWhole(_ view: Int, touched size: Size, _ layout: AuditedLayout) -> Bool {
    let frame = layout.frame(view)
    return max(frame.width - size.width, frame.height - size.height) <= layout.halfPixel
  }

  /// True if another view to touch is in the points that the view lacks.
  private static func hasNeighbour(_ view: Int, _ layout: AuditedLayout) -> Bool {
    let frame = layout.frame(view)
    let (across, down) = (max(0, least - frame.width) / 2, max(0, least - frame.height) / 2)
    let wanted = Rect(
      x: frame.x - across, y: frame.y - down, width: frame.width + 2 * across, height: frame.height + 2 * down
    )
    return layout.content.contains { other in
      other != view && layout.isInteractive(other) && !layout.tree.contains(view, under: other)
        && !layout.tree.contains(other, under: view)
        && layout.frame(other).intersection(wanted).map {
          min($0.width, $0.height) > layout.halfPixel
        } ?? false
    }
  }

  private static func least(of kind: ViewKind) -> Double {
    kind.isControl && kind != .button ? leastOfSystem : least
  }

  /// What the views around a view leave of it for touches, in the root's coordinates; a scroll view can show any part of its
  /// content.
  ///
  /// What lies beyond the root counts where that is asked for.
  static func touched(_ view: Int, _ layout: AuditedLayout, beyondRoot: Bool = false) -> Rect {
    var area = layout.frame(view)
    for ancestor in layout.tree.ancestors(of: view) where ancestor > 0 || !beyondRoot {
      let frame = layout.frame(ancestor)
      if layout.layout.views[ancestor].scroll != nil {
        return Rect(
          x: area.x, y: area.y, width: min(area.width, frame.width), height: min(area.height, frame.height))
      }
      guard let rest = area.intersection(frame) else {
        return Rect(x: area.x, y: area.y, width: 0, height: 0)
      }
      area = rest
    }
    return area
  }
}
