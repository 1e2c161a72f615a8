import DesignModel
import Matrix
import Testing

@Suite("Profiles of a screen with a device of its own") struct ScreensOwnProfilesTests {
  private let pad = Screen.shown(on: "ipad-mini-6", .landscape)

  private func names(_ query: ProfileQuery, _ screen: Screen, among selected: [Profile]) -> [String] {
    query.profiles(for: screen, among: selected, on: Device.catalogue).map(\.name)
  }

  @Test("have that device in the usual one's place, held as the screen says") func own() {
    let usual = [Profile(device: "iphone-16", textSize: .extraLarge)]
    #expect(
      names(ProfileQuery(), pad, among: usual)
        == [Profile(device: "ipad-mini-6", orientation: .landscape, textSize: .extraLarge).name])
    #expect(
      names(ProfileQuery(orientations: [.portrait]), pad, among: usual)
        == [Profile(device: "ipad-mini-6", textSize: .extraLarge).name])
  }

  @Test("are those of pads where all are asked for of a screen for pads") func pads() {
    let stored = ["iphone-16", "ipad-mini-6", "iphone-se-3"].map { Profile(device: $0) }
    let all = ProfileQuery(allProfiles: true)
    #expect(names(all, pad, among: stored) == [stored[1].name])
    #expect(names(all, .shown(on: "iphone-se-3", .portrait), among: stored) == stored.map(\.name))
    #expect(names(all, pad, among: [stored[0]]) == [stored[0].name])
  }

  @Test("are those of phones, too, where a file's canvas is a pad's and its project says more") func canvas()
  {
    let stored = ["iphone-16", "ipad-mini-6"].map { Profile(device: $0) }
    let all = ProfileQuery(allProfiles: true)
    func screen(of file: String, supports: String? = nil) -> Screen {
      var lists = pad.lists
      lists.sources = [ScreenSource(id: "root", file: file, places: [])]
      if let supports { lists.views[0].attributes[.supports] = .text(supports) }
      return Screen(id: "demo", name: "demo", lists: lists)
    }
    let both = "phonePortrait,padPortrait"
    #expect(names(all, screen(of: "Cell.xib", supports: both), among: stored) == stored.map(\.name))
    #expect(names(all, screen(of: "Cell.xib"), among: stored) == [stored[1].name])
    #expect(names(all, screen(of: "Cell.swift", supports: both), among: stored) == [stored[1].name])
    // Where it is shown, it is shown as the file does.
    #expect(
      names(ProfileQuery(), screen(of: "Cell.xib"), among: [stored[0]])
        == [Profile(device: "ipad-mini-6", orientation: .landscape).name])
  }

  @Test("are those asked for where a device is named, or the screen has none") func named() {
    let asked = [Profile(device: "iphone-se-3")]
    #expect(names(ProfileQuery(devices: ["iphone-se-3"]), pad, among: asked) == asked.map(\.name))
    #expect(names(ProfileQuery(), Screen(id: "demo", name: "demo"), among: asked) == asked.map(\.name))
  }
}

extension Screen {
  /// An empty screen that a file showed on a device.
  fileprivate static func shown(on device: String, _ orientation: Orientation) -> Screen {
    var lists = Screen(id: "demo", name: "demo").lists
    lists.views[0].attributes[.device] = .text(device)
    lists.views[0].attributes[.orientation] = .text(orientation.rawValue)
    return Screen(id: "demo", name: "demo", lists: lists)
  }
}
