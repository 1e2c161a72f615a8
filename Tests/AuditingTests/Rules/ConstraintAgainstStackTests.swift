import DesignModel
import Testing

@testable import Auditing

@Suite("constraint-against-stack") struct ConstraintAgainstStackTests {
  private func found(
    _ constraint: String, hidden: Bool = false, connected: Bool = false, distribution: String = "fill"
  ) throws -> [String] {
    let screen = try Screen.built {
      try $0.add(.stack, "line", with: ("spacing", "8"), ("distribution", distribution))
      for name in ["one", "two", "three"] { try $0.add(.label, name, in: "line", with: ("text", name)) }
      var attributes = try #require($0.view("two")?.attributes)
      if hidden { attributes[.hidden] = .flag(true) }
      if connected { attributes[.connected] = .flag(true) }
      try $0.setView("two", kind: .label, attributes: attributes)
      try $0.constrain("line.leading == root.leading", "line.top == root.top", constraint)
    }
    return screen.findings(of: ConstraintAgainstStack.self).map(\.message)
  }

  @Test("reports a place in the middle of a stack that a number fixes") func places() throws {
    #expect(
      try found("two.leading == line.leading + 208")
        == ["c3: two.leading == line.leading + 208 fixes a place that line gives by itself"])
    #expect(try found("three.leading == one.trailing + 40").count == 1)
    #expect(
      try found("two.leading == one.trailing + 12")
        == ["c3: two.leading == one.trailing + 12 is not the spacing of line, which is 8"])
  }

  @Test("reports what holds a view that is hidden, or that code may hide") func hidden() throws {
    let line = "two.leading == one.trailing + 8"
    #expect(try found(line, hidden: true) == ["c3: \(line) holds two, which line hides"])
    #expect(try found(line, connected: true) == ["c3: \(line) stays when code hides two, whose spacing goes"])
    #expect(try found(line).isEmpty)
  }

  @Test("says nothing of what repeats the stack, gives way, or lies across it") func others() throws {
    #expect(try found("one.leading == line.leading").isEmpty)
    #expect(try found("two.leading == line.leading + 208 @999").isEmpty)
    #expect(try found("two.top == line.top + 4").isEmpty)
    #expect(try found("one.leading == line.leading + 8").isEmpty)
    #expect(try found("two.leading == line.leading + 208", distribution: "equalSpacing").isEmpty)
  }
}
