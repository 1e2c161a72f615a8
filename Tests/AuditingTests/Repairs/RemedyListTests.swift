import DesignModel
import Testing

@testable import Auditing

@Suite("Remedies") struct RemedyListTests {
  @Test("each stand against at least one rule, twice none") func rules() {
    for remedy in RemedyList.all {
      #expect(!remedy.rules.isEmpty && Set(remedy.rules).count == remedy.rules.count, "\(remedy)")
    }
  }

  @Test("propose each change once, the smallest first") func order() throws {
    let screen = try Screen.built { screen in
      try screen.add(.stack, "row")
      try screen.add(.label, "name", in: "row", with: ("text", "A long name"), ("style", "body"))
      try screen.constrain("name.height == 20")
    }
    let finding = Finding(TruncatedText.self, view: "name", message: "")
    let titles = RemedyList.repairs(of: Complaint(finding, in: screen, leastTextSize: .large)).map(\.title)
    #expect(
      titles == [
        "let name have any number of lines", "write >= in place of == in c1",
        "stack row vertically from L on",
        "put the screen's content into a scroll view",
      ])
  }

  @Test(
    "stack a row from where it fails on, or always where it always does",
    arguments: [
      (TextSize.accessibilityExtraLarge, "from AX1 on"), (.extraExtraLarge, "from XXL on"),
      (.extraSmall, "vertically"),
    ]) func threshold(least: TextSize, words: String) throws
  {
    let screen = try Screen.built { screen in
      try screen.add(.stack, "row", in: .root, with: ("alignment", "firstBaseline"))
      try screen.add(.button, "go", in: "row", with: ("text", "Go"))
    }
    let finding = Finding(TruncatedText.self, view: "go", message: "")
    let repairs = RemedyList.repairs(of: Complaint(finding, in: screen, leastTextSize: least))
    let repair = try #require(repairs.first)
    #expect(repair.title.hasPrefix("stack row vertically") && repair.title.hasSuffix(words))
    let column = repair.repaired.variations.first?.change
    if case .view(_, let attributes)? = column {
      #expect(attributes.text(.axis) == "vertical" && attributes.text(.alignment) == "leading")
    } else {
      #expect(repair.repaired.view("row")?.attributes.text(.axis) == "vertical" && least == .extraSmall)
    }
  }

  @Test("propose nothing for what they don't know, and nothing that the screen can't take") func nothing()
    throws
  {
    let screen = try Screen.built { try $0.add(.button, "go", with: ("text", "Go")) }
    let unknown = Finding(MissingAccessibilityLabel.self, view: "go", message: "")
    #expect(RemedyList.repairs(of: Complaint(unknown, in: screen)).isEmpty)
    let gone = Finding(DuplicateConstraint.self, constraint: "c9", message: "")
    #expect(RemedyList.repairs(of: Complaint(gone, in: screen)).isEmpty)
  }

  @Test("make of their edits the screen that they propose") func edits() throws {
    let screen = try Screen.built { screen in
      try screen.add(.view, "box")
      try screen.add(.button, "go", in: "box", with: ("text", "Go"))
      try screen.constrain(
        "box.top == safeArea.top", "box.bottom == safeArea.bottom", "go.top == box.top + 8")
    }
    let finding = Finding(ContentUnreachable.self, view: "go", message: "")
    let repairs = RemedyList.repairs(of: Complaint(finding, in: screen))
    #expect(repairs.count == 3)
    for repair in repairs {
      var made = screen
      for edit in repair.edits { try edit.apply(to: &made) }
      #expect(made == repair.repaired && made != screen, "\(repair.title)")
    }
  }
}

@Suite("The readable content guide as a remedy") struct UseReadableGuideTests {
  private func relations(_ lines: String...) throws -> [[String]] {
    let screen = try Screen.built { screen in
      try screen.add(.view, "box")
      try screen.add(.label, "terms", in: "box")
      for line in lines { try screen.constrain(line) }
    }
    let complaint = Complaint(Finding(TruncatedText.self, view: "terms", message: ""), in: screen)
    return UseReadableGuide.repairs(of: complaint).compactMap(\.self).map { repair in
      repair.repaired.constraints.map { repair.repaired.spelled($0) }
    }
  }

  @Test("takes the place of what both sides are bound to, and their distances go") func bothSides() throws {
    #expect(
      try relations("terms.leading == safeArea.leading + 16", "terms.trailing == safeArea.trailing - 16") == [
        ["terms.leading == readableContent.leading", "terms.trailing == readableContent.trailing"]
      ])
    #expect(
      try relations("terms.leading == box.leading", "box.trailing == terms.trailing + 8") == [
        ["terms.leading == box.readableContent.leading", "terms.trailing == box.readableContent.trailing"]
      ])
    #expect(
      try relations("box.leading == layoutMargins.leading", "box.trailing == root.trailing") == [
        ["box.leading == readableContent.leading", "box.trailing == readableContent.trailing"]
      ])
  }

  @Test("is no remedy where one side alone is bound, or a size") func oneSide() throws {
    #expect(try relations("terms.leading == safeArea.leading + 16", "terms.width == 300").isEmpty)
    #expect(try relations("terms.leading == safeArea.leading", "terms.trailing <= safeArea.trailing").isEmpty)
  }
}
