import DesignModel
import Notation

/// The second threshold of `small-target`: views to touch that are too small for WCAG 2.2's criterion 2.5.8.
///
/// A smaller target is large enough where a circle around its centre meets no other target, nor the circle of another small
/// one.
public enum MinimumTarget: LayoutRule {
  public static let card = SmallTarget.card
  public static let measure = "small-target/24"

  /// Points, of a target's sides and of the circle; a point of iOS is taken as a CSS pixel.
  static let least = 24.0

  public static func findings(on layout: AuditedLayout) -> [Finding] {
    let targets = EnhancedTarget.targets(on: layout).map { ($0, SmallTarget.touched($0, layout)) }
    let small = targets.filter { isSmall($0.1, layout) }
    return small.compactMap { view, area in
      let neighbour = targets.first { other, its in
        other != view && !layout.tree.contains(view, under: other)
          && !layout.tree.contains(other, under: view)
          && isClose(area.center, to: its, isSmall: isSmall(its, layout), layout)
      }
      guard let neighbour else { return nil }
      return Finding(
        Self.self, severity: .error, view: layout.id(view),
        message: "\(layout.name(view)) can be touched on \(area.width.shown) x \(area.height.shown) points, "
          + "and \(layout.name(neighbour.0)) is too close to it",
        measured: min(area.width, area.height), required: least)
    }
  }

  private static func isSmall(_ area: Rect, _ layout: AuditedLayout) -> Bool {
    min(area.width, area.height) < least - layout.halfPixel
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
