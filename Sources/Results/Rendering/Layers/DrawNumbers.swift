import DesignModel

extension Picture {
  /// The number of each view that shows, at its leading top corner: its place among the screen's views, from 1.
  func numberShapes(_ places: inout LabelPlaces) -> [Shape] {
    screen.views.indices.filter(isShown).flatMap { view -> [Shape] in
      let frame = frame(view)
      let caption = Caption(String(view + 1), size: 8, weight: .bold, Palette.background)
      let size = caption.tagSize
      // On the corner, so that most of the text below it can still be read; the root's would leave the screen.
      let corner = view == 0 ? device.screenRadius * 0.4 : -size.height * 0.65
      let x = isRightToLeft ? frame.maxX - size.width - corner : frame.x + corner
      return places.tag(
        caption, at: Point(x: x, y: frame.y + corner),
        step: Point(x: (size.width + 1) * (isRightToLeft ? -1 : 1), y: 0), on: Palette.ordinal)
    }
  }
}
