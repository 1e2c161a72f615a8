import DesignModel
import DesignText
import Notation
import Testing

@Suite("A design's JSON") struct DesignFormTests {
  private static let phone = Device(
    name: "phone", title: "A Phone", size: Size(width: 375, height: 667), scale: 2, idiom: .phone,
    portraitInsets: EdgeInsets(top: 20), landscapeInsets: .zero,
    portraitKeyboard: KeyboardHeight(keys: 216, prediction: 44, dock: 0),
    landscapeKeyboard: KeyboardHeight(keys: 162, prediction: 38, dock: 0.5), os: 17.5, source: "measured",
    unverified: ["os"])
  private static let plain = Profile(device: "phone")
  private static let special = Profile(
    device: "phone", orientation: .landscape, window: Size(width: 320, height: 200.5),
    textSize: .accessibilityLarge, boldText: true, direction: .rtl, keyboard: .shown,
    bars: [.navigation, .tab], locale: "de", os: 16, state: "recover",
    offsets: [ScrollOffset(view: "scroll", offset: Point(x: 0, y: 40.5))])

  @Test("reads back as the same design")
  func roundTrip() throws {
    let design = Design(
      screens: [try Screen.everything(), Screen(id: "empty", name: "empty")], devices: [Self.phone],
      profiles: [Self.plain, Self.special])
    #expect(try Design(json: JSON(parsing: design.json.line)) == design)
  }

  @Test("spells devices and profiles one way")
  func canonical() {
    #expect(
      Self.phone.json.line == """
        {"idiom":"phone","landscapeInsets":[0,0,0,0],"landscapeKeyboard":{"dock":0.5,"keys":162,"prediction":38},\
        "name":"phone","os":17.5,"portraitInsets":[20,0,0,0],"portraitKeyboard":{"dock":0,"keys":216,"prediction":44},\
        "scale":2,"size":[375,667],"source":"measured","title":"A Phone","unverified":["os"]}
        """)
    #expect(
      Self.plain.json.line == """
        {"boldText":false,"device":"phone","direction":"ltr","keyboard":"hidden","orientation":"portrait",\
        "textSize":"large"}
        """)
    #expect(
      Self.special.json.line == """
        {"bars":["navigation","tab"],"boldText":true,"device":"phone","direction":"rtl","keyboard":"shown",\
        "locale":"de","offsets":[{"view":"scroll","x":0,"y":40.5}],"orientation":"landscape","os":16,\
        "state":"recover","textSize":"accessibilityLarge","window":[320,200.5]}
        """)
  }

  @Test(
    "refuses what is no design, and says where",
    arguments: [
      (#"{"devices":[],"profiles":[{"device":1}],"screens":[]}"#, "profiles[0].device: expected a text"),
      (
        #"{"devices":[{"name":"x","title":"x","size":[1]}],"profiles":[],"screens":[]}"#,
        "devices[0].size: expected 2 numbers"
      ),
      (#"{"devices":[],"profiles":[],"screens":{}}"#, "screens: expected a list"),
    ])
  func refusals(text: String, sentence: String) throws {
    let json = try JSON(parsing: text)
    let error = #expect(throws: CodingError.self) { try Design(json: json) }
    #expect(error?.description == sentence)
  }
}
