import DesignLanguage
import DesignModel
import Findings
import Testing

@Suite("Assignments of a repair") struct RepairAssignmentsTests {
  private func assignments(_ change: (inout LayoutConstraint) -> Void) throws -> [String] {
    var screen = try MadeUp.screen()
    let text = try ConstraintText(parsing: "title.width >= 120 @750", in: screen)
    var constraint = try screen.addConstraint { text.constraint(id: $0) }
    change(&constraint)
    return constraint.assignments(on: screen)
  }

  @Test("are what differs from the constraint as it is") func differences() throws {
    #expect(try assignments { _ in } == [])
    #expect(try assignments { $0.constant = 80 } == ["constant=80"])
    #expect(
      try assignments {
        $0.constant = 80
        $0.priority = .required
      } == ["constant=80", "priority=1000"])
    #expect(try assignments { $0.relation = .equal } == ["relation=title.width == 120"])
  }

  @Test("of attributes are as people set them") func attributes() {
    var attributes = Attributes()
    attributes[.axis] = .text("vertical")
    #expect(attributes.assignments == ["axis=vertical"])
  }
}
