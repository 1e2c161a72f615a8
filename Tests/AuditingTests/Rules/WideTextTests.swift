import DesignModel
import Testing

@testable import Auditing

@Suite("wide-text") struct WideTextTests {
  /// Of a text as wide as the window; characters are 10 points wide.
  private func found(
    _ width: Double, characters: Int = 300, lines: Int = 0, paragraph: Int = .max,
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> [Finding] {
    let text = String(
      (1...characters).flatMap { $0 % paragraph == 0 ? ["a", "\n"] : ["a"] }.joined())
    return try Screen.built {
      try $0.add(.label, "t", with: ("text", text), ("lines", "\(lines)"))
      try $0.constrain("t.leading == root.leading", "t.trailing == root.trailing", "t.top == root.top")
    }.findings(of: WideText.self) {
      $0.size.width = width
      change(&$0)
    }
  }

  @Test("asks for the readable width at the next text size at which it is known") func readable() throws {
    #expect(try found(672).isEmpty)
    let wide = try found(700)
    #expect(wide.map(\.measured) == [700] && wide.map(\.required) == [672])
    #expect(try found(700) { $0.textSize = .medium }.map(\.required) == [672])
    #expect(try found(600) { $0.textSize = .extraSmall }.map(\.required) == [560])
    #expect(try found(800) { $0.textSize = .extraLarge }.isEmpty)
    #expect(try found(870) { $0.textSize = .extraLarge }.map(\.required) == [856])
  }

  @Test("asks for 90 characters where no readable width is known") func characters() throws {
    for change: (inout LayoutEnvironment) -> Void in [{ $0.textSize = .accessibilityLarge }, { $0.os = 26 }] {
      #expect(try found(900, characters: 1800, change).isEmpty)
      let wide = try found(1000, characters: 2000, change)
      #expect(wide.map(\.measured) == [1000] && wide.map(\.required) == [900])
    }
  }

  @Test("leaves alone what is no body of text: one line, short lines, lines that end by themselves")
  func bodies()
    throws
  {
    #expect(try found(700, lines: 1).isEmpty)
    #expect(try found(700, characters: 60).isEmpty)
    #expect(try found(700, characters: 72).isEmpty)
    #expect(try found(700, paragraph: 50).isEmpty)
  }
}
