import DesignModel

extension Picture {
  /// How much of each cut text is left, at the text's end.
  func truncationShapes(_ places: inout LabelPlaces) -> [Shape] {
    screen.views.indices.filter(isShown).flatMap { view -> [Shape] in
      guard let text = appearance.layout.views[view].text, text.isTruncated || text.isClipped else {
        return []
      }
      let frame = frame(view)
      // Nobody sees the text either way, and marks on the keyboard would seem to speak of it.
      if isCoveredByKeyboard(frame) { return [] }
      let words = text.isTruncated ? "\(text.shown) of \(text.total)" : "clipped"
      let caption = Caption(words, size: 8, Palette.background)
      let size = caption.tagSize
      let corner = Point(
        x: isRightToLeft ? frame.x : frame.maxX - size.width, y: frame.maxY - size.height / 2)
      return [
        .rectangle(frame, .stroke(Palette.truncation, 1))
      ] + places.tag(caption, at: corner, step: Point(x: 0, y: size.height + 1), on: Palette.truncation)
    }
  }
}
