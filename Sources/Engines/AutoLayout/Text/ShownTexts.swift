public import DesignModel

/// Where the texts of a layout's views stand between their edges.
public struct ShownTexts {
  private let settled: SettledScreen

  /// The texts of a screen in an environment that is settled for it.
  public init(_ screen: PreparedScreen, in environment: LayoutEnvironment) {
    settled = SettledScreen(screen, environment)
  }

  /// The lines of a view's text in the root's coordinates, in points; nil for a view without a text.
  ///
  /// A button's lines may stand anywhere between its sides: they are as wide as the room for them, unless they are taken
  /// for centred, as UIKit has them where nothing says otherwise.
  public func area(
    of view: Int, _ place: ViewLayout, _ alignment: TextAlignment, centringTitles: Bool = false
  ) -> Rect? {
    guard let text = place.text, let box = TextBox(view, settled) else { return nil }
    let kind = settled.tree.kinds[view]
    let font = font(of: box, text)
    let room = place.screenFrame.inside(box.padding)
    let asked = box.limits(in: box.room(in: place.exact.size), font, settled)
    let lines = settled.prepared.measuring.lines(
      of: box.text, in: font, width: asked.width, lines: asked.lines, mode: box.lineBreak)
    let isAnywhere = kind == .button && !centringTitles
    let width = isAnywhere ? room.width : min(room.width, lines.width)
    let before = kind == .button ? 0.5 : share(before: alignment)
    let height = font.lineHeight + Double(max(0, lines.shownLines - 1)) * font.linePitch
    return Rect(
      x: room.x + (room.width - width) * before,
      y: kind == .textView ? room.y : room.y + (room.height - height) / 2, width: width, height: height)
  }

  /// The font of a view's text, shrunk as it is there; nil for a view without a text.
  public func font(of view: Int, _ place: ViewLayout) -> ResolvedFont? {
    guard let text = place.text, let box = TextBox(view, settled) else { return nil }
    return font(of: box, text)
  }

  private func font(of box: TextBox, _ text: TextLayout) -> ResolvedFont {
    text.scale < 1 ? settled.prepared.font(like: box.font, text.scale, settled.environment) : box.font
  }

  /// What of the free width lies to the left of lines, from 0 to 1.
  private func share(before alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: settled.isRightToLeft ? 1 : 0
    }
  }
}

extension Rect {
  /// What insets leave of the rectangle, in points.
  fileprivate func inside(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
