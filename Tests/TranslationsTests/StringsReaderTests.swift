import Testing

@testable import Translations

@Suite("A .strings file") struct StringsReaderTests {
  private func pairs(_ text: String) throws -> [String] {
    try StringsReader.entries(of: text).map { "\($0.line) \($0.key)=\($0.value)" }
  }

  @Test("has pairs, comments and escapes") func reads() throws {
    let text = #"""
      /* Class = "UILabel"; text = "Sign in"; */
      "abc-12-xyz.text" = "An\"mel\nden \U00e4\u00DF \101";
      // a line
      plain.key = "x" ; "two
      lines" /* between */ = "ü; = 👩‍🚀"; "alone";
      "pair" = "\ud83d\ude00";
      """#
    #expect(
      try pairs(text) == [
        "2 abc-12-xyz.text=An\"mel\nden äß A", "4 plain.key=x", "4 two\nlines=ü; = 👩‍🚀", "5 alone=alone",
        "6 pair=😀",
      ])
    #expect(try pairs("") == [] && pairs("\u{FEFF} // nothing") == [])
  }

  @Test(
    "that is broken says where",
    arguments: [
      ("\"a\" = \"b\"", "line 1: expected ';', found 'the end of the file'"),
      ("\n\"a\" \"b\";", "line 2: expected '=', found '\"'"),
      ("\"a", "the text that begins on line 1 does not end"),
      ("\n/* a", "the comment that begins on line 2 does not end"),
      ("<a>", "line 1: expected a key, found '<'"),
      ("\"a\" = \"\\U12\";", "line 1: '\\U12' is no escape of a character"),
      ("\"a\" = ;", "line 1: expected a text, found ';'"),
    ])
  func faults(text: String, sentence: String) {
    #expect { try StringsReader.entries(of: text) } throws: { "\($0)" == sentence }
  }

  @Test("comes in UTF-8 and UTF-16") func encodings() throws {
    let text = "\"a\" = \"ü👩\";"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
      little, big,
    ] { #expect(try stringsText(bytes) == text) }
  }

  @Test(
    "that is no text is refused",
    arguments: [
      ([0xFF, 0xFE, 0x41], StringsFault.notText), ([0xC3, 0x28, 0x20], .notText),
      (Array("bplist00".utf8), .compiled),
      (Array("<?xml version='1.0'?><plist/>".utf8), .propertyList),
    ] as [([UInt8], StringsFault)])
  func refusals(bytes: [UInt8], fault: StringsFault) {
    #expect(throws: fault) { try stringsText(bytes) }
  }
}
