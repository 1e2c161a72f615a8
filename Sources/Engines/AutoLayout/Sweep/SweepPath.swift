public import DesignModel

/// The length in points that a sweep moves.
public enum SweptLength: Hashable, Sendable {
  /// The window's width.
  case width
  /// The window's height.
  case height
  /// The vertical content offset of a scroll view, by name.
  case scroll(String)
}

/// Environments along a length: between two steps all that differs among them is in proportion to it.
public struct SweepPath: Sendable {
  /// From where to where, in points.
  public let range: ClosedRange<Double>
  /// Where environments or conditions on them may differ by more, ascending, all in `range`.
  let steps: [Double]
  /// The environment at a length in points.
  let environment: @Sendable (Double) -> LayoutEnvironment

  /// The environments that a profile gives on its device while one length moves over `range`.
  ///
  /// Steps are those of size classes (`LayoutEnvironment.horizontalClass`), margins (`Regions`), the device's side
  /// insets and the keyboard (`Profile.environment`), and those that the screen's conditions name.
  public init(
    _ profile: Profile, on device: Device, moving length: SweptLength, over range: ClosedRange<Double>,
    in screen: Screen
  ) {
    let original = profile.environment(on: device).size
    let held = device.figures(held: profile.orientation, on: profile.os ?? device.os)
    var steps: [Double] = []
    switch length {
    case .width:
      steps = [390, 414, 650, held.size.width] + screen.steps(on: .width)
    case .height:
      steps = [414, held.size.height, held.keyboard.total] + screen.steps(on: .height)
    case .scroll(let view):
      if view == screen.views.first(where: { $0.kind == .scroll })?.name { steps = screen.steps(on: .scroll) }
    }
    self.range = range
    self.steps = Set(steps).filter { range.contains($0) }.sorted()
    environment = { value in
      var moved = profile
      switch length {
      case .width: moved.window = Size(width: value, height: original.height)
      case .height: moved.window = Size(width: original.width, height: value)
      case .scroll(let view): moved.scroll(view, to: value)
      }
      return moved.environment(on: device)
    }
  }
}

extension Profile {
  /// Replaces the vertical content offset of a scroll view.
  fileprivate mutating func scroll(_ view: String, to offset: Double) {
    if let place = offsets.firstIndex(where: { $0.view == view }) {
      var point = Point(x: 0, y: offset)
      if case .offset(let old) = offsets[place].position { point.x = old.x }
      offsets[place].position = .offset(point)
    } else {
      offsets.append(ScrollOffset(view: view, offset: Point(x: 0, y: offset)))
      offsets.sort { $0.view.utf8.lexicographicallyPrecedes($1.view.utf8) }
    }
  }
}

extension Screen {
  /// Every condition of the screen, each once, constraints' first.
  var conditions: [Condition] {
    var found: [Condition] = []
    for condition in constraints.compactMap(\.condition) + variations.map(\.condition)
    where !found.contains(condition) {
      found.append(condition)
    }
    return found
  }

  /// The numbers that conditions compare an axis with.
  fileprivate func steps(on axis: ProfileAxis) -> [Double] {
    conditions.flatMap(\.terms).compactMap { term in
      if case .number(let number) = term.value, term.axis == axis { number } else { nil }
    }
  }
}
