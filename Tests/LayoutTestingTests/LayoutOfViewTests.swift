import LayoutTesting
import Testing

@Suite("A view of UIKit's") struct LayoutOfViewTests {
  @Test("is laid out in the test's process, under the names of its properties") func frames() throws {
    let layout = try Layout(of: BadgeView(), on: .iPhoneSE3)
    #expect(layout.screen == "BadgeView")
    #expect(layout["title"].fits && layout["title"].frame.y == 44)
    #expect(layout["badge"].frame.width == 24 && layout["badge"].frame.maxX == 359)
    #expect(layout.conflicts.isEmpty && layout.ambiguities.isEmpty && layout.notes.isEmpty)
  }

  @Test("knows of the profile before it is made") func traits() throws {
    let usual = try Layout(of: BadgeView(), on: .iPhoneSE3)["title"]
    let large = try Layout(of: BadgeView(), on: .iPhoneSE3, textSize: .ax5)["title"]
    #expect(large.frame.height > usual.frame.height * 2)
    // It stacks its parts at the accessibility sizes.
    #expect(try Layout(of: BadgeView(), on: .iPhoneSE3, textSize: .ax5)["badge"].frame.x == 16)
    #expect(try Layout(of: BadgeView(), on: .iPhoneSE3, isRightToLeft: true)["badge"].frame.x == 16)
  }

  @Test("names broken constraints by the lines of the code") func conflict() throws {
    let layout = try Layout(of: BadgeView(width: 400), on: .iPhoneSE3, textSize: .ax1)
    let sentence = try #require(layout.conflicts.first).description
    #expect(sentence.hasPrefix("on iphone-se-3/portrait/AX1 these can't hold together: "))
    #expect(sentence.contains(/BadgeView\.swift:\d+: title\.width == 400/))
  }

  @Test("says which view a test speaks of in vain") func missing() throws {
    let layout = try Layout(of: BadgeView(), on: .iPhoneSE3)
    #expect(layout["badje"].description.contains("BadgeView has no view 'badje'; did you mean 'badge'?"))
  }

  @Test("may be a controller's, which is shown, laid out and tapped") func controller() throws {
    let before = try Layout(of: BadgeController(), on: .iPhone16)
    #expect(before["more"].fits && before["details"].misfit == "details is hidden")
    let after = try Layout(of: BadgeController(), on: .iPhone16, tapping: ["more"])
    #expect(after["details"].fits)
    #expect(after["details"].frame.y >= after["more"].frame.maxY)
  }

  @Test("asks for frames while it is made") func frameReading() throws {
    let layout = try Layout(of: HalfView(), on: .iPhoneSE3)
    #expect(layout["half"].frame == Layout.Rect(x: 0, y: 0, width: 187.5, height: 50))
  }

  @Test("is made alone, whatever number of tests run", arguments: 0..<24) func parallel(number: Int) throws {
    let size: Layout.TextSize = number.isMultiple(of: 2) ? .xs : .ax2
    let height = try Layout(of: BadgeView(), on: .iPhoneSE3, textSize: size)["title"].frame.height
    #expect(size == .xs ? height < 20 : height > 35)
  }

  @Test("may throw while it is made") func throwing() throws {
    struct Refusal: Error {}
    func make() throws -> UIView { throw Refusal() }
    #expect(throws: Refusal.self) { try Layout(of: try make(), on: .iPhone16) }
  }
}
