import DesignModel

extension Picture {
  /// The most views of which a tag says what is left open; where there are more, a picture can't be seen for tags.
  private static let mostTags = 4

  /// Dashes around the views whose place is left open, and of the first ones what of it is.
  func ambiguityShapes(_ places: inout LabelPlaces) -> [Shape] {
    let ambiguities = Dictionary(grouping: appearance.layout.ambiguities, by: \.view)
    let open = screen.views.indices.filter { isShown($0) && ambiguities[screen.views[$0].id] != nil }
    let marks: [Shape] = open.map { view in
      .rectangle(frame(view).inset(-1, -1), .stroke(Palette.ambiguity, 1.5, dash: [4, 3]))
    }
    return marks
      + open.prefix(Self.mostTags).flatMap { view -> [Shape] in
        let words = ambiguities[screen.views[view].id]!.map { $0.aspect.rawValue }.joined(separator: ", ")
        let caption = Caption("\(words) open", size: 8, Palette.background)
        return places.freeTag(
          caption, at: Point(x: frame(view).x - 1, y: frame(view).y - caption.tagSize.height - 1),
          step: Point(x: 0, y: caption.tagSize.height + 1), on: Palette.ambiguity)
      }
  }
}
