import Notation

extension ViewVerdict {
  /// Whether scrolling brings the view into the safe area above the keyboard.
  func reachable(_ place: ViewLayout, _ name: String) -> Finding {
    let frame = place.screenFrame
    if min(frame.width, frame.height) <= environment.halfPixel {
      return Finding(holds: false, words: "\(name) has no area")
    }
    let scrolls = screen.ancestors(of: place.view).compactMap { self.place(of: $0.id) }.filter {
      $0.scroll != nil
    }
    let room = room
    let across = Reach(
      length: frame.width, start: frame.x, room: (room.x, room.maxX),
      scrolls: scrolls.map { Reach.Step($0, frame: ($0.screenFrame.x, $0.screenFrame.maxX), \.x) })
    let down = Reach(
      length: frame.height, start: frame.y, room: (room.y, room.maxY),
      scrolls: scrolls.map { Reach.Step($0, frame: ($0.screenFrame.y, $0.screenFrame.maxY), \.y) })
    let distances = (across.shortfall, down.shortfall)
    let worst = max(distances.0, distances.1)
    if worst <= environment.halfPixel { return Finding(holds: true, words: "\(name) is reachable") }
    let direction = distances.0 > distances.1 ? "sideways" : "up or down"
    let how = scrolls.isEmpty ? "and nothing scrolls it" : "however it is scrolled"
    return Finding(
      holds: false,
      words: "\(name) lies \(worst.shown) outside the safe area above the keyboard, \(direction), \(how)",
      distance: worst)
  }

  /// The root's safe area above the keyboard.
  private var room: Rect {
    if environment.root != nil { return rootRect }
    let (size, safe) = (environment.size, environment.covered)
    return aboveKeyboard(
      Rect(
        x: safe.left, y: safe.top, width: size.width - safe.left - safe.right,
        height: size.height - safe.top - safe.bottom))
  }
}

/// How near scrolling brings a stretch of a view to lying inside its room, along one axis.
private struct Reach {
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

    init(_ place: ViewLayout, frame: (Double, Double), _ axis: KeyPath<Point, Double>) {
      let scroll = place.scroll!
      let offset = scroll.offset[keyPath: axis]
      least = offset - scroll.greatest[keyPath: axis]
      greatest = offset - scroll.least[keyPath: axis]
      self.frame = frame
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
