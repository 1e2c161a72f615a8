import Comparison
import DesignModel
import Notation
import Testing

@Suite("Design difference") struct DesignDifferenceTests {
  @Test("of a design with itself is empty", arguments: 0..<20)
  func same(seed: Int) {
    let (design, _) = randomPair(seed)
    #expect(DesignDifference(from: design, to: design).isEmpty)
  }

  @Test("is empty exactly if the designs are equal but for orders that mean nothing", arguments: 0..<150)
  func emptiness(seed: Int) {
    let (before, after) = randomPair(seed)
    let difference = DesignDifference(from: before, to: after)
    #expect(difference.isEmpty == (before.unordered == after.unordered))
    #expect(difference.sentences.isEmpty == difference.isEmpty)
    #expect(difference.json.count == difference.changes.count)
  }

  @Test("tells enough to make the one design of the other, both ways", arguments: 0..<150)
  func patch(seed: Int) {
    let (before, after) = randomPair(seed)
    let forth = DesignDifference(from: before, to: after)
    #expect(Patch(forth.changes, to: before).design.unordered == after.unordered)
    let back = DesignDifference(from: after, to: before)
    #expect(Patch(back.changes, to: after).design.unordered == before.unordered)
  }

  @Test("leaves the order of constraints, guides, screens, devices and profiles alone")
  func order() throws {
    var screen = Screen(id: "a", name: "a")
    for width in [1.0, 2, 3] {
      try screen.addConstraint {
        LayoutConstraint(id: $0, AnchoredItem(Item(.root), .width), .equal, constant: width)
      }
    }
    var lists = screen.lists
    lists.constraints.reverse()
    let turned = Screen(id: "a", name: "a", lists: lists)
    let empty = Screen(id: "b", name: "b")
    let devices = [Device.phone("x"), .phone("y")]
    let profiles = [Profile(device: "x"), Profile(device: "y")]
    let difference = DesignDifference(
      from: Design(screens: [screen, empty], devices: devices, profiles: profiles),
      to: Design(screens: [empty, turned], devices: devices.reversed(), profiles: profiles.reversed()))
    #expect(difference.isEmpty)
  }

  /// Half of the pairs are so little edited that some come out equal.
  private func randomPair(_ seed: Int) -> (Design, Design) {
    var editor = RandomEditor(seed: UInt64(seed))
    var before = Design(screens: [Screen(id: "login", name: "login")])
    editor.edit(&before, times: 80)
    var after = before
    editor.edit(&after, times: seed % 2 == 0 ? 1 : 40)
    return (before, after)
  }
}
