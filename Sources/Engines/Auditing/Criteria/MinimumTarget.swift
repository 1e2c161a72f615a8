import DesignModel
import Notation

/// The second threshold of `small-target`: views to touch that are too small for WCAG 2.2's criterion 2.5.8.
///
/// A smaller target is large enough where a circle around its centre meets no other target, nor the circle of another small
/// one. What lies around it is in doubt: a row needn't do anything by itself, and a tap anywhere may put the keyboard away.
public enum MinimumTarget: LayoutRule {
  public static let card = SmallTarget.card
  public static let measure = "small-target/24"

  /// Points, of a target's sides and of the circle; a point of iOS is taken as a CSS pixel.
  static let least = 24.0

  public static func findings(on layout: AuditedLayout) -> [Finding] {
    let targets = EnhancedTarget.targets(on: layout).map { view in
      (view: view, target: EnhancedTarget.Target(view, smallBelow: least, on: layout))
    }
    return targets.filter(\.target.isSmall).compactMap { view, target in
      let area = target.area
      let neighbour = targets.first { other, its in
        other != view && !layout.tree.contains(view, under: other)
          && !layout.tree.contains(other, under: view)
          && isClose(area.center, to: its.area, isSmall: its.isSmall, layout)
      }
      let isFlat = min(area.width, area.height) <= layout.halfPixel
      let holder = neighbour == nil && !isFlat ? layout.target(around: view) : nil
      guard neighbour != nil || isFlat || holder != nil else { return nil }
      let reason = neighbour.map { ", and \(layout.name($0.view)) is too close to it" } ?? ""
      let finding = Finding(
        Self.self, severity: .error, view: layout.id(view),
        message: "\(layout.name(view)) can be touched on \(area.width.shown) x \(area.height.shown) points"
          + reason,
        measured: min(area.width, area.height), required: least)
      let doubtful = finding.graded(.warning)
      if target.isCutByRoot { return doubtful.assuming(EnhancedTarget.staysOutside) }
      if let holder { return doubtful.assuming("\(holder) around it is a target, too") }
      // What has no area is no target yet, unless its author says that it has none.
      return neighbour != nil || EnhancedTarget.isSizedByAuthor(view, area, on: layout)
        ? finding : doubtful.assuming("it stays without an area")
    }
  }

  /// True if the circle around a point meets a target, or the circle around a small one.
  private static func isClose(_ center: Point, to other: Rect, isSmall: Bool, _ layout: AuditedLayout) -> Bool
  {
    let nearest =
      isSmall
      ? other.center
      : Point(x: min(max(center.x, other.x), other.maxX), y: min(max(center.y, other.y), other.maxY))
    let (across, down) = (nearest.x - center.x, nearest.y - center.y)
    let room = (isSmall ? least : least / 2) - layout.halfPixel
    return across * across + down * down < room * room
  }
}

extension Rect {
  fileprivate var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}

extension AuditedLayout {
  /// What people may touch around a view, in words: the nearest control, row or cell that it lies in; nil for nothing.
  fileprivate func target(around view: Int) -> String? {
    for around in tree.ancestors(of: view) {
      if takesFocus(around) { return name(around) }
      if isRowOrCell(around), !attributes[around].takesNoTouches { return "the row or cell" }
    }
    return nil
  }

  /// True for a row of a table or a cell of a collection, in its list or in a file of its own.
  private func isRowOrCell(_ view: Int) -> Bool {
    kind(view) == .tableCell || attributes[view].isPrototype
      || view == 0 && screen.rootTraits.kind == .cell
  }
}
