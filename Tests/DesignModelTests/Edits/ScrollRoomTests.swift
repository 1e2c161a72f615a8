import DesignLanguage
import DesignModel
import DesignSamples
import TestSupport
import Testing

@Suite("A scroll view around a view") struct ScrollRoomTests {
  /// A card with a stack, and a text with a button below it, of which each case binds what it needs.
  private func screen(_ relations: [String]) throws -> Screen {
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "card", kind: .view)
    try screen.addView(named: "inner", kind: .label, in: "card")
    try screen.addView(named: "rows", kind: .stack)
    try screen.addView(named: "row", kind: .stack, in: "rows")
    try screen.addView(named: "arranged", kind: .label, in: "row")
    try screen.addView(named: "text", kind: .label)
    try screen.addView(named: "go", kind: .button)
    try screen.addView(named: "list", kind: .scroll)
    try screen.addView(named: "listed", kind: .label, in: "list")
    try screen.addView(named: "form", kind: .view)
    try screen.addView(named: "field", kind: .textField, in: "form")
    for relation in relations {
      let text = try ConstraintText(parsing: relation, in: screen)
      try screen.addConstraint { text.constraint(id: $0) }
    }
    return screen
  }

  @Test(
    "is bounded where it would grow with its content beyond the screen",
    arguments: [
      ("text", ["text.top == safeArea.top + 8"], ["text-scroll.bottom <= safeArea.bottom"]),
      // Under the bars it fills the room, since they are insets of its content.
      ("text", ["text.top == root.top"], ["text-scroll.bottom == safeArea.bottom"]),
      ("text", ["root.bottom == text.bottom"], ["text-scroll.top == safeArea.top"]),
      ("text", ["text.bottom == safeArea.bottom"], ["text-scroll.top >= safeArea.top"]),
      (
        "text", ["text.centerY == root.centerY"],
        ["text-scroll.top >= safeArea.top", "text-scroll.bottom <= safeArea.bottom"]
      ),
      ("text", ["text.top == root.top", "text.bottom == root.bottom"], []),
      ("text", ["text.top == root.top", "root.bottom >= text.bottom + 8"], []),
      ("text", ["text.top == root.top", "text.bottom <= root.centerY"], []),
      (
        "text", ["text.top == safeArea.top", "text.bottom == root.bottom @750"],
        ["text-scroll.bottom <= safeArea.bottom"]
      ),
      (
        "text", ["text.top == safeArea.top", "text.bottom >= root.bottom"],
        ["text-scroll.bottom <= safeArea.bottom"]
      ),
      ("text", ["text.top == root.top", "text.height <= 300"], []),
      ("text", ["text.top == root.top", "text.height == root.height * 0.5"], []),
      (
        "text", ["text.top == safeArea.top", "text.height >= 44"], ["text-scroll.bottom <= safeArea.bottom"]
      ),
      ("text", ["text.top == root.top", "go.top == text.bottom + 8"], ["go.bottom <= safeArea.bottom"]),
      (
        "text", ["text.top == root.top", "go.top == text.bottom + 8", "go.bottom == safeArea.bottom"], []
      ),
      ("text", ["go.top == root.top", "text.top == go.bottom"], ["text-scroll.bottom <= safeArea.bottom"]),
      (
        "inner", ["card.top == root.top", "inner.top == card.top", "inner.bottom == card.bottom"],
        ["card.bottom <= safeArea.bottom"]
      ),
      (
        "inner", ["card.top == root.top", "card.height == 300", "inner.top == card.top"],
        ["inner-scroll.bottom <= card.bottom"]
      ),
      ("arranged", ["rows.top == root.top"], ["rows.bottom <= safeArea.bottom"]),
      ("arranged", ["rows.top == root.top", "rows.bottom == root.bottom"], []),
      ("listed", ["listed.top == list.contentLayout.top"], []),
      ("form", ["form.top == safeArea.top"], ["form-scroll.bottom <= keyboard.top"]),
    ])
  func bounds(view: String, relations: [String], expected: [String]) throws {
    var screen = try screen(relations)
    let (scroll, bounds) = try screen.wrap(
      try screen.view(named: view).id, in: .scroll, named: "\(view)-scroll")
    #expect(bounds.map { screen.spelled($0) } == expected)
    #expect(Array(screen.constraints.suffix(expected.count)) == bounds)
    #expect(screen.view(try screen.view(named: view).id)?.parent == scroll.id)
    #expect(screen.brokenInvariant == nil)
  }

  @Test("counts no constraint that may give way or not be there") func uncertain() throws {
    var screen = try screen(["text.top == safeArea.top"])
    let text = try ConstraintText(parsing: "text.bottom == root.bottom", in: screen)
    try screen.addConstraint {
      text.constraint(id: $0, condition: try? Condition(parsing: "vclass = compact"))
    }
    let (_, bounds) = try screen.wrap("text", in: .scroll, named: "scroll")
    #expect(bounds.map { screen.spelled($0) } == ["scroll.bottom <= safeArea.bottom"])
  }

  @Test("is bounded, and no other wrapper is", arguments: [ViewKind.view, .stack]) func others(kind: ViewKind)
    throws
  {
    var screen = try screen(["text.top == root.top"])
    #expect(try screen.wrap("text", in: kind, named: "box").bounds.isEmpty)
  }
}
