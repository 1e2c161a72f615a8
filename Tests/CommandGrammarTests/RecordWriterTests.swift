import CommandGrammar
import Notation
import Testing

@Suite("A record writer") struct RecordWriterTests {
  @Test("prints what a reply prints at once", arguments: [Format.json, .ndjson, .tsv, .csv])
  func streaming(format: Format) {
    let records: [JSON] = [["a": 1, "b": "\\"], ["a": true, "b": ""]]
    var writer = RecordWriter(format, columns: ["b", "a"])
    let text = writer.begin() + records.map { writer.write($0) }.joined() + writer.end()
    #expect(text == Reply("", list: records, columns: ["b", "a"]).rendered(as: format))
  }

  @Test("takes a table's columns from the first record if none are named") func firstRecord() {
    var writer = RecordWriter(.tsv)
    #expect(writer.begin() == "")
    #expect(writer.write(["b": 1, "a": "\\ \r", "schemaVersion": 1]) == "a\tb\n\\\\ \\r\t1\n")
    #expect(writer.write(["c": 1]) == "\t\n")
  }

  @Test("never prints a blank line as a row of CSV") func emptyCell() {
    var writer = RecordWriter(.csv, columns: ["a"])
    #expect(writer.begin() + writer.write(["a": ""]) == "a\n\"\"\n")
  }

  @Test("doubles quotes that carry combining marks") func combining() {
    var writer = RecordWriter(.csv, columns: ["a"])
    #expect(writer.write(["a": "\"\u{301},"]) == "\"\"\"\u{301},\"\n")
  }
}
