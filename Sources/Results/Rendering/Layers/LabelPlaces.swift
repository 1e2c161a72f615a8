import DesignModel

/// Where labels stand already, so that the next one finds a free place.
struct LabelPlaces {
  private var taken: [Rect] = []

  /// The first of the places that is free, or else the first; it is taken from then on.
  mutating func take(_ places: some Sequence<Rect>) -> Rect {
    var first: Rect?
    for place in places {
      if first == nil { first = place }
      if !taken.contains(where: { $0.overlap(place) != nil }) {
        taken.append(place)
        return place
      }
    }
    guard let first else { preconditionFailure("A label needs a place to try") }
    taken.append(first)
    return first
  }

  /// A tag of a caption at a corner, moved by steps to where it is free; none where it is free nowhere.
  mutating func freeTag(
    _ caption: Caption, at corner: Point, step: Point, tries: Int = 12, on background: Color
  ) -> [Shape] {
    let size = caption.tagSize
    for attempt in 0..<tries {
      let place = Rect(
        x: corner.x + step.x * Double(attempt), y: corner.y + step.y * Double(attempt), width: size.width,
        height: size.height)
      if taken.contains(where: { $0.overlap(place) != nil }) { continue }
      taken.append(place)
      return caption.tag(at: Point(x: place.x, y: place.y), on: background)
    }
    return []
  }

  /// A tag of a caption at a corner, moved by steps to where it is free.
  mutating func tag(
    _ caption: Caption, at corner: Point, step: Point, tries: Int = 12, on background: Color
  ) -> [Shape] {
    let size = caption.tagSize
    let place = take(
      (0..<tries).lazy.map { attempt in
        Rect(
          x: corner.x + step.x * Double(attempt), y: corner.y + step.y * Double(attempt), width: size.width,
          height: size.height)
      })
    return caption.tag(at: Point(x: place.x, y: place.y), on: background)
  }
}
