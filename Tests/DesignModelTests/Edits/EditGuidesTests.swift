import DesignModel
import DesignSamples
import Testing

@Suite("Editing guides") struct EditGuidesTests {
  var screen: Screen

  init() throws { screen = try .example() }

  @Test("constraints follow a guide's new name") mutating func rename() throws {
    let constraint = try screen.constrain("gap.top == form.bottom")
    try screen.renameGuide(screen.guide(named: "gap").id, to: "space")
    #expect(screen.spelled(constraint) == "space.top == form.bottom")
    #expect(screen.guides.map(\.id) == ["gap"])
  }

  @Test("a new name is free and usable") mutating func refuses() throws {
    let gap = try screen.guide(named: "gap").id
    #expect(throws: DesignError.nameTaken("title", by: .view, place: "screen 'login'")) {
      try screen.renameGuide(gap, to: "title")
    }
    #expect(throws: DesignError.reservedName("root")) { try screen.renameGuide(gap, to: "root") }
  }

  @Test("an unknown name is distinguished from the known ones") func unknown() {
    #expect(throws: DesignError.unknown(.guide, "gaps", screen: "login", among: ["gap"])) {
      try screen.guide(named: "gaps")
    }
  }
}
