import Auditing
import DesignModel
import Findings
import Testing

@Suite("What a finding says of imported views") struct SeenMessageTests {
  private func screen(of file: String? = "a.xib", text: String = "Key") throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "view1", kind: .view, id: "a")
    try screen.addView(named: "label1", kind: .label, in: "a", id: "b")
    try screen.addView(named: "button1", kind: .button, in: "a", id: "c")
    try screen.addView(named: "view2", kind: .view, id: "d")
    var lists = screen.lists
    for place in lists.views.indices where lists.views[place].name == "label1" {
      try lists.views[place].attributes.set("text", to: text, kind: .label)
    }
    lists.sources = file.map { [ScreenSource(id: "root", file: $0, places: [])] } ?? []
    return Screen(id: screen.id, name: screen.name, lists: lists)
  }

  private func finding(of view: ObjectID?, _ message: String) throws -> Finding {
    Finding(try #require(RuleList.rule(named: "overlapping-views")), view: view, message: message)
  }

  @Test(
    "has what people see beside each name that the import made",
    arguments: [
      ("b", "label1 and button1 share an area", "label1 'Key' and button1 near it share an area"),
      ("b", "label1's font does not follow", "label1 'Key': its font does not follow"),
      (
        "c", "button1 reaches beyond view1",
        "button1 near label1 'Key' reaches beyond view1 around label1 'Key'"
      ),
      ("b", "label1 reaches beyond view1", "label1 'Key' reaches beyond view1 around it"),
      ("d", "view2 lies over view2", "view2 near label1 'Key' lies over view2"),
      ("b", "c1: label1.top == button1.top", "label1 'Key': c1: label1.top == button1.top"),
      ("b", "'button1' is a sample", "label1 'Key': 'button1' is a sample"),
    ])
  func names(view: String, message: String, seen: String) throws {
    #expect(try screen().seenMessage(of: finding(of: ObjectID(view), message)) == seen)
  }

  @Test("names the object in the file where no view of a screen has a text") func objects() throws {
    let finding = try finding(of: "c", "button1 has no text")
    #expect(try screen(text: "").seenMessage(of: finding) == "button1 (object c) has no text")
  }

  @Test("leaves the names of a store's screen as they are") func store() throws {
    let finding = try finding(of: "b", "label1 and button1 share an area")
    #expect(try screen(of: nil).seenMessage(of: finding) == finding.message)
  }

  @Test("names what people see on a screen of code, too") func code() throws {
    let finding = try finding(of: "b", "label1 and button1 share an area")
    #expect(
      try screen(of: "Login.swift").seenMessage(of: finding)
        == "label1 'Key' and button1 near it share an area")
  }

  @Test("names what follows from it in the same way") func consequences() throws {
    let screen = try screen()
    let consequence = Consequence(view: "b", message: "label1 reaches beyond view1")
    #expect(screen.seenMessage(of: consequence) == "label1 'Key' reaches beyond view1 around it")
  }
}
