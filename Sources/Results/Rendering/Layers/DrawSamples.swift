import DesignModel

extension Picture {
  /// A dashed edge and a word on each view of imported code that shows a sample in place of what the app shows, or of which
  /// the import made something up.
  func sampleShapes(_ places: inout LabelPlaces) -> [Shape] {
    screen.views.indices.filter(isShown).flatMap { view -> [Shape] in
      let (attributes, frame) = (screen.views[view].attributes, frame(view))
      guard attributes.isSample || attributes.isMadeUp, !isCoveredByKeyboard(frame) else { return [] }
      let caption = Caption(attributes.isSample ? "sample" : "made up", size: 7, Palette.background)
      let size = caption.tagSize
      let corner = Point(
        x: isRightToLeft ? frame.maxX - size.width : frame.x, y: frame.y - size.height / 2)
      return [.rectangle(frame, .stroke(Palette.sample, 1, dash: [2, 2]))]
        + places.tag(caption, at: corner, step: Point(x: 0, y: -size.height - 1), on: Palette.sample)
    }
  }
}
