import DesignModel

/// The places at which a scroll view's content may begin: from the frame's leading and top edge, in points.
///
/// One that is scrolled until a view is in sight, or whose field has the focus, moves as `scrollRectToVisible` does: no
/// further than it takes to bring the whole view between the insets, or its leading and top edge where it is longer, and
/// never beyond where a finger can leave it (general).
struct ScrollPlaces {
  private let settled: SettledScreen
  private let solved: SolvedScreen
  private let scroll: Int
  private let insets: DirectedInsets

  init(of scroll: Int, in settled: SettledScreen, insets: DirectedInsets, solved: SolvedScreen) {
    (self.scroll, self.settled, self.insets, self.solved) = (scroll, settled, insets, solved)
  }

  /// Where the environment has the content begin, before rounding.
  var origin: Point {
    var result = Point(x: along(.horizontal).start, y: along(.vertical).start)
    for (axis, path) in [(Axis.horizontal, \Point.x), (.vertical, \.y)] {
      let range = along(axis)
      switch settled.position(of: scroll) {
      case nil, .start: break
      case .end: result[keyPath: path] = range.end
      case .until: result[keyPath: path] = range.bringing(extent(of: settled.awaited(in: scroll), axis))
      case .offset: result[keyPath: path] = given(axis)
      }
      if let focused = settled.focused(in: scroll) {
        result[keyPath: path] = range.bringing(extent(of: focused, axis), from: result[keyPath: path])
      }
    }
    return result
  }

  /// Numbers in whose signs the origin stays linear in what the places on the screen are linear in.
  var switches: [Double] {
    [Axis.horizontal, .vertical].flatMap { axis in
      let range = along(axis)
      let views = [settled.awaited(in: scroll), settled.focused(in: scroll)].compactMap(\.self)
      let places = range.ends + views.flatMap { range.bounds(of: extent(of: $0, axis)!) }
      return places.indices.flatMap { first in places[..<first].map { places[first] - $0 } }
    }
  }

  /// From the left, offsets count: read from the right, the content begins where the rest of it is beyond the frame.
  private func given(_ axis: Axis) -> Double {
    let offset = settled.givenOffset(of: scroll) ?? .zero
    if axis == .vertical { return 0 - offset.y }
    let overflow = solved.contentSizes[scroll].width - solved.rects[scroll].width
    return settled.isRightToLeft ? offset.x - overflow : 0 - offset.x
  }

  private func along(_ axis: Axis) -> Range {
    let (content, frame) = (solved.contentSizes[scroll], solved.rects[scroll])
    return axis == .horizontal
      ? Range(before: insets.leading, after: insets.trailing, frame: frame.width, content: content.width)
      : Range(before: insets.top, after: insets.bottom, frame: frame.height, content: content.height)
  }

  /// Where a view lies in the content; scroll views in between count as unscrolled.
  private func extent(of view: Int?, _ axis: Axis) -> (start: Double, length: Double)? {
    guard let view else { return nil }
    let (own, outer) = (solved.absolute[view], solved.absolute[scroll])
    return axis == .horizontal ? (own.x - outer.x, own.width) : (own.y - outer.y, own.height)
  }

  /// Where the content can begin along one axis.
  private struct Range {
    let before, after, frame, content: Double
    /// Where it begins at rest.
    var start: Double { before }
    /// Where it begins when it is scrolled to the end.
    var end: Double { min(before, frame - after - content) }
    /// Both, before the one bounds the other.
    var ends: [Double] { [before, frame - after - content] }

    /// The greatest and the least place at which a stretch of the content lies between the insets.
    func bounds(of stretch: (start: Double, length: Double)) -> [Double] {
      [frame - after - stretch.start - stretch.length, before - stretch.start]
    }

    /// The place nearest to `place`, or to the start, at which the stretch lies between the insets.
    func bringing(_ stretch: (start: Double, length: Double)?, from place: Double? = nil) -> Double {
      let place = place ?? start
      guard let stretch else { return place }
      let bounds = bounds(of: stretch)
      return min(max(max(min(place, bounds[0]), bounds[1]), end), start)
    }
  }
}

extension SettledScreen {
  /// Where the environment has a scroll view's content stand; nil for where it rests.
  func position(of scroll: Int) -> ScrollPosition? {
    if environment.offsets.isEmpty { return nil }
    let name = prepared.screen.views[scroll].name
    return environment.offsets.first { $0.view == name }?.position
  }

  /// True if where the content begins follows from where views lie in it.
  func isPlacedByContent(_ scroll: Int) -> Bool {
    if environment.offsets.isEmpty, environment.focus == nil { return false }
    if focused(in: scroll) != nil { return true }
    return switch position(of: scroll) {
    case .end, .until: true
    case nil, .start, .offset: false
    }
  }

  /// The view until which the content is scrolled.
  func awaited(in scroll: Int) -> Int? {
    if case .until(let name)? = position(of: scroll) { view(called: name, in: scroll) } else { nil }
  }

  /// The field with the focus.
  func focused(in scroll: Int) -> Int? { environment.focus.flatMap { view(called: $0, in: scroll) } }

  /// The first view of that name that lies in a scroll view and takes part in the layout.
  private func view(called name: String, in scroll: Int) -> Int? {
    prepared.screen.views.indices.first { view in
      prepared.screen.views[view].name == name && tree.isBelow(view, scroll) && !isDropped[view]
    }
  }
}
