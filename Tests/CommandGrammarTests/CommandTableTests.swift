import CommandGrammar
import Notation
import Testing

@Suite("A command table") struct CommandTableTests {
  @Test(
    "records an invocation that replays to the same edit, whichever door it came by",
    arguments: [
      (
        "add-view login title --kind button --lines 2 --tag a --tag b,c --hidden",
        #"{"command":"add-view","arguments":{"screen":"login","view":"title","kind":"button","lines":2,"tag":["a","b,c"],"hidden":true}}"#
      ),
      (
        "add-view --share=.25 login -- --odd",
        #"{"command":"add-view","arguments":{"screen":"login","view":"--odd","share":0.25}}"#
      ),
      (
        "add-view login t --insets 1 --insets -2.5 --is-bold --extent 20.0x30",
        #"{"command":"add-view","arguments":{"screen":"login","view":"t","insets":[1,-2.5],"isBold":true,"extent":"20x30.0"}}"#
      ),
      (
        "remove-views login a b -m 'two of them'",
        #"{"command":"remove-views","arguments":{"screen":"login","views":["a","b"],"message":"two of them"}}"#
      ),
    ])
  func doorsAgree(line: String, json: String) throws {
    var worlds: [Log] = [[], [], [], []]
    let byShell = try sampleTable.invocation(from: ShellWords.split(line))
    let byLine = try Invocation(parsing: json)
    let record = try sampleTable.run(byShell, in: &worlds[0]).record
    #expect(try sampleTable.run(byLine, in: &worlds[1]).record == record)
    #expect(try sampleTable.run(record, in: &worlds[2]).record == record)
    let again = try sampleTable.invocation(from: ShellWords.split(sampleTable.shellLine(for: record)))
    #expect(try sampleTable.run(again, in: &worlds[3]).record == record)
    #expect(Set(worlds).count == 1 && worlds[0].count == 1)
  }

  @Test("fills the defaults in") func defaults() throws {
    var world: Log = []
    let call = Invocation("add-view", ["screen": "login", "view": "title"])
    let record = try sampleTable.run(call, in: &world).record
    #expect(
      record.json.line
        == #"{"arguments":{"hidden":false,"isBold":false,"kind":"label","screen":"login","share":0.5,"tag":[],"view":"title"},"command":"add-view"}"#
    )
  }

  @Test("groups commands in the order of their first ones and hides the hidden") func groups() throws {
    #expect(sampleTable.groups.map(\.name) == ["views", "exchange"])
    #expect(
      sampleTable.groups.map { $0.entries.map(\.card.name) } == [["add-view", "remove-views"], ["export"]])
    #expect(try sampleTable.entry(named: "complete").card.isHidden)
  }

  @Test("prepares a command with its effect for a caller that knows its role") func prepares() throws {
    let entry = try sampleTable.entry(named: "remove-views")
    let (command, record) = try entry.prepare(["screen": "s", "views": ["v"], "message": "m"])
    #expect(record.command == "remove-views")
    #expect((command as? RemoveViews)?.views == ["v"])
    #expect(entry.effect == .edits)
  }
}
