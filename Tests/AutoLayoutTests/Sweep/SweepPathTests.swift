import DesignModel
import Testing

@testable import AutoLayout

@Suite("Sweep paths") struct SweepPathTests {
  @Test("know every step of the environment", arguments: Device.catalogue)
  func steps(device: Device) {
    let screen = Screen(id: "screen", name: "screen")
    let prepared = LayoutEngine(measuring: FixedRuler()).prepare(screen)
    for orientation in Orientation.allCases {
      let profile = Profile(device: device.name, orientation: orientation, keyboard: .shown)
      for length in [SweptLength.width, .height] {
        let path = SweepPath(profile, on: device, moving: length, over: 100...1500, in: screen)
        var last: (value: Double, steps: Steps)?
        for value in stride(from: 100, through: 1500, by: 10.0) {
          let own = Steps(prepared, path.environment(value))
          if let last, last.steps != own {
            let isKnown = path.steps.contains { last.value <= $0 && $0 <= value }
            #expect(isKnown, "\(device.name), \(orientation), \(length) from \(last.value) to \(value)")
          }
          last = (value, own)
        }
      }
    }
  }

  /// What an environment brings that is not in proportion to the window's size.
  private struct Steps: Equatable {
    let classes: [SizeClass]
    let safeArea: EdgeInsets
    /// Whether the keyboard leaves something of the window.
    let isKeyboardWhole: Bool
    let margins: Double

    init(_ prepared: PreparedScreen, _ environment: LayoutEnvironment) {
      classes = [environment.horizontalClass, environment.verticalClass]
      safeArea = environment.safeArea
      isKeyboardWhole = (environment.keyboardHeight ?? 0) < environment.size.height
      margins = Regions.baseMargins(of: 0, width: nil, SettledScreen(prepared, environment)).leading
    }
  }
}
