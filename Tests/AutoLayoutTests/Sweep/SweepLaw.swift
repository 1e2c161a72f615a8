import AutoLayout
import DesignModel

/// What must hold of every sweep over a length, on one screen and profile.
struct SweepLaw {
  let prepared: PreparedScreen
  let profile: Profile
  let device: Device
  let length: SweptLength
  /// What was found to fail, one sentence each.
  private(set) var faults: [String] = []

  /// Lengths that are nearer to one another than this, in points, are one.
  private static let tolerance = 2.5e-6
  /// How far frames may be off, in points.
  private static let rounding = 1e-4

  init(
    _ screen: Screen, _ length: SweptLength, profile: Profile, on device: Device,
    by ruler: any TextMeasuring = FixedRuler()
  ) {
    prepared = LayoutEngine(measuring: ruler).prepare(screen)
    (self.profile, self.device, self.length) = (profile, device, length)
  }

  /// Checks that sweeps of parts find what the sweep of the whole does, and that solving does.
  mutating func check(_ range: ClosedRange<Double>, parts: [ClosedRange<Double>] = []) {
    guard let whole = intervals(range) else { return }
    checkJoints(whole)
    checkSolving(whole)
    for part in parts {
      if let own = intervals(part) { compare(own, whole, over: part) }
    }
  }

  /// The intervals over a range; nil with a fault if there is no answer.
  mutating func intervals(_ range: ClosedRange<Double>) -> [SweepInterval]? {
    let path = SweepPath(profile, on: device, moving: length, over: range, in: prepared.screen)
    do {
      return try prepared.sweep(along: path)
    } catch {
      faults.append("\(range): \(error)")
      return nil
    }
  }

  private mutating func checkJoints(_ whole: [SweepInterval]) {
    for (one, other) in zip(whole, whole.dropFirst())
    where one.to != other.from || one.includesTo == other.includesFrom {
      faults.append("a gap or an overlap at \(one.to)")
    }
  }

  // MARK: Parts and the whole

  private mutating func compare(
    _ part: [SweepInterval], _ whole: [SweepInterval], over range: ClosedRange<Double>
  ) {
    let inner = (range.lowerBound + Self.tolerance)...(range.upperBound - Self.tolerance)
    func ends(_ intervals: [SweepInterval]) -> [Double] {
      intervals.dropFirst().map(\.from).filter(inner.contains)
    }
    for end in ends(part) where !ends(whole).contains(where: { abs($0 - end) < Self.tolerance }) {
      faults.append("\(range) ends an interval at \(end), and the whole none")
    }
    for end in ends(whole) where !ends(part).contains(where: { abs($0 - end) < Self.tolerance }) {
      faults.append("\(range) ends no interval at \(end), where the whole does")
    }
    for interval in part where interval.to - interval.from > 4 * Self.tolerance {
      let middle = (interval.from + interval.to) / 2
      guard let other = whole.first(where: { $0.contains(middle) }) else { continue }
      compare(interval, other, at: middle, of: "\(range)")
    }
  }

  private mutating func compare(
    _ own: SweepInterval, _ other: SweepInterval, at value: Double, of label: String
  ) {
    if own.status != other.status {
      faults.append("\(label) at \(value): \(own.status) and \(other.status)")
    }
    if own.texts != other.texts { faults.append("\(label) at \(value): texts differ") }
    for view in own.first.indices {
      let (one, two) = (own.frame(of: view, at: value), other.frame(of: view, at: value))
      if !Self.areNear(one, two) { faults.append("\(label) at \(value): view \(view) is \(one) and \(two)") }
    }
  }

  // MARK: Intervals and solving

  private mutating func checkSolving(_ whole: [SweepInterval]) {
    for interval in whole { for value in places(in: interval) { check(interval, at: value) } }
    checkTotals(whole)
  }

  /// Lengths in an interval at which to solve: away from its ends by what they are rounded by.
  private func places(in interval: SweepInterval) -> [Double] {
    if interval.from == interval.to { return isOnPixels ? [] : [interval.from] }
    let length = interval.to - interval.from
    let places = [min(1e-3, length / 3), length / 2, length * 0.8, length - min(1e-3, length / 3)]
    if !isOnPixels { return places.map { interval.from + $0 } }
    return places.map { ((interval.from + $0) * device.scale).rounded() / device.scale }
      .filter { interval.from < $0 && $0 < interval.to }
  }

  /// Scroll offsets are rounded to device pixels by `solve`.
  private var isOnPixels: Bool { if case .scroll = length { true } else { false } }

  private func layout(at value: Double) -> ScreenLayout {
    prepared.layout(in: profile.environment(on: device, moving: length, to: value))
  }

  private mutating func check(_ interval: SweepInterval, at value: Double) {
    let layout = layout(at: value)
    if layout.status != interval.status {
      faults.append("at \(value): \(layout.status), and the sweep says \(interval.status)")
    }
    // Rounds without rest are left at whichever was the last.
    if layout.status == .noRest, interval.status == .noRest { return }
    for (place, view) in layout.views.enumerated() {
      let frame = interval.frame(of: place, at: value)
      if !Self.areNear(frame, view.exact) {
        faults.append("at \(value): \(view.view) is \(view.exact), and the sweep says \(frame)")
      }
      if !Self.isSame(interval.texts[place], view.text) {
        faults.append("at \(value): \(view.view)'s text, \(interval.texts[place].map { "\($0)" } ?? "none")")
      }
    }
  }

  private static func isSame(_ swept: SweptText?, _ text: TextLayout?) -> Bool {
    guard let swept, let text else { return (swept == nil) == (text == nil) }
    return swept.lines == text.lines && swept.isTruncated == text.isTruncated
      && swept.isClipped == text.isClipped && swept.isShrunk == (text.scale < 1)
  }

  /// What changes add up to, from the first interval on, must be what is wrong at the end.
  private mutating func checkTotals(_ whole: [SweepInterval]) {
    guard let first = whole.first, let start = places(in: first).first else { return }
    let before = layout(at: start)
    var conflicts = before.conflicts.map(Self.owners)
    var open = Set(before.ambiguities.map { "\($0.view) \($0.aspect)" })
    for interval in whole.dropFirst() {
      for change in interval.changes { Self.apply(change, to: &conflicts, &open) }
      guard let place = places(in: interval).dropFirst().first else { continue }
      let layout = layout(at: place)
      if layout.status == .noRest { continue }
      let actual = layout.conflicts.map(Self.owners)
      if Set(actual) != Set(conflicts) {
        faults.append("at \(place): conflicts are \(actual), and the sweep says \(conflicts)")
      }
      let own = Set(layout.ambiguities.map { "\($0.view) \($0.aspect)" })
      if own != open {
        faults.append("at \(place): open are \(own.sorted()), and the sweep says \(open.sorted())")
      }
    }
  }

  /// What a conflict's members belong to: the words of built-in rules have numbers that move.
  private static func owners(_ conflict: Conflict) -> String {
    let members = conflict.members.map { rule in
      switch rule {
      case .constraint(let id): "\(id)"
      case .builtIn(let view, _): "\(view)'s"
      }
    }
    return members.joined(separator: " ")
  }

  private static func apply(_ change: SweepChange, to conflicts: inout [String], _ open: inout Set<String>) {
    switch change {
    case .conflict(let conflict): conflicts.append(owners(conflict))
    case .resolved(let conflict):
      if let place = conflicts.firstIndex(of: owners(conflict)) { conflicts.remove(at: place) }
    case .ambiguity(let view, let aspect, true): open.insert("\(view) \(aspect)")
    case .ambiguity(let view, let aspect, false): open.remove("\(view) \(aspect)")
    default: break
    }
  }

  private static func areNear(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.x - other.x) < rounding && abs(one.y - other.y) < rounding
      && abs(one.width - other.width) < rounding && abs(one.height - other.height) < rounding
  }
}
