import DesignModel
import Testing

@Suite("Insets that follow a guide") struct GuidedInsetsTests {
  @Test(
    "are spelled by side, and read back",
    arguments: [
      ("0,0,safeArea.bottom,0", "0,0,safeArea.bottom,0"), ("0,0,safeArea,0", "0,0,safeArea.bottom,0"),
      ("safeArea", "safeArea.top,safeArea.left,safeArea.bottom,safeArea.right"),
      ("1, 2 ,safeArea.bottom + 8,safeAreaInsets.right-4.5", "1,2,safeArea.bottom+8,safeArea.right-4.5"),
      ("layoutMarginsGuide.top,0,0,0", "layoutMargins.top,0,0,0"), ("8", "8,8,8,8"), ("1,2,3,4", "1,2,3,4"),
    ])
  func spelling(text: String, spelled: String) throws {
    let value = try #require(AttributeValue(parsing: text, form: .guidedInsets))
    #expect(value.spelled == spelled)
    #expect(AttributeValue(parsing: spelled, form: .guidedInsets) == value)
  }

  @Test(
    "are refused where a side follows another one or nothing",
    arguments: [
      "", "1,2", "safeArea.top,0,0,safeArea.top", "0,0,keyboard.top,0", "safeArea.bottom*2", "safeArea +",
      "0,0,safeArea.bottom+2e9,0", "nan", "1,2,3,4,5", "0,0,safeArea.,0",
    ])
  func faults(text: String) { #expect(AttributeValue(parsing: text, form: .guidedInsets) == nil) }

  @Test("are set a side at a time, by UIKit's name of them too")
  func sides() throws {
    var attributes = Attributes()
    try attributes.set("contentInset.bottom", to: " safeArea.bottom", kind: .scroll)
    try attributes.set("content-insets.top", to: "8", kind: .scroll)
    #expect(attributes[.contentInsets]?.spelled == "8,0,safeArea.bottom,0")
    try attributes.set("contentInsets.bottom", to: "", kind: .scroll)
    #expect(attributes[.contentInsets] == .insets(EdgeInsets(top: 8)))
    try attributes.set("scrollIndicatorInsets", to: "safeArea", kind: .scroll)
    #expect(attributes[.indicatorInsets] != nil)
    var varied = Attributes()
    try varied.set("contentInset.left", to: "4", kind: .scroll, beside: attributes)
    #expect(varied[.contentInsets] == .insets(EdgeInsets(top: 8, left: 4)))
    #expect(throws: DesignError.self) {
      try attributes.set("layoutMargins.top", to: "safeArea.top", kind: .view)
    }
    #expect(throws: DesignError.self) { try attributes.set("text.top", to: "1", kind: .label) }
  }
}
