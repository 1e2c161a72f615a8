import DesignModel

extension ViewPainter {
  /// A row with a rule below it and its accessory at the trailing edge.
  var tableCell: [Shape] {
    let rule = Shape.line(
      from: Point(x: leading(16), y: bounds.height - 0.5),
      to: Point(x: leading(bounds.width), y: bounds.height - 0.5),
      in: Palette.separator, width: 0.5)
    let fill = Shape.rectangle(bounds, .fill(Palette.background))
    return (picture.isImported ? [] : [fill]) + [rule] + accessory
  }

  /// What a cell shows at its trailing edge; a cell's content, which says the same, leaves it to the cell.
  var accessory: [Shape] {
    switch isShownByCell ? .none : attributes.accessory {
    case .none: []
    case .disclosureIndicator: [chevron]
    case .detailDisclosureButton: information(at: bounds.width - 46) + [chevron]
    case .detailButton: information(at: bounds.width - 27)
    case .checkmark:
      [
        stroke(tint, width: 2, through: (-27, 0), (-22, 5), (-13, -6))
      ]
    }
  }

  private var isShownByCell: Bool {
    guard let parent = view.parent, let cell = picture.screen.place(of: parent) else { return false }
    return picture.appearance.views[cell].attributes.accessory == attributes.accessory
  }

  private var chevron: Shape { stroke(Palette.separator, width: 2, through: (-22, -6), (-16, 0), (-22, 6)) }

  /// Points from the trailing edge and from the middle of the height.
  private func stroke(_ color: Color, width: Double, through places: (Double, Double)...) -> Shape {
    .path(
      places.map { Point(x: leading(bounds.width + $0.0), y: bounds.center.y + $0.1) },
      .stroke(color, width))
  }

  private func information(at x: Double) -> [Shape] {
    let center = Point(x: leading(x), y: bounds.center.y)
    return [
      .circle(center, radius: 10, paint: .stroke(tint, 1.5)),
      .circle(Point(x: center.x, y: center.y - 4.5), radius: 1.25, paint: .fill(tint)),
      .line(
        from: Point(x: center.x, y: center.y - 1.5), to: Point(x: center.x, y: center.y + 5.5), in: tint,
        width: 1.75),
    ]
  }
}
