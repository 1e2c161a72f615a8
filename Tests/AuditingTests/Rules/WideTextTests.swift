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

  @Test("asks for lines of 90 characters", arguments: [SystemVersions.usual, 26]) func characters(os: Double)
    throws
  {
    #expect(try found(900, characters: 1800) { $0.os = os }.isEmpty)
    let wide = try found(1000, characters: 2000) { $0.os = os }
    #expect(wide.map(\.measured) == [100] && wide.map(\.required) == [90])
  }

  @Test("leaves alone what is no body of text: one line, short lines, lines that end by themselves")
  func bodies()
    throws
  {
    #expect(try found(1000, lines: 1).isEmpty)
    #expect(try found(1000, characters: 160).isEmpty)
    #expect(try found(1000, paragraph: 95).isEmpty)
  }
}
