import Testing

@testable import InterfaceBuilder

@Suite("A file's encoding") struct XMLEncodingTests {
  private let text = "<?xml version='1.0' encoding='UTF-16'?><a b='é'/>"

  @Test("is recognized by a byte order mark") func marks() throws {
    let units = Array(text.utf16)
    var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
    for unit in units {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(try XMLReader.root(of: little)["b"] == "é")
    #expect(try XMLReader.root(of: big)["b"] == "é")
    #expect(try XMLReader.root(of: Array(little.dropFirst(2)))["b"] == "é")
    #expect(try XMLReader.root(of: [0xEF, 0xBB, 0xBF] + Array("<a b='é'/>".utf8))["b"] == "é")
  }

  @Test("is recognized by the declaration") func declares() throws {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='".utf8) + [0xE9] + Array("'/>".utf8)
    #expect(try XMLReader.root(of: latin)["b"] == "é")
  }

  @Test("must be right") func refuses() {
    #expect(throws: XMLFault.notText(encoding: "UTF-8")) { try XMLReader.root(of: [0x3C, 0x61, 0xE9]) }
    #expect(throws: XMLFault.notText(encoding: "UTF-16")) { try XMLReader.root(of: [0xFF, 0xFE, 0x3C]) }
    #expect(throws: XMLFault.unknownEncoding("Shift_JIS")) {
      try XMLReader.root(of: Array("<?xml version='1.0' encoding='Shift_JIS'?><a/>".utf8))
    }
  }
}
