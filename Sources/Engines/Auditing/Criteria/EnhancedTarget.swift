import AutoLayout
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
      let target = Target(view, smallBelow: SmallTarget.least, on: layout)
      guard target.isSmall else { return nil }
      let area = target.area
      let finding = Finding(
        Self.self, severity: .error, view: layout.id(view),
        message: "\(layout.name(view)) can be touched on \(area.width.shown) x \(area.height.shown) points",
        measured: min(area.width, area.height), required: SmallTarget.least)
      // What is sure on another profile is worse, however small it is here.
      let doubtful = finding.graded(.warning)
      if target.isCutByRoot { return doubtful.assuming(staysOutside) }
      return isSizedByAuthor(view, area, on: layout)
        ? finding : doubtful.assuming("the criterion doesn't exempt it, as a size of UIKit's own")
    }
  }

  /// What no file says.
  static let staysOutside = "a part of it stays outside"

  /// Controls and views to type into, but for those that nobody sees or can aim at, and those that lie wholly outside of the
  /// root where nothing scrolls them.
  static func targets(on layout: AuditedLayout) -> [Int] {
    layout.content.filter { view in
      layout.takesFocus(view) && (layout.isScrolled(view) || !layout.isWhollyOutside(view))
    }
  }

  /// What of a view can be touched: too small by itself, or by what lies outside of the root.
  struct Target {
    let area: Rect
    let isSmall: Bool
    /// True if it is large enough but for what the root cuts off.
    let isCutByRoot: Bool

    init(_ view: Int, smallBelow least: Double, on layout: AuditedLayout) {
      func isSmall(_ area: Rect) -> Bool { min(area.width, area.height) < least - layout.halfPixel }
      let own = SmallTarget.touched(view, layout, beyondRoot: true)
      let inside = SmallTarget.touched(view, layout)
      isCutByRoot = isSmall(inside) && !isSmall(own)
      area = isCutByRoot ? inside : own
      self.isSmall = isSmall(inside)
    }
  }

  /// True if a constraint, a size or what lies around it says how wide or high it is where it is too small, and says another
  /// size than UIKit's own.
  ///
  /// `area` is what of it can be touched.
  static func isSizedByAuthor(_ view: Int, _ area: Rect, on layout: AuditedLayout) -> Bool {
    let id = layout.id(view)
    let frame = layout.frame(view)
    let isSmall = { (length: Double) in length < SmallTarget.least - layout.halfPixel }
    let isNarrow = isSmall(area.width) && !layout.isAsOfUIKit(view, .horizontal)
    let isLow = isSmall(frame.height) && !layout.isAsOfUIKit(view, .vertical)
    // The views around it cut something off, and not the edge alone that UIKit's control has around what it shows.
    let cut = layout.halfPixel + layout.overhang(view)
    if frame.width - area.width > cut || frame.height - area.height > cut { return true }
    guard isNarrow || isLow else { return false }
    if layout.attributes[view].ownSize != nil, !layout.hasSizeOfClass(view) { return true }
    return layout.screen.constraints.contains { constraint in
      [constraint.first, constraint.second].compactMap(\.self).contains { end in
        end.item.owner == id && (isNarrow && end.anchor == .width || isLow && end.anchor == .height)
      }
    }
  }
}

extension AuditedLayout {
  /// True for a control, or a view to type into, that is enabled and that somebody can see and aim at.
  func takesFocus(_ view: Int) -> Bool {
    guard isInteractive(view) || screen.views[view].takesText, !attributes[view].isDisabled,
      !isTransparent(view), !tree.unaimed.contains(view)
    else { return false }
    return !attributes[view].takesNoTouches
      && !tree.ancestors(of: view).contains { attributes[$0].takesNoTouches }
  }

  /// True for a control that is as long as UIKit makes it, the edge aside that constraints don't speak of.
  func isAsOfUIKit(_ view: Int, _ axis: Axis) -> Bool {
    let length = axis == .horizontal ? frame(view).width : frame(view).height
    return kind(view).ownLengths(along: axis, attributes[view]).contains { own in
      abs(own - length) <= overhang(view) + halfPixel
    }
  }

  /// True for a control whose own size the import gives, as that of its class: its author said nothing.
  fileprivate func hasSizeOfClass(_ view: Int) -> Bool { screen.isImported && kind(view).isControl }

  /// True for a view of which nothing lies in the root.
  fileprivate func isWhollyOutside(_ view: Int) -> Bool {
    guard reach(of: view, beyond: window) != nil else { return false }
    return frame(view).intersection(window).map { min($0.width, $0.height) <= halfPixel } ?? true
  }
}
