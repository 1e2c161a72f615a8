import DesignModel
import TestSupport
import Testing

@Suite("Profile names") struct ProfileNameTests {
  @Test("name every standard profile once, and read back")
  func standard() throws {
    let profiles = Profile.standard(for: Device.catalogue)
    #expect(profiles.count == Device.catalogue.count * 2 * 12 * 2)
    var names: Set<String> = []
    for profile in profiles {
      names.insert(profile.name)
      if try Profile(named: profile.name) != profile {
        Issue.record("\(profile.name) reads back differently")
      }
    }
    #expect(names.count == profiles.count)
  }

  @Test(
    "leave out what is at its default", .statement("profiles.names"),
    arguments: [
      (Profile(device: "iphone-16"), "iphone-16/portrait"),
      (
        Profile(
          device: "iphone-se-3", textSize: .accessibilityExtraLarge, direction: .rtl, keyboard: .shown),
        "iphone-se-3/portrait/AX3/rtl/keyboard"
      ),
      (
        Profile(
          device: "ipad-pro-12.9", orientation: .landscape, window: Size(width: 678, height: 1024.5),
          textSize: .extraSmall, boldText: true, bars: [.tab, .largeTitle, .navigation], locale: "double",
          os: 17.5,
          state: "recover",
          offsets: [
            ScrollOffset(view: "list", offset: Point(x: 0, y: -12.5)),
            ScrollOffset(view: "cards", offset: Point(x: 300, y: 0)),
          ]),
        "ipad-pro-12.9/landscape/678x1024.5/XS/bold/navigation-bar/largeTitle-bar/tab-bar/os-17.5/locale:double/"
          + "state:recover/scroll:cards=300,0/scroll:list=0,-12.5"
      ),
    ])
  func parts(profile: Profile, name: String) throws {
    #expect(profile.name == name)
    #expect(try Profile(named: name) == profile)
  }

  @Test("read back with any one part set")
  func eachPart() throws {
    var profiles = [
      Profile(device: "d"), Profile(device: "d", boldText: true), Profile(device: "d", keyboard: .shown),
    ]
    profiles +=
      Bar.allCases.map { Profile(device: "d", bars: [$0]) } + [Profile(device: "d", bars: Bar.allCases)]
    profiles += ["en", "zh-Hant", "accented"].map { Profile(device: "d", locale: $0) }
    profiles += [15, 17.5, 26].map { Profile(device: "d", os: $0) }
    profiles += ["portrait", "bold", "größe"].map { Profile(device: "d", state: $0) }
    for profile in profiles { #expect(try Profile(named: profile.name) == profile, "\(profile.name)") }
    profiles += ["email", "scroll"].map { Profile(device: "d", focus: $0) }
    profiles += [ScrollPosition.start, .end, .until("footer"), .offset(.zero)].map {
      Profile(device: "d", offsets: [ScrollOffset(view: "list", $0)])
    }
    for profile in profiles { #expect(try Profile(named: profile.name) == profile, "\(profile.name)") }
    #expect(Set(profiles.map(\.name)).count == profiles.count)
  }

  @Test("take the parts in any order and the defaults too", .statement("profiles.names"))
  func anyOrder() throws {
    let profile = try Profile(named: "iphone-16/AX3/rtl/landscape/keyboard/tab-bar/bold")
    for name in [
      "iphone-16/keyboard/bold/tab-bar/landscape/rtl/AX3",
      "iphone-16/landscape/accessibilityExtraLarge/bold/tab-bar/rtl/keyboard",
    ] {
      #expect(try Profile(named: name) == profile)
    }
    #expect(profile.name == "iphone-16/landscape/AX3/bold/rtl/keyboard/tab-bar")
    #expect(try Profile(named: "iphone-16/L/ltr/portrait") == Profile(device: "iphone-16"))
    #expect(try Profile(named: "iphone-16") == .default)
  }

  private static let explanation =
    "; parts are an orientation, a text size, rtl, bold, keyboard, WIDTHxHEIGHT, os-N, a language such as de or de-AT, state:NAME, "
    + "focus:VIEW, scroll:VIEW=X,Y|start|end|until:VIEW and none-bar, navigation-bar, prompt-bar, largeTitle-bar, tab-bar, tool-bar"

  @Test(
    "say which part is none",
    arguments: [
      ("", "a profile starts with a device, as in 'iphone-16/landscape/AX3'"),
      ("/portrait", "a profile starts with a device, as in 'iphone-16/landscape/AX3'"),
      (
        "iphone-16/potrait", "unknown part 'potrait' in profile 'iphone-16/potrait'; did you mean 'portrait'?"
      ),
      ("iphone-16/AX6", "unknown part 'AX6' in profile 'iphone-16/AX6'; did you mean 'AX1'?"),
      ("d/upside-down", "unknown part 'upside-down' in profile 'd/upside-down'" + explanation),
      ("d/-1x100", "unknown part '-1x100' in profile 'd/-1x100'" + explanation),
      ("d/2e9x100", "unknown part '2e9x100' in profile 'd/2e9x100'" + explanation),
      ("d/nanx100", "unknown part 'nanx100' in profile 'd/nanx100'" + explanation),
      ("d/os-new", "unknown part 'os-new' in profile 'd/os-new'" + explanation),
      ("d/scroll:list", "unknown part 'scroll:list' in profile 'd/scroll:list'" + explanation),
      ("d/scroll:=0,0", "unknown part 'scroll:=0,0' in profile 'd/scroll:=0,0'" + explanation),
      (
        "d/scroll:list=0,inf",
        "unknown part 'scroll:list=0,inf' in profile 'd/scroll:list=0,inf'" + explanation
      ),
      (
        "d/portrait/landscape",
        "the part 'landscape' in profile 'd/portrait/landscape' says again what an earlier part says; keep one of them"
      ),
      ("d/AX3/L", "the part 'L' in profile 'd/AX3/L' says again what an earlier part says; keep one of them"),
      (
        "d/scroll:a=0,0/scroll:a=0,8",
        "the part 'scroll:a=0,8' in profile 'd/scroll:a=0,0/scroll:a=0,8' says again what an earlier part says; "
          + "keep one of them"
      ),
    ])
  func faults(name: String, sentence: String) throws {
    let error = try #require(throws: ProfileNameError.self) { try Profile(named: name) }
    #expect(error.description == sentence)
  }

  @Test("no part may be empty", arguments: ["d/", "d//portrait", "d/portrait/"])
  func emptyParts(name: String) {
    #expect(throws: ProfileNameError.unknownPart("", profile: name)) { try Profile(named: name) }
  }
}
