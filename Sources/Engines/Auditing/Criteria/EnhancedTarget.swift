import DesignModel
import Notation

/// The criterion's own measure of `small-target`: every view to touch that is smaller than 44 points (WCAG 2.2, 2.5.5).
///
/// The criterion exempts a size that nobody set, so that a finding on one rests on that.
public enum EnhancedTarget: LayoutRule {
  public static let card = SmallTarget.card
  public static let measure = "small-target/44"

  public static func findings(on layout: AuditedLayout) -> [Finding] {
    targets(on: layout).compactMap { view in
      let area = SmallTarget.touched(view, layout)
      let side = min(area.width, area.height)
      guard side < SmallTarget.least - layout.halfPixel else { return nil }
      let finding = Finding(
        Self.self, severity: .error, view: layout.id(view),
        message: "\(layout.name(view)) can be touched on \(area.width.shown) x \(area.height.shown) points",
        measured: side, required: SmallTarget.least)
      return isSizedByAuthor(view, isNarrow: area.width < SmallTarget.least - layout.halfPixel, layout)
        ? finding : finding.assuming("the criterion doesn't exempt it, as a size of UIKit's own")
    }
  }

  /// Controls, and views to type into.
  static func targets(on layout: AuditedLayout) -> [Int] {
    let controls = Set(SmallTarget.targets(on: layout))
    return layout.content.filter { view in
      controls.contains(view)
        || layout.screen.views[view].takesText
          && (layout.isScrolled(view) || layout.reach(of: view, beyond: layout.window) == nil)
    }
  }

  /// True if a constraint, a size or what lies around it says how wide or high it is where it is too small.
  private static func isSizedByAuthor(_ view: Int, isNarrow: Bool, _ layout: AuditedLayout) -> Bool {
    let id = layout.id(view)
    let frame = layout.frame(view)
    let isLow = frame.height < SmallTarget.least - layout.halfPixel
    let area = SmallTarget.touched(view, layout)
    // The views around it cut something off.
    if frame.width - area.width > layout.halfPixel || frame.height - area.height > layout.halfPixel {
      return true
    }
    if layout.attributes[view][.size] != nil { return true }
    return layout.screen.constraints.contains { constraint in
      [constraint.first, constraint.second].compactMap(\.self).contains { end in
        end.item.owner == id && (isNarrow && end.anchor == .width || isLow && end.anchor == .height)
      }
    }
  }
}
