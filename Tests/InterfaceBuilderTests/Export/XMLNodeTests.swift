import Testing

@testable import InterfaceBuilder

@Suite("Written XML") struct XMLNodeTests {
  @Test("reads back as what was written, whatever texts hold") func escapes() throws {
    let text = "<script>\"a\" & 'b' ]]> --\n\r\tü 👩‍🚀"
    var node = XMLNode("a", [("x", text), ("none", nil)], children: [XMLNode("b")])
    node.children.append(.remark("-- <!-- \(text) --> --"))
    let root = try XMLReader.root(of: Array(node.document.utf8))
    #expect(root["x"] == text && root["none"] == nil)
    #expect(root.children.map(\.name) == ["b"])
  }

  @Test(
    "has no two hyphens side by side in a remark", arguments: ["a--b", "a---b", "-", "----", "--\u{301}"])
  func hyphens(text: String) throws {
    var node = XMLNode("a")
    node.children.append(.remark(text))
    let inside = try #require(node.document.split(separator: "<!--").last?.split(separator: "-->").first)
    #expect(!inside.utf8.indices.contains { inside.utf8[$0...].starts(with: "--".utf8) })
  }

  @Test("has no place for control characters") func controls() throws {
    let root = try XMLReader.root(of: Array(XMLNode("a", [("x", "a\u{0}b\u{1B}")]).document.utf8))
    #expect(root["x"] == "a\u{FFFD}b\u{FFFD}")
  }
}
