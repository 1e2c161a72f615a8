import DesignLanguage
import DesignModel
import Findings
import Testing

@Suite("A text of any length") struct TextOfLengthTests {
  private func screen(_ text: String) throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    var attributes = Attributes()
    attributes[.text] = .text(text)
    try screen.addView(named: "title", kind: .label, attributes: attributes, id: "title")
    try screen.addVariation(.view("title", attributes), when: try Condition(parsing: "vclass = compact"))
    try screen.setText("Anmelden", of: "title", in: "de")
    return screen
  }

  private func shown(_ text: String, length: Int) throws -> Screen {
    let screen = try screen(text)
    return TextOfLength(screen: screen, view: try screen.view(named: "title"), attribute: .text)
      .screen(ofLength: length)
  }

  @Test("begins with the view's own, repeated as needed") func repeated() throws {
    func words(_ text: String, _ length: Int) throws -> String? {
      try shown(text, length: length).view("title")?.attributes.text(.text)
    }
    #expect(try words("Ok!", 2) == "Ok" && words("Ok!", 6) == "Ok! Ok" && words("Ok!", 0) == "")
    #expect(try words("", 8) == "Lorem ip")
  }

  @Test("is changed by no variation and no language") func alone() throws {
    let shown = try shown("Ok", length: 5)
    #expect(shown.texts == [])
    guard case .view(_, let attributes)? = shown.variations.first?.change else {
      Issue.record("the variation is gone")
      return
    }
    #expect(attributes.text(.text) == nil)
  }
}
