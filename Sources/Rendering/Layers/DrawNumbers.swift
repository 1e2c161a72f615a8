import DesignModel

extension Picture {
  /// The number of each view that shows, at its leading top corner: its place among the screen's views, from 1.
  func numberShapes(_ places: inout LabelPlaces) -> [Shape] {
    screen.views.indices.filter(isShown).flatMap { view -> [Shape] in
      let frame = frame(view)
      let caption = Caption(String(view + 1), size: 9, weight: .bold, Palette.background)
      let width = caption.tagSize.width + 1
      return places.tag(
        caption,
        at: Point(x: isRightToLeft ? frame.maxX - width - 1 : frame.x + 1, y: frame.y + 1),
        step: Point(x: isRightToLeft ? -width : width, y: 0), on: Palette.ordinal)
    }
  }
}
