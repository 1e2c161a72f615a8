import Notation
import Testing

@Suite("JSON text") struct JSONTests {
  @Test(
    "reads back as it was written, keys sorted",
    arguments: [
      (#"{"b":[1,-2.5,1e300],"a":{"x":null,"y":true}}"#, #"{"a":{"x":null,"y":true},"b":[1,-2.5,1e+300]}"#),
      (#" [ ] "#, "[]"), (#""a\u00e9\ud83d\ude00\n\"""#, "\"aé😀\\n\\\"\""),
      ("9007199254740993", "9007199254740993"),
      ("8.0", "8"), ("-0", "0"),
    ])
  func roundTrip(text: String, line: String) throws {
    let value = try JSON(parsing: text)
    #expect(value.line == line)
    #expect(try JSON(parsing: value.line) == value)
  }

  @Test(
    "names the place of a fault",
    arguments: [
      (#"{"a":1,"a":2}"#, 7), ("[1,", 3), ("[1 2]", 3), ("nul", 0), ("01", 0), (#""\x""#, 2),
      ("\"\u{1}\"", 1),
      (#""\ud800""#, 1), ("1 x", 2), ("", 0), ("{a:1}", 1), ("-", 1), ("1e999", 0), (#""\u-000""#, 3),
    ])
  func faults(text: String, offset: Int) {
    #expect { try JSON(parsing: text) } throws: { ($0 as? SyntaxError)?.offset == offset }
  }

  @Test("refuses nesting that could overflow the stack") func depth() {
    #expect(throws: SyntaxError.self) { try JSON(parsing: String(repeating: "[", count: 100_000)) }
  }
}
