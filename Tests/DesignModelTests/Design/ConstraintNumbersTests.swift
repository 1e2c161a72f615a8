import TestSupport
import Testing

@testable import DesignModel

@Suite("The numbers of constraints") struct ConstraintNumbersTests {
  @Test("go on after the greatest in use, however the screen is edited", arguments: 0..<12)
  func edits(seed: Int) throws {
    var random = SeededNumbers(seed: seed)
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "v", kind: .view)
    func make(_ id: ObjectID) -> LayoutConstraint {
      LayoutConstraint(id: id, AnchoredItem(Item("v"), .width), .equal, constant: 10)
    }
    for number in 0..<200 {
      let ids = screen.constraints.map(\.id)
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !ids.isEmpty: try screen.removeConstraint(ids.randomElement(using: &random)!)
      case 1 where !ids.isEmpty: try screen.removeConstraint(ids.last!)
      case 2:
        try screen.addConstraint(
          make, id: ["c\(number * 3)", "x\(number)", "c0\(number)"].randomElement(using: &random)!)
      default:
        let greatest = ids.compactMap { $0.text.hasPrefix("c") ? Int($0.text.dropFirst()) : nil }.max() ?? 0
        #expect(try screen.addConstraint(make).id.text == "c\(greatest + 1)")
      }
    }
  }
}
