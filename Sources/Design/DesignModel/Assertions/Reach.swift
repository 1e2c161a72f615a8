/// How near scrolling brings a stretch of a view to lying inside its room, along one axis.
struct Reach {
  /// The view's extent and its start on the screen, in points.
  var length, start: Double
  /// The first and last place of the room on the screen.
  var room: (Double, Double)
  /// The scroll views around the view, the nearest first.
  var scrolls: [Step]

  /// How far a scroll view can carry its content, and what it shows of it.
  struct Step {
    var least, greatest: Double
    var frame: (Double, Double)

    /// A scroll view along an axis; where `isFreed`, all of its content can come by, whether a finger scrolls it or not.
    init(_ place: ViewLayout, along axis: Axis, isFreed: Bool) {
      let (scroll, frame) = (place.scroll!, place.screenFrame)
      let isAcross = axis == .horizontal
      let offset = isAcross ? scroll.offset.x : scroll.offset.y
      var first = isAcross ? scroll.least.x : scroll.least.y
      var last = isAcross ? scroll.greatest.x : scroll.greatest.y
      if isFreed {
        let (size, insets) = (scroll.contentSize, scroll.insets)
        first = min(first, isAcross ? 0 - insets.left : 0 - insets.top)
        last = max(
          last,
          isAcross ? size.width - frame.width + insets.right : size.height - frame.height + insets.bottom)
      }
      (least, greatest) = (offset - last, offset - first)
      self.frame = isAcross ? (frame.x, frame.maxX) : (frame.y, frame.maxY)
    }
  }

  /// Points that are missing; 0 if the stretch can lie inside, or each end of a longer one.
  var shortfall: Double {
    let widest = scrolls.map { $0.frame.1 - $0.frame.0 }.reduce(room.1 - room.0, min)
    let isLonger = length > widest && !scrolls.isEmpty
    return isLonger
      ? max(missing(from: start, to: start), missing(from: start + length, to: start + length))
      : missing(from: start, to: start + length)
  }

  /// How far the stretch misses, at the offsets that serve it best.
  private func missing(from start: Double, to end: Double) -> Double {
    var (low, high, missing) = (0.0, 0.0, 0.0)
    func confine(to frame: (Double, Double)) {
      let (first, last) = (frame.0 - start, frame.1 - end)
      missing = max(missing, first - high, low - last)
      (low, high) = (min(max(low, first), high), max(min(high, last), low))
    }
    for scroll in scrolls {
      (low, high) = (low + scroll.least, high + scroll.greatest)
      confine(to: scroll.frame)
    }
    confine(to: room)
    return missing
  }
}
