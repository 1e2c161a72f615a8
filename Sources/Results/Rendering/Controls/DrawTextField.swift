import DesignModel

extension ViewPainter {
  /// The text or the placeholder, in a border if it has one.
  var textField: [Shape] {
    border(attributes.border) + lines(textColor(Palette.text))
  }

  private func border(_ style: BorderStyle) -> [Shape] {
    if style == .none { return [] }
    let color = style == .line ? Palette.text : Palette.separator
    let radius: Double = style == .roundedRect ? 5 : 0
    let fill = background ?? Palette.background
    return [.rectangle(bounds.inset(0.5, 0.5), radius: radius, .both(fill, color, width: 1))]
  }

  /// A rounded field with a magnifying glass before its text.
  var searchBar: [Shape] {
    let field = bounds.inset(8, max(0, (bounds.height - 36) / 2))
    let glass = Point(x: leading(field.x + 15), y: bounds.center.y - 1)
    let side: Double = picture.isRightToLeft ? -1 : 1
    return [
      .rectangle(field, radius: 10, .fill(Palette.fill)),
      .circle(glass, radius: 5.5, paint: .stroke(Palette.placeholder, 1.5)),
      .line(
        from: Point(x: glass.x + 4 * side, y: glass.y + 4), to: Point(x: glass.x + 8 * side, y: glass.y + 8),
        in: Palette.placeholder, width: 1.5),
    ] + lines(Palette.text)
  }
}
