import DesignModel
import Notation
import Testing

@testable import SwiftImport

@Suite("Traits that a class reads") struct IndependentTraitsTests {
  /// A box with a text size of its own, a frame and a constraint.
  private func run(
    size: TextSize = .large, isLandscape: Bool = false, points: Int = 17, width: Int = 100,
    constant: Int = 8, priority: Int = 1000, more: String = ""
  ) throws -> Run {
    var profile = Profile.default
    (profile.textSize, profile.orientation) = (size, isLandscape ? .landscape : .portrait)
    let device = Device.catalogue.first { $0.name == profile.device }!
    let json = try JSON(
      parsing: #"""
        {"views":[{"kind":"view","class":"V","attributes":{}},
        {"in":0,"kind":"label","class":"UILabel","name":"box","attributes":{"fontSize":"\#(points)"},
        "frame":[0,0,\#(width),20,0,0,0]}\#(more)],"guides":[],
        "constraints":[{"first":["1","width"],"relation":0,"constant":\#(constant),"priority":\#(priority)}]}
        """#)
    return Run(
      profile: profile, environment: profile.environment(on: device),
      recording: try ReadRecording.recording(json))
  }

  private func traits(_ runs: Run...) -> IndependentTraits { IndependentTraits(runs) }

  @Test("are independent where the changes of each add up") func sum() throws {
    let traits = try traits(
      run(), run(size: .accessibilityMedium, points: 40, constant: 16),
      run(isLandscape: true, width: 300, priority: 500))
    #expect(
      try traits.foresee(
        run(
          size: .accessibilityMedium, isLandscape: true, points: 40, width: 300, constant: 16, priority: 500))
    )
    #expect(
      try !traits.foresee(run(size: .accessibilityMedium, isLandscape: true, points: 40, width: 300)))
  }

  @Test("are independent where one of them changes nothing, whatever the other does") func oneAlone() throws {
    let view = #",{"in":0,"kind":"view","class":"UIView","name":"more","attributes":{}}"#
    let traits = try traits(
      run(), run(size: .accessibilityMedium, more: view), run(isLandscape: true))
    #expect(try traits.foresee(run(size: .accessibilityMedium, isLandscape: true, more: view)))
    #expect(try !traits.foresee(run(size: .accessibilityMedium, isLandscape: true)))
  }

  @Test("are not where both change one number, or which views there are") func both() throws {
    let view = #",{"in":0,"kind":"view","class":"UIView","name":"more","attributes":{}}"#
    let numbers = try traits(
      run(), run(size: .accessibilityMedium, constant: 16), run(isLandscape: true, constant: 24))
    #expect(try !numbers.foresee(run(size: .accessibilityMedium, isLandscape: true, constant: 24)))
    let views = try traits(
      run(), run(size: .accessibilityMedium, more: view), run(isLandscape: true, width: 300))
    #expect(
      try !views.foresee(run(size: .accessibilityMedium, isLandscape: true, width: 300, more: view)))
  }

  @Test("are independent where only numbers that follow the window depend on both") func following() throws {
    let sizes: [TextSize] = [.small, .medium, .extraLarge, .accessibilityMedium]
    var runs = [try run(), try run(isLandscape: true, width: 300)]
    for (place, size) in sizes.enumerated() {
      runs.append(try run(size: size, width: 110 + place, constant: 9 + place))
    }
    let traits = IndependentTraits(runs)
    #expect(try traits.foresee(run(size: .small, isLandscape: true, width: 777, constant: 99)))
    #expect(try !traits.foresee(run(size: .small, isLandscape: true, width: 777, priority: 500)))
  }

  @Test("are not known to be where a trait was never changed by itself") func unknown() throws {
    let traits = try traits(run(), run(isLandscape: true))
    #expect(try !traits.foresee(run(size: .accessibilityMedium, isLandscape: true)))
  }
}
