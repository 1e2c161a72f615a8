import DesignModel

extension Picture {
  /// The screen's guides, and the root's margins and readable content.
  func guideShapes(_ places: inout LabelPlaces) -> [Shape] {
    let own = zip(screen.guides, appearance.guides).map { ($0.name, $1) }
    let built = [("layoutMargins", appearance.layoutMargins)]
    let readable = [("readableContent", appearance.readableContent)].filter { $0.1 != built[0].1 }
    return (built + readable + own).flatMap { name, rect -> [Shape] in
      let caption = Caption(name, size: 8, Palette.guide)
      return [.rectangle(rect, .stroke(Palette.guide, 0.75, dash: [1, 2]))]
        + places.tag(
          caption, at: Point(x: rect.x + 2, y: rect.y + 2), step: Point(x: 0, y: caption.tagSize.height + 1),
          on: Palette.veil)
    }
  }
}
