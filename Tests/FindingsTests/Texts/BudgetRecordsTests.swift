import DesignModel
import Testing

@testable import Findings

@Suite("A table of budgets") struct BudgetRecordsTests {
  private func budget(_ characters: Int?) throws -> TextBudget {
    var screen = Screen(id: "demo", name: "demo")
    var attributes = Attributes()
    attributes[.text] = .text("Sign in")
    try screen.addView(named: "title", kind: .label, attributes: attributes, id: "title")
    return TextBudget(
      text: TextOfLength(screen: screen, view: try screen.view(named: "title"), attribute: .text), class: nil,
      characters: characters, lines: characters.map { _ in 2 },
      tightest: characters.map { _ in "iphone-se-3" })
  }

  @Test("has a row for each text, with its length and how many characters fit") func rows() throws {
    let rows = try [budget(12), budget(nil)].text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows[0] == ["screen", "view", "attribute", "length", "fit", "lines", "tightest"])
    #expect(rows[1] == ["demo", "title", "text", "7", "12", "2", "iphone-se-3"])
    #expect(rows[2] == ["demo", "title", "text", "7", "any"])
    #expect([TextBudget]().text == "no texts")
  }
}
