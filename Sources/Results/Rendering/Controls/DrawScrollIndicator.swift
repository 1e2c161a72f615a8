import DesignModel

extension ViewPainter {
  /// A bar beside content that is higher than its scroll view and that a finger scrolls, as long and as far down as what
  /// shows of it, in the room that the indicators' insets leave.
  var scrollIndicator: [Shape] {
    guard picture.layers.contains(.scroll), let scroll = layout.scroll else { return [] }
    let whole = scroll.contentSize.height + scroll.insets.top + scroll.insets.bottom
    guard whole > bounds.height + 0.5, bounds.height > 12, scroll.greatest.y > scroll.least.y else {
      return []
    }
    let length = max(24, bounds.height * bounds.height / whole)
    let range = max(scroll.greatest.y - scroll.least.y, 1)
    let part = min(1, max(0, (scroll.offset.y - scroll.least.y) / range))
    let insets = indicatorInsets
    let room = max(0, bounds.height - 6 - length - insets.top - insets.bottom)
    let bar = leading(
      Rect(x: bounds.width - 6 - insets.right, y: 3 + insets.top + room * part, width: 3, height: length))
    return [.layer(.scroll, [.rectangle(bar, radius: 1.5, .fill(Color(0x000000, opacity: 0.35)))])]
  }

  private var indicatorInsets: EdgeInsets {
    guard let insets = attributes.guidedInsets(.indicatorInsets) else { return .zero }
    let margins = picture.appearance.layoutMargins
    let window = picture.window
    return insets.resolved { guide in
      guide == .safeArea
        ? picture.environment.safeArea
        : EdgeInsets(
          top: margins.y, left: margins.x, bottom: window.height - margins.maxY,
          right: window.width - margins.maxX)
    }
  }
}
