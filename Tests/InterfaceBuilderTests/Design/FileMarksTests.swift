import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A file's marks on a view") struct FileMarksTests {
  private func screen(_ bytes: [UInt8]) throws -> Screen {
    try SampleFile.scene(bytes).design(id: "s", name: "s").screen
  }

  private func attributes(_ id: ObjectID, _ screen: Screen) throws -> Attributes {
    try #require(screen.view(id)).attributes
  }

  @Test("say what an outlet or a collection of outlets leads to, and of which class the view is") func views()
    throws
  {
    let labels = ["a", "b", "c", "d"].map {
      SampleFile.view("label", $0, attributes: $0 == "d" ? "text='x' customClass='Badge'" : "text='x'")
    }
    let owner = """
      <placeholder id='-1'><connections><outlet property='title' destination='a'/>\
      <outletCollection property='rows' destination='b'/><outlet property='delegate' destination='c'/>\
      </connections></placeholder>
      """
    let screen = try screen(SampleFile.xib(owner + SampleFile.root(labels.joined())))
    #expect(
      try ["a", "b", "c", "d"].map { try attributes(ObjectID($0), screen).isConnected } == [
        true, true, false, false,
      ])
    #expect(try ["a", "d"].map { try attributes(ObjectID($0), screen).isOfCustomClass } == [false, true])
  }

  @Test("say which texts in a style don't follow the text size while the app runs") func fonts() throws {
    func isMarked(_ element: String, _ style: String, with attributes: String = "") throws -> Bool {
      let font = "<fontDescription key='fontDescription' \(style)/>"
      let view = SampleFile.view(element, "t", attributes: attributes, inside: font)
      return try self.attributes("t", screen(SampleFile.xib(SampleFile.root(view)))).isFontSetOnce
    }
    let styled = "style='UICTFontTextStyleBody'"
    #expect(try isMarked("label", styled) && isMarked("textView", styled))
    #expect(try !isMarked("label", styled, with: "adjustsFontForContentSizeCategory='YES'"))
    #expect(try !isMarked("label", "type='system' pointSize='17'") && !isMarked("button", styled))
  }

  @Test("say which plain views have an action, and which titles stand at a side") func uses() throws {
    let action = "<connections><action selector='rate:' destination='-1' id='z'/></connections>"
    let views =
      SampleFile.view("view", "a", inside: action) + SampleFile.view("view", "b")
      + SampleFile.view("button", "c", attributes: "contentHorizontalAlignment='leading'")
      + SampleFile.view("button", "d", attributes: "contentHorizontalAlignment='center'", inside: action)
    let screen = try screen(SampleFile.xib(SampleFile.root(views)))
    let marks = try ["a", "b", "c", "d"].map { try attributes(ObjectID($0), screen) }
    #expect(marks.map(\.acts) == [true, false, false, false])
    #expect(marks.map(\.hasTitleAside) == [false, false, true, false])
  }

  @Test("say which of the system's symbols a button shows") func symbols() throws {
    let buttons = ["infoLight", "contactAdd", "system"].map {
      SampleFile.view("button", $0, attributes: "buttonType='\($0)'")
    }
    let screen = try screen(SampleFile.xib(SampleFile.root(buttons.joined())))
    #expect(
      try ["infoLight", "contactAdd", "system"].map { try attributes(ObjectID($0), screen).isSystemSymbol }
        == [
          true, true, false,
        ])
  }

  @Test(
    "make a plain view of one of UIKit's scrolling classes one that scrolls",
    arguments: ["UIScrollView", "Pager"])
  func scrolling(name: String) throws {
    let view = SampleFile.view("view", "v", attributes: "customClass='\(name)'")
    let screen = try screen(SampleFile.xib(SampleFile.root(view)))
    #expect(screen.view("v")?.kind == (name == "Pager" ? .view : .scroll))
  }

  @Test("say which cells are filled again and again", arguments: [("prototypes", true), ("static", false)])
  func prototypes(mode: String, isPrototype: Bool) throws {
    let cell = SampleFile.view("tableViewCell", "c", inside: SampleFile.view("tableViewCellContentView", "k"))
    let table = SampleFile.view(
      "tableView", "t", frame: "0 0 414 896", attributes: "dataMode='\(mode)'",
      inside: "<prototypes>\(cell)</prototypes>")
    let screen = try screen(SampleFile.xib(SampleFile.root(table)))
    #expect(try attributes("c", screen).isPrototype == isPrototype)
    #expect(try !attributes("k", screen).isPrototype)
  }

  @Test(
    "say that a text has attributes of its own, and not what Xcode keeps to itself",
    arguments: [("attributedText", true), ("userComments", false)])
  func repainting(key: String, isRepainted: Bool) throws {
    let text = "<attributedString key='\(key)'><fragment content='ask Ann'/></attributedString>"
    let label = SampleFile.view("label", "a", attributes: "text='x'", inside: text)
    let screen = try screen(SampleFile.xib(SampleFile.root(label)))
    #expect(try attributes("a", screen).isRepainted == isRepainted)
  }

  @Test("say that a root is for pads alone, and that it is shown at launch") func roots() throws {
    let plain = try screen(SampleFile.xib(SampleFile.root()))
    #expect(plain.rootTraits.idiom == nil && !plain.rootTraits.isLaunchScreen)
    #expect(try screen(SampleFile.xib(SampleFile.root(), isLaunchScreen: true)).rootTraits.isLaunchScreen)
    let text = String(decoding: SampleFile.xib(SampleFile.root()), as: UTF8.self)
    let pads = text.replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
    #expect(try screen(Array(pads.utf8)).rootTraits.idiom == .pad)
  }
}
