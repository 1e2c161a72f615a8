import CommandGrammar
import Notation
import Testing

@Suite("The shell line of an invocation") struct ShellLineTests {
  @Test(
    "is what a person would type",
    arguments: [
      (
        Invocation(
          "add-view", ["screen": "login", "view": "the form", "kind": "label", "lines": -2, "hidden": true]),
        "add-view login 'the form' --lines -2 --hidden"
      ),
      (
        Invocation(
          "add-view",
          ["screen": "a", "view": "--b", "tag": ["x", "--y"], "share": .number(0.5), "hidden": false]),
        "add-view --tag x --tag=--y -- a --b"
      ),
      (Invocation("export", ["screen": "a", "file": nil]), "export a"),
      (
        Invocation("remove-views", ["screen": "a", "views": ["b", "c"], "message": ""]),
        "remove-views a b c --message ''"
      ),
    ])
  func line(invocation: Invocation, line: String) throws {
    #expect(try sampleTable.shellLine(for: invocation) == line)
  }
}
