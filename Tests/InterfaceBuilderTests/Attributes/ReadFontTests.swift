import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A view's font") struct ReadFontTests {
  private func font(_ tag: String, _ description: String = "", attributes: String = "") throws -> ReadFont {
    let inside =
      description.isEmpty ? "" : "<fontDescription key='fontDescription' \(description)/>"
    let scene = try SampleFile.scene(
      SampleFile.xib(
        SampleFile.root(SampleFile.view(tag, "v", frame: "0 0 9 9", attributes: attributes, inside: inside))))
    return ReadFont(of: scene.tree.objects[1])
  }

  @Test("has the style, size and weight that the file names") func named() throws {
    let style = try font("label", "style='UICTFontTextStyleTitle0'")
    #expect(style.style == .largeTitle && style.size == nil && style.family == nil)
    let system = try font("label", "type='system' weight='demibold' pointSize='15'")
    #expect(system.size == 15 && system.weight == .semibold && system.family == nil)
    #expect(try font("label", "type='boldSystem' pointSize='15'").weight == .bold)
    #expect(try font("label", "name='Lobster' family='Lobster' pointSize='15'").family == "Lobster")
  }

  @Test("is the size class's where a variation names one") func varied() throws {
    let inside = """
      <fontDescription key='fontDescription' type='system' pointSize='12'/>\
      <variation key='widthClass=regular'><fontDescription key='fontDescription' type='system' pointSize='30'/>\
      </variation><variation key='heightClass=regular-widthClass=compact'>\
      <fontDescription key='fontDescription' type='boldSystem' pointSize='20'/></variation>
      """
    let root = SampleFile.root(
      SampleFile.view("label", "v", frame: "0 0 9 9", attributes: "text='x'", inside: inside))
    let object = try SampleFile.scene(SampleFile.xib(root)).tree.objects[1]
    #expect(ReadFont(of: object).size == 20 && ReadFont(of: object).weight == .bold)
    let old = try SampleFile.scene(SampleFile.xib(root, plugIn: 7520, device: nil)).tree.objects[1]
    #expect(ReadFont(of: old).size == 12)
    let wide = try #require(old.element.children.first { $0["key"] == "widthClass=regular" })
    #expect(ReadFont(of: old.varied(by: wide)).size == 30)
  }

  @Test("is the first part's of a button's attributed title, whatever its plain titles have") func titles()
    throws
  {
    func font(_ state: String) throws -> ReadFont {
      let inside = """
        <fontDescription key='fontDescription' type='system' pointSize='15'/><state key='normal' \(state)>\
        <attributedString key='attributedTitle'><fragment content='Edit'><attributes>\
        <font key='NSFont' size='18' metaFont='systemBold'/></attributes></fragment></attributedString></state>
        """
      let root = SampleFile.root(
        SampleFile.view("button", "v", frame: "0 0 9 9", attributes: "", inside: inside))
      return ReadFont(of: try SampleFile.scene(SampleFile.xib(root)).tree.objects[1])
    }
    #expect(try font("").size == 18 && font("").weight == .bold && font("").family == nil)
    #expect(try font("title='Plain'").size == 15 && font("title='Plain'").weight == nil)
  }

  @Test("has UIFont's sizes by their names") func words() throws {
    #expect(try font("label", "type='system' size='system'").size == 14)
  }

  @Test("has Interface Builder's default where the file names none") func defaults() throws {
    #expect(try font("label").size == 17 && font("textField").size == 14)
    #expect(try font("button").size == 18 && font("button", "", attributes: "buttonType='system'").size == 15)
  }

  private func button(_ inside: String) throws -> Attributes {
    let root = SampleFile.root(
      SampleFile.view("button", "v", frame: "0 0 9 9", attributes: "buttonType='system'", inside: inside))
    return try SampleFile.scene(SampleFile.xib(root)).tree.objects[1].attributes(.button)
  }

  /// 31 points high on canvases at the text size XS, 34.3 to 35 at L.
  @Test("of a configured button follows the text size where the file names none") func configured() throws {
    let plain = try button("<buttonConfiguration key='configuration' style='plain' title='Go'/>")
    #expect(plain[.fontSize] == nil && plain[.style] == nil)
    let font = FontTraits(.button, plain)
    #expect(font.scales && font.style == .body && font.size == nil)
    let own = """
      <buttonConfiguration key='configuration' style='plain' title='Go'>\
      <fontDescription key='titleFontDescription' type='system' pointSize='12'/></buttonConfiguration>
      """
    let fixed = FontTraits(.button, try button(own))
    #expect(!fixed.scales && fixed.size == 12)
    let styled = """
      <buttonConfiguration key='configuration' style='plain'><attributedString key='attributedTitle'>\
      <fragment content='Go'><attributes><font key='NSFont' size='13' name='Lato'/></attributes></fragment>\
      </attributedString></buttonConfiguration>
      """
    #expect(try button(styled).number(.fontSize) == 13 && button(styled).text(.font) == "Lato")
  }
}
