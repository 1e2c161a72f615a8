import DesignModel

extension Picture {
  /// Dashes around the views whose place is left open, and what of it is.
  func ambiguityShapes(_ places: inout LabelPlaces) -> [Shape] {
    let ambiguities = Dictionary(grouping: appearance.layout.ambiguities, by: \.view)
    return screen.views.indices.filter(isShown).flatMap { view -> [Shape] in
      guard let open = ambiguities[screen.views[view].id] else { return [] }
      let frame = frame(view)
      let words = open.map { $0.aspect.rawValue }.joined(separator: ", ")
      let caption = Caption("\(words) open", size: 8, Palette.background)
      return [.rectangle(frame.inset(-1, -1), .stroke(Palette.ambiguity, 1.5, dash: [4, 3]))]
        + places.tag(
          caption, at: Point(x: frame.x - 1, y: frame.y - caption.tagSize.height - 1),
          step: Point(x: 0, y: caption.tagSize.height + 1), on: Palette.ambiguity)
    }
  }
}
