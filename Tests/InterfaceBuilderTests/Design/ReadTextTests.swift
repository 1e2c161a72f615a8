import Testing

@testable import InterfaceBuilder

@Suite("A view's text") struct ReadTextTests {
  private func text(_ tag: String, _ attributes: String = "", inside: String = "") throws -> String? {
    let scene = try SampleFile.scene(
      SampleFile.xib(
        SampleFile.root(SampleFile.view(tag, "v", frame: "0 0 9 9", attributes: attributes, inside: inside))))
    return scene.tree.objects[1].text
  }

  @Test("stands as attribute, element, base 64 or in parts") func forms() throws {
    #expect(try text("label", "text='a&#10;b'") == "a\nb")
    #expect(try text("label", "", inside: "<string key='text'>one\ntwo</string>") == "one\ntwo")
    #expect(try text("label", "", inside: "<mutableString key='text'>m</mutableString>") == "m")
    #expect(try text("label", "", inside: "<string key='text' base64-UTF8='YES'>\nw6kK\n</string>") == "é\n")
    let parts =
      "<attributedString key='attributedText'><fragment content='a '/><fragment><string key='content'>b</string></fragment></attributedString>"
    #expect(try text("label", "", inside: parts) == "a b")
    #expect(try text("label") == nil)
    let comment = "<attributedString key='userComments'><fragment content='ask Ann'/></attributedString>"
    #expect(try text("label", "", inside: comment) == nil)
  }

  @Test("of a button is its configuration's or its normal state's") func buttons() throws {
    let state = "<state key='highlighted' title='no'/><state key='normal' title='Go'/>"
    #expect(try text("button", "", inside: state) == "Go")
    #expect(
      try text("button", "", inside: "<buttonConfiguration key='configuration' title='On'/>" + state) == "On")
  }

  @Test("of a button whose configuration has an image alone is none") func image() throws {
    let state = "<state key='normal' title='Button'/>"
    func title(_ attributes: String, _ inside: String = "") throws -> String? {
      let start = "<buttonConfiguration key='configuration' \(attributes)>"
      return try text("button", "", inside: "\(state)\(start)\(inside)</buttonConfiguration>")
    }
    #expect(try title("image='star'") == nil)
    #expect(try title("", "<imageReference key='image' image='star'/>") == nil)
    #expect(try title("style='plain'") == "Button" && title("image='star' title='Go'") == "Go")
  }

  @Test("is none where base 64 is broken") func broken() {
    #expect(decodedBase64("w6k=") == "é" && decodedBase64("*") == nil && decodedBase64("/w==") == nil)
  }
}
