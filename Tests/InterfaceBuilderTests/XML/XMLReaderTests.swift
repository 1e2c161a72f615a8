import Testing

@testable import InterfaceBuilder

@Suite("The XML reader") struct XMLReaderTests {
  private func root(_ text: String) throws(XMLFault) -> XMLElement {
    try XMLReader.root(of: Array(text.utf8))
  }

  @Test("reads elements, attributes, text and lines") func reads() throws {
    let root = try root("<?xml version='1.0'?>\n<a b=\"1\" c='x'>\n<!-- no -->\n<d/>text<e>f</e>\n</a>\n")
    #expect(root.name == "a" && root.line == 2)
    #expect(root["b"] == "1" && root["c"] == "x" && root["z"] == nil)
    #expect(root.children.map(\.name) == ["d", "e"] && root.children.map(\.line) == [4, 4])
    #expect(root.child("e")?.text == "f")
  }

  @Test("expands XML's own entities, numbers and literal sections") func expands() throws {
    let root = try root("<a b='&lt;&amp;&quot;&apos;&gt;&#65;&#x1F600;'>x &amp; y<![CDATA[<&]]></a>")
    #expect(root["b"] == "<&\"'>A😀")
    #expect(root.text == "x & y<&")
  }

  @Test("drops blanks that only indent") func dropsBlanks() throws {
    #expect(try root("<a>\n  <b> </b>\n</a>").text == "")
  }

  @Test(
    "says what is wrong and where",
    arguments: [
      ("", XMLFault.empty), (" \n", .empty),
      ("x", .malformed("text outside of elements", line: 1)),
      ("<?xml?>", .malformed("the file has no element", line: 1)),
      ("<a>\n<b>", .truncated(element: "b", opened: 2)), ("<a b='x", .truncated(element: "a", opened: 1)),
      ("<a b", .truncated(element: "a", opened: 1)), ("<a", .truncated(element: "a", opened: 1)),
      ("<a>\n</b>", .mismatched(found: "b", open: "a", line: 2)),
      ("</a>", .malformed("</a> closes nothing", line: 1)),
      ("<a></a x>", .malformed("</a> has no '>'", line: 1)),
      ("<a b/>", .malformed("attribute 'b' of <a> has no value", line: 1)),
      ("<a b=1/>", .malformed("the value of 'b' in <a> has no quotes", line: 1)),
      ("<a =''/>", .malformed("an attribute of <a> has no name", line: 1)),
      ("<a/b>", .malformed("'/' without '>' in <a>", line: 1)),
      ("< a/>", .malformed("a name is missing after '<'", line: 1)),
      ("<a>&b</a>", .malformed("'&' without ';'", line: 1)),
      ("<a>\n&file;</a>", .unknownEntity("file", line: 2)),
      ("<a>&#xD800;</a>", .unknownEntity("#xD800", line: 1)),
      ("<a><!-- x", .malformed("what begins here has no end", line: 1)),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", .ownEntities(line: 1)),
    ])
  func refuses(text: String, fault: XMLFault) {
    #expect(throws: fault) { try root(text) }
  }

  @Test("opens nothing that a document type names") func ignoresExternal() throws {
    #expect(try root("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>").name == "a")
  }

  @Test("stops at depth and number") func bounded() {
    let deep = String(repeating: "<a>", count: XMLReader.greatestDepth + 1)
    #expect(throws: XMLFault.tooDeep(line: 1)) { try root(deep) }
    let many = "<a>" + String(repeating: "<b/>", count: XMLReader.greatestCount) + "</a>"
    #expect(throws: XMLFault.tooMany(line: 1)) { try root(many) }
  }

  @Test("never fails but by a fault, however a file is cut or damaged") func survives() throws {
    let whole = SampleFile.xib(
      SampleFile.root(SampleFile.view("label", "l", frame: "1 2 3 4", attributes: "text='a &amp; b'")),
      resources: "<image name='x'/>")
    for end in 0..<whole.count {
      #expect(throws: InterfaceBuilderError.self) { try InterfaceBuilderFile(Array(whole[..<end])) }
      var damaged = whole
      damaged[end] = damaged[end] ^ 0x15
      _ = try? InterfaceBuilderFile(damaged)
    }
  }
}
