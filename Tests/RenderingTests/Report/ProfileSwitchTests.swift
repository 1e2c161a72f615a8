import DesignModel
import Testing

@testable import Rendering

@Suite("A report's switches") struct ProfileSwitchTests {
  private func switches(_ names: String...) throws -> [String: [String]] {
    let all = ProfileSwitch.all(among: try names.map { try Profile(named: $0) })
    return Dictionary(uniqueKeysWithValues: all.map { ($0.kind.rawValue, $0.values) })
  }

  @Test("are what profiles differ in beside device and text size") func kinds() throws {
    #expect(try switches("iphone-16/portrait", "iphone-5/portrait/AX5") == [:])
    #expect(
      try switches(
        "iphone-16/portrait", "iphone-16/landscape", "iphone-16/portrait/keyboard",
        "iphone-16/portrait/bold/navigation-bar") == [
          "orientation": ["portrait", "landscape"], "keyboard": ["no keyboard", "keyboard up"],
          "setting": ["as the device comes", "bold, navigation-bar"],
        ])
  }

  @Test("leave out what follows from another") func following() throws {
    #expect(
      try switches("iphone-16/portrait/de", "iphone-16/portrait/ar/rtl", "iphone-16/portrait/fr") == [
        "language": ["de", "ar", "fr"]
      ])
    // Of two that say the same the later stays.
    #expect(
      try switches("iphone-16/portrait", "iphone-16/landscape/rtl") == [
        "direction": ["left to right", "right to left"]
      ])
  }

  @Test("name what a profile has") func values() throws {
    let profile = try Profile(named: "iphone-16/portrait/320x480/state:recover/de")
    #expect(ProfileSwitch.Kind.state.value(profile) == "recover")
    #expect(ProfileSwitch.Kind.language.value(profile) == "de")
    #expect(ProfileSwitch.Kind.setting.value(profile) == "320x480")
  }
}
