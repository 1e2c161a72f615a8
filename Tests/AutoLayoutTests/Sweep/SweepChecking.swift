import AutoLayout
import DesignModel
import Testing

extension Device {
  /// A large pad without insets, whose window may be of any size.
  static let board = Device(
    name: "board", title: "Board", size: Size(width: 2000, height: 2000), scale: 2, idiom: .pad,
    portraitInsets: .zero, landscapeInsets: .zero,
    portraitKeyboard: KeyboardHeight(keys: 300, prediction: 0, dock: 0),
    landscapeKeyboard: KeyboardHeight(keys: 300, prediction: 0, dock: 0), os: 18, source: "made up")
}

/// One screen on one profile, swept over a length.
struct SweptScreen {
  let prepared: PreparedScreen
  let intervals: [SweepInterval]
  private let environment: (Double) -> LayoutEnvironment

  /// Sweeps a screen on a device by the fixed ruler.
  init(
    _ screen: Screen, _ length: SweptLength, range: ClosedRange<Double>,
    profile: Profile = Profile(device: "board", window: Size(width: 400, height: 600)),
    on device: Device = .board, by ruler: any TextMeasuring = FixedRuler()
  ) throws {
    prepared = LayoutEngine(measuring: ruler).prepare(screen)
    intervals = try prepared.sweep(
      along: SweepPath(profile, on: device, moving: length, over: range, in: screen))
    environment = { profile.environment(on: device, moving: length, to: $0) }
  }

  /// The ends between intervals.
  var breaks: [Double] { intervals.dropFirst().map(\.from) }

  /// Records an issue wherever the intervals leave a gap or differ from solving at one of `values`.
  func check(at values: some Sequence<Double>, _ label: String = "") {
    for (one, other) in zip(intervals, intervals.dropFirst()) {
      #expect(one.to == other.from && one.includesTo != other.includesFrom, "\(label) at \(one.to)")
    }
    for value in values {
      let holding = intervals.filter { $0.contains(value) }
      #expect(holding.count == 1, "\(label) at \(value)")
      guard let interval = holding.first else { continue }
      let layout = prepared.layout(in: environment(value))
      #expect(layout.status == interval.status, "\(label) at \(value)")
      for (place, view) in layout.views.enumerated() {
        let frame = interval.frame(of: place, at: value)
        let isNear =
          abs(frame.x - view.exact.x) < 1e-6 && abs(frame.y - view.exact.y) < 1e-6
          && abs(frame.width - view.exact.width) < 1e-6 && abs(frame.height - view.exact.height) < 1e-6
        #expect(isNear, "\(label) at \(value): \(view.view) is \(view.exact), not \(frame)")
        let text = interval.texts[place]
        #expect(text?.lines == view.text?.lines, "\(label) at \(value): lines of \(view.view)")
        #expect(text?.isTruncated == view.text?.isTruncated, "\(label) at \(value): \(view.view)")
        #expect(text?.isClipped == view.text?.isClipped, "\(label) at \(value): \(view.view)")
      }
    }
  }
}

extension Profile {
  /// The profile's environment on a device, but for one length, in points.
  func environment(on device: Device, moving length: SweptLength, to value: Double) -> LayoutEnvironment {
    var moved = self
    let size = environment(on: device).size
    switch length {
    case .width: moved.window = Size(width: value, height: size.height)
    case .height: moved.window = Size(width: size.width, height: value)
    case .scroll(let view): moved.offsets = [ScrollOffset(view: view, offset: Point(x: 0, y: value))]
    }
    return moved.environment(on: device)
  }
}
