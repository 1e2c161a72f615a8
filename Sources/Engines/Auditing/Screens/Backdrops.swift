import DesignModel

/// Views that dim all of the window under what lies in front of them, as those around a popup do: what is under one waits
/// until the popup is gone.
struct Backdrops {
  private let layout: AuditedLayout
  /// By index, which goes from the back to the front.
  private let views: [Int]

  init(on layout: AuditedLayout) {
    self.layout = layout
    views = layout.layout.views.indices.dropFirst().filter(layout.isBackdrop)
  }

  /// True if one lies between two views, in front of the one and under the other.
  func separate(_ view: Int, _ other: Int) -> Bool {
    let (lower, upper) = (min(view, other), max(view, other))
    return views.contains { $0 > lower && $0 < upper && !layout.tree.contains($0, under: lower) }
  }
}

extension AuditedLayout {
  /// True for a view that fills the window with a colour through which one sees.
  fileprivate func isBackdrop(_ view: Int) -> Bool {
    guard fillsWindow, [.view, .custom, .button].contains(kind(view)), !layout.views[view].isHidden,
      !isTransparent(view), window.reach(beyond: frame(view)) <= halfPixel
    else { return false }
    if attributes[view].isEffect { return true }
    guard let color = attributes[view].backgroundColor.flatMap({ PaintedColor($0) }) else { return false }
    let opacity = color.opacity * attributes[view].opacity
    return opacity >= 0.01 && opacity < 1
  }
}
