import DesignModel
import Testing

@Suite("A colour's text") struct ColorTextTests {
  @Test(
    "reads back as it is spelled",
    arguments: [
      "#336699", "#33669980", "systemRedColor", "brand#336699", "a#b#33669900", "brand#",
      "tintColor#123456", "tintColor#",
    ])
  func law(text: String) throws {
    let color = try #require(ColorText(text))
    #expect(color.spelled == text && ColorText(color.spelled) == color)
  }

  @Test("leaves out an opacity of one, and writes digits large") func canonical() {
    #expect(ColorText("#aabbccff")?.spelled == "#AABBCC" && ColorText("#aabbcc")?.value == 0xAABB_CCFF)
    #expect(ColorText("systemRedColor")?.isOfSystem == true && ColorText("brand#")?.value == nil)
  }

  @Test("is the app's own where one of UIKit's has its name and another value") func namesakes() {
    #expect(ColorText("tintColor")?.isOfSystem == true && ColorText("brand#")?.isOfSystem == false)
    #expect(
      ColorText("tintColor#123456")?.isOfSystem == false && ColorText("tintColor#")?.isOfSystem == false)
  }

  @Test("is none of other words", arguments: ["", "#", "red", "#12345", "#1234567", "#GG0000", "brand #12"])
  func others(text: String) { #expect(ColorText(text) == nil) }
}
