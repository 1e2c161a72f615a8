import CommandGrammar
import Notation
import Testing

@Suite("A reply") struct ReplyTests {
  private let thing = Reply(
    "added 'a'", record: ["type": "view", "view": "a", "frame": [0, 0, .number(1.5), 2]])
  private let list = Reply(
    "a, b",
    list: [["view": "a", "note": "x,\t\"y\"\nz"], ["view": "b", "size": [1, 2], "note": nil]])
  private let empty = Reply("no views", list: [], columns: ["view", "kind"])

  @Test("prints prose with a final newline, unless it is empty") func text() {
    #expect(thing.rendered(as: .text) == "added 'a'\n")
    #expect(Reply("done\n").rendered(as: .text) == "done\n")
    #expect(Reply("").rendered(as: .text) == "")
  }

  @Test("makes a record only where it is printed") func later() {
    let text = Reply("added 'a'") { preconditionFailure("nobody asks for this record") }
    #expect(text.settled(for: .text).rendered(as: .text) == "added 'a'\n")
    let made = Reply("added 'a'") { ["view": "a"] }.settled(for: .ndjson)
    #expect(made.rendered(as: .ndjson) == #"{"schemaVersion":2,"view":"a"}"# + "\n")
  }

  @Test("keeps nothing of what it could make records of, once it is settled") func settled() {
    final class Design: Sendable {}
    weak var kept: Design?
    func reply() -> Reply {
      let design = Design()
      kept = design
      return Reply("added 'a'") { ["view": .string("\(design)")] }
    }
    let settled = reply().settled(for: .text)
    #expect(kept == nil && settled.text == "added 'a'")
  }

  @Test("prints nothing more where its records went out already", arguments: Format.allCases)
  func printed(format: Format) {
    let reply = Reply.printed(outcome: .findings)
    #expect(reply.rendered(as: format) == "" && reply.outcome == .findings)
  }

  @Test("prints one JSON value") func json() {
    #expect(
      thing.rendered(as: .json) == #"{"frame":[0,0,1.5,2],"schemaVersion":2,"type":"view","view":"a"}"# + "\n"
    )
    #expect(
      list.rendered(as: .json)
        == #"{"items":[{"note":"x,\t\"y\"\nz","view":"a"},{"note":null,"size":[1,2],"view":"b"}],"schemaVersion":2,"type":"list"}"#
        + "\n")
    #expect(empty.rendered(as: .json) == #"{"items":[],"schemaVersion":2,"type":"list"}"# + "\n")
  }

  @Test("prints one object a line, each with its version") func ndjson() {
    #expect(
      list.rendered(as: .ndjson)
        == #"{"note":"x,\t\"y\"\nz","schemaVersion":2,"view":"a"}"# + "\n"
        + #"{"note":null,"schemaVersion":2,"size":[1,2],"view":"b"}"# + "\n")
    #expect(empty.rendered(as: .ndjson) == "")
    #expect(Reply("", record: ["schemaVersion": 3]).rendered(as: .ndjson) == "{\"schemaVersion\":3}\n")
  }

  @Test("prints tables of all keys, or of the columns it names") func tables() {
    #expect(
      list.rendered(as: .tsv) == "note\tsize\tview\n" + #"x,\t"y"\nz"# + "\t\ta\n" + "\t[1,2]\tb\n")
    #expect(
      list.rendered(as: .csv) == "note,size,view\n\"x,\t\"\"y\"\"\nz\",,a\n,\"[1,2]\",b\n")
    var ordered = list
    ordered.columns = ["view", "size"]
    #expect(ordered.rendered(as: .csv) == "view,size\na,\nb,\"[1,2]\"\n")
    #expect(empty.rendered(as: .csv) == "view,kind\n")
    #expect(Reply("", list: []).rendered(as: .tsv) == "")
  }

  @Test("made of prose alone is a message for programs") func message() {
    #expect(
      Reply("done").rendered(as: .json) == #"{"schemaVersion":2,"text":"done","type":"message"}"# + "\n")
  }

  @Test("says by its exit code whether there is something to report") func outcome() {
    #expect(Reply("").outcome.exitCode == 0)
    #expect(Reply("", list: [], outcome: .findings).outcome.exitCode == 1)
  }

  @Test("is valid JSON in every JSON format", arguments: [Format.json, .ndjson])
  func valid(format: Format) throws {
    for reply in [thing, list, empty, Reply(""), Reply("", list: [[:]])] {
      let text = reply.rendered(as: format)
      let documents =
        format == .json ? [Substring(text)] : text.split(separator: "\n", omittingEmptySubsequences: true)
      for document in documents { #expect(try JSON(parsing: document)["schemaVersion"] == 2) }
    }
  }
}
