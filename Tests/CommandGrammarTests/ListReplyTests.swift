import CommandGrammar
import Notation
import Testing

@Suite("A list of objects") struct ListReplyTests {
  private static func reply(_ numbers: [Int], withCells: Bool = true) -> Reply {
    Reply(
      listing: numbers, none: "no numbers", [.left("name") { "n\($0)" }, .right("number") { "\($0)" }],
      cells: withCells ? ["number": { "\($0)" }, "half": { "\(Double($0) / 2)" }] : [:]
    ) { ["type": "number", "parts": [.integer($0)]] }
  }

  @Test("is a table for people and records for programs") func both() {
    let reply = Self.reply([1, 20])
    #expect(reply.text == "name  number\nn1         1\nn20       20")
    #expect(
      reply.rendered(as: .ndjson).split(separator: "\n").map(String.init) == [
        #"{"parts":[1],"schemaVersion":2,"type":"number"}"#,
        #"{"parts":[20],"schemaVersion":2,"type":"number"}"#,
      ])
  }

  @Test("has columns of its own in CSV and TSV, whose cells hold no objects") func cells() {
    #expect(Self.reply([1, 20]).rendered(as: .csv) == "number,half\n1,0.5\n20,10.0\n")
    #expect(Self.reply([3]).rendered(as: .tsv) == "number\thalf\n3\t1.5\n")
    #expect(Self.reply([3], withCells: false).rendered(as: .tsv) == "parts\ttype\n[3]\tnumber\n")
  }

  @Test("says in a word that it is empty") func empty() {
    let reply = Self.reply([])
    #expect(reply.text == "no numbers" && reply.rendered(as: .csv) == "")
    #expect(reply.rendered(as: .json) == #"{"items":[],"schemaVersion":2,"type":"list"}"# + "\n")
  }
}
