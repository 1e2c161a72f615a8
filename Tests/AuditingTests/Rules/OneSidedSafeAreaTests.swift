import DesignModel
import Testing

@testable import Auditing

/// In a window of 600 by 300 points with 44 points beside the safe area.
@Suite("one-sided-safe-area") struct OneSidedSafeAreaTests {
  private func found(
    _ constraints: String..., left: Double = 44, right: Double = 44, direction: LayoutDirection = .ltr
  ) throws -> [String] {
    let screen = try Screen.built {
      try $0.add(.label, "title", with: ("text", "Hello"))
      for constraint in constraints + ["title.top == safeArea.top"] { try $0.constrain(constraint) }
    }
    return screen.findings(of: OneSidedSafeArea.self) {
      ($0.size, $0.direction) = (Size(width: 600, height: 300), direction)
      $0.safeArea = EdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }.map(\.message)
  }

  @Test("reports a view with one side in the safe area and the other as far from the screen's edge")
  func sides() throws {
    func words(_ safe: String, _ other: String) -> String {
      "title keeps to the safe area at its \(safe), 44 points in, and to the screen's edge at its \(other)"
    }
    let leading = ["title.leading == safeArea.leading + 16", "root.trailing == title.trailing + 16"]
    #expect(try found(leading[0], leading[1]) == [words("left", "right")])
    #expect(try found(leading[0], leading[1], direction: .rtl) == [words("right", "left")])
    #expect(try found("title.left == root.left", "title.right == safeArea.right") == [words("right", "left")])
  }

  @Test("says nothing of equal sides, of other distances, and where nothing is beside the safe area")
  func others() throws {
    let safe = ["title.leading == safeArea.leading + 16", "title.trailing == safeArea.trailing - 16"]
    #expect(try found(safe[0], safe[1]).isEmpty)
    #expect(try found(safe[0], "title.trailing == root.trailing - 40").isEmpty)
    #expect(try found(safe[0], "title.trailing <= root.trailing - 16").isEmpty)
    #expect(try found(safe[0], "title.trailing == root.trailing - 16", left: 0).isEmpty)
  }
}
