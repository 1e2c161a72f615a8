import Foundation
import Layout
import TestSupport
import Testing

@Suite("A layout for tests of other packages") struct LayoutTests {
  /// A title above a button, as wide as the window's margins leave.
  private func form() throws -> Layout.Screen {
    var screen = Layout.Screen("form")
    try screen.addView("title", kind: "label", ["text": "Sign in to your account", "style": "title1"])
    try screen.addView("submit", kind: "button", ["text": "Sign in", "style": "body"])
    try screen.addConstraint("title.top == safeArea.top + 24")
    try screen.addConstraint("title.leading == safeArea.leading + 16")
    try screen.addConstraint("title.trailing == safeArea.trailing - 16")
    try screen.addConstraint("submit.top == title.bottom + 16")
    try screen.addConstraint("submit.leading == title.leading")
    try screen.addConstraint("submit.trailing == title.trailing")
    try screen.addConstraint("submit.height == 44", named: "high")
    return screen
  }

  @Test("says where views lie, and what fits") func frames() throws {
    let layout = Layout(of: try form(), on: .iPhoneSE3)
    #expect(layout.screen == "form" && layout.profile.description == "iphone-se-3/portrait")
    #expect(layout.views.map(\.path) == ["root", "title", "submit"])
    let (title, submit) = (layout["title"], layout["submit"])
    #expect(title.frame.x == 16 && title.frame.y == 44 && title.frame.width == 343)
    #expect(submit.frame == Layout.Rect(x: 16, y: title.frame.maxY + 16, width: 343, height: 44))
    #expect(title.fits && submit.fits && !title.isHidden && title.text?.isCut == false)
    #expect(
      layout.conflicts.isEmpty && layout.ambiguities.isEmpty && layout.description.hasPrefix("form on "))
    #expect(layout["root"].frame.contains(submit.frame) && !title.frame.overlaps(submit.frame))
  }

  @Test("names view, profile and numbers where a text is cut") func cut() throws {
    let title = Layout(of: try form(), on: .iPhoneSE3, textSize: .ax5)["title"]
    #expect(!title.fits && title.text?.isCut == true && title.text?.total == 23)
    let shown = try #require(title.text?.shown)
    #expect(
      title.description
        == "title on iphone-se-3/portrait/AX5 at \(title.frame): title shows \(shown) of 23 characters")
    #expect("\([title])".contains("of 23 characters"))
  }

  @Test("names the constraints that can't hold together, on each profile") func conflicts() throws {
    var screen = try form()
    try screen.addConstraint("submit.width == 400", named: "wide")
    let layouts = screen.layouts(
      on: Layout.Profile.each(of: [.iPhoneSE3, .iPadMini7], orientations: [.portrait, .landscape]))
    #expect(layouts.map(\.conflicts.count) == [1, 1, 1, 1])
    let first = try #require(layouts.first?.conflicts.first)
    #expect(first.members.contains("wide: submit.width == 400"))
    #expect(first.description.hasPrefix("on iphone-se-3/portrait these can't hold together: "))
    #expect(layouts[0].description.contains("1 conflict"))
  }

  @Test("names what is open, and what rules find") func faults() throws {
    var screen = try form()
    try screen.addView("icon", kind: "image", ["size": "9x9"])
    let layout = Layout(of: screen, on: .iPhone16)
    #expect(layout.ambiguities.map(\.view).contains("icon"))
    #expect(layout.ambiguities.first?.description.hasPrefix("on iphone-16/portrait icon's ") == true)
    var small = try form()
    try small.addView("help", kind: "button", ["text": "?", "size": "20x20"])
    try small.addConstraint("help.leading == title.leading")
    try small.addConstraint("help.top == submit.bottom + 40")
    try small.addConstraint("help.width == 20")
    try small.addConstraint("help.height == 20")
    let found = Layout(of: small, on: .iPhone16).findings.filter { $0.rule == "small-target" }
    #expect(found.map(\.view) == ["help"] && found[0].severity == .warning && found[0].measured != nil)
    #expect(found[0].description.hasPrefix("warning small-target on iphone-16/portrait: help "))
  }

  @Test("fits nothing that isn't there, and says what is") func missing() throws {
    let view = Layout(of: try form(), on: .iPhoneSE3)["titel"]
    #expect(!view.fits && !(view.frame.width >= 0) && !(view.frame.width < 0))
    #expect(
      view.description == "titel on iphone-se-3/portrait: form has no view 'titel'; did you mean 'title'?")
    let other = Layout(of: try form(), on: .iPhoneSE3)["footer"]
    #expect(other.description.hasSuffix("has no view 'footer'; there are 'title', 'submit'"))
  }

  @Test("refuses in sentences") func refusals() throws {
    func refusal(_ work: () throws -> Void) -> String? {
      do { try work() } catch { return "\(error)" }
      return nil
    }
    var screen = try form()
    #expect(
      refusal { try screen.addView("a", kind: "lable") } == "no kind 'lable'; did you mean 'label'?")
    #expect(refusal { try screen.addConstraint("title.top == safeArea.top + ") } != nil)
    #expect(refusal { _ = try Layout.Device(named: "iphone-sf-3") }?.contains("'iphone-se-3'") == true)
    #expect(
      refusal { _ = try Layout.Screen.scenes(ofInterfaceBuilderFile: "nothing.xib") }?.contains("nothing.xib")
        == true)
  }

  @Test("reads the scenes of a storyboard") func scenes() throws {
    let path = packageFolder.appending(path: "Examples/InterfaceBuilder/Account.storyboard").path
    let screens = try Layout.Screen.scenes(ofInterfaceBuilderFile: path)
    #expect(screens.map(\.name).count == 2)
    #expect(screens.allSatisfy { Layout(of: $0, on: .iPhone16).conflicts.isEmpty })
  }

  @Test("has the devices and text sizes of the program") func profiles() {
    let named: [Layout.Device] = [
      .iPhoneSE1, .iPhoneSE3, .iPhone8Plus, .iPhone13Mini, .iPhone16, .iPhone16Pro, .iPhone16ProMax,
      .iPhone17,
      .iPhoneAir, .iPhone17ProMax, .iPadMini7, .iPad10, .iPadPro11, .iPadPro13,
    ]
    #expect(Set(named).count == named.count && Layout.Device.all.count > 70)
    let profile = Layout.Profile(
      .iPad10, textSize: .ax3, orientation: .landscape, isRightToLeft: true, showsKeyboard: true,
      hasBoldText: true)
    #expect("\(profile)" == "ipad-10/landscape/AX3/bold/rtl/keyboard")
    #expect(
      Layout.TextSize.allCases.map { "\(Layout.Profile(.iPhone16, textSize: $0))" }[3] == "iphone-16/portrait"
    )
    #expect(Layout.TextSize.xs < .ax5 && Layout.Finding.Severity.note < .error)
  }
}
