import DesignModel
import Notation

extension ViewPainter {
  /// A box with diagonals that says which image it replaces and how large it is.
  var image: [Shape] {
    let corners = [
      Point(x: 0, y: 0), Point(x: bounds.width, y: 0), Point(x: bounds.width, y: bounds.height),
      Point(x: 0, y: bounds.height),
    ]
    return [
      .rectangle(bounds, .both(Palette.imageFill, Palette.imageLine, width: 0.75)),
      .line(from: corners[0], to: corners[2], in: Palette.imageLine, width: 0.75),
      .line(from: corners[1], to: corners[3], in: Palette.imageLine, width: 0.75),
    ] + nameplate(on: Palette.imageFill)
  }

  /// A box in the place of a view of the app's own.
  var custom: [Shape] {
    // A table or a collection of a file shows its rows.
    if picture.isImported, holdsViews { return [] }
    if background != nil { return nameplate(on: Palette.veil) }
    let radius = min(6, bounds.height / 2, bounds.width / 2)
    return [
      .rectangle(
        bounds.inset(0.5, 0.5), radius: radius, .both(Palette.customFill, Palette.customLine, width: 1))
    ] + nameplate(on: Palette.customFill)
  }

  private var holdsViews: Bool {
    let next = index + 1
    return next < picture.screen.views.count && picture.screen.views[next].parent == view.id
  }

  /// The view's name and below it its size, as far as there is room.
  private func nameplate(on background: Color) -> [Shape] {
    let size = "\(bounds.width.shown)×\(bounds.height.shown)"
    let name = Caption(view.name, size: 10, weight: .medium, Palette.caption).fitted(to: bounds.width - 8)
    let below = Caption(size, size: 9, weight: .regular, Palette.secondaryText).fitted(to: bounds.width - 8)
    let rows = [name, bounds.height >= 34 && below?.text == size ? below : nil].compactMap(\.self)
    guard !rows.isEmpty, bounds.height >= 12 else { return [] }
    let height = rows.reduce(0) { $0 + $1.height } + 2
    let width = rows.map(\.width).max()! + 6
    let center = bounds.center
    let plate = Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    var middle = plate.y + 1
    return [.rectangle(plate, radius: 2, .fill(background))]
      + rows.map { row in
        defer { middle += row.height }
        return row.centered(Point(x: center.x, y: middle + row.height / 2))
      }
  }
}
