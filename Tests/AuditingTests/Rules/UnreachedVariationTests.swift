import DesignLanguage
import DesignModel
import Testing

@testable import Auditing

@Suite("unreached-variation") struct UnreachedVariationTests {
  private static let phones = "phonePortrait,phoneLandscape"

  /// What is found of a card that is hidden under conditions, in an app for those devices.
  private func found(
    _ conditions: String..., supports: String?, idiom: String? = nil, file: String? = nil
  ) throws -> [String] {
    var root = Attributes()
    for (name, value) in [("supports", supports), ("idiom", idiom)] {
      if let value { try root.set(name, to: value, kind: .view) }
    }
    var screen = try Screen.built { screen in
      try screen.add(.view, "card")
      for condition in conditions {
        try screen.addVariation(.view("card", .hiding()), when: Condition(parsing: condition))
      }
    }
    var lists = screen.lists
    lists.views[0].attributes = root
    if let file { lists.sources = [ScreenSource(id: "demo", file: file, places: [])] }
    screen = Screen(id: "demo", name: "demo", lists: lists)
    let findings = screen.findings(of: UnreachedVariation.self)
    #expect(findings.allSatisfy { $0.severity == .note && $0.view == "card" })
    return findings.map(\.message)
  }

  @Test("says of a compact height that phones held upright, and pads, don't have it") func upright() throws {
    let words = "card's variation where vclass = compact holds in no window of the app's devices"
    #expect(
      try found("vclass = compact", supports: "phonePortrait,padPortrait,padLandscape")
        == ["\(words), if no code lets it turn otherwise"])
    #expect(try found("vclass = compact", supports: nil, idiom: "pad") == [words])
    #expect(try found("vclass = compact", supports: Self.phones).isEmpty)
    #expect(try found("vclass = compact", supports: nil).isEmpty)
  }

  @Test("says of a file for phones that an open Duo alone has a regular width and height") func duo() throws {
    let both = "hclass = regular and vclass = regular"
    #expect(
      try found(both, supports: Self.phones, file: "Main.storyboard") == [
        "card's variation where \(both) holds on iphone-duo/open alone, of the app's devices, if no code lets it "
          + "turn otherwise"
      ])
    #expect(try found(both, supports: Self.phones).isEmpty, "who designs for the Duo knows it")
    #expect(try found(both, supports: nil, file: "Main.storyboard").isEmpty, "pads have it")
    #expect(
      try found("hclass = regular", supports: Self.phones, file: "Main.storyboard").isEmpty,
      "Plus and Max phones have it across")
  }

  @Test("is one finding of a screen, whatever else its conditions ask") func several() throws {
    let narrow = "vclass = compact and textSize > large"
    #expect(
      try found(narrow, "hclass = compact", "vclass = compact", supports: "phonePortrait") == [
        "2 variations, the first of card where \(narrow), hold in no window of the app's devices, if no code lets it "
          + "turn otherwise"
      ])
  }

  @Test("says nothing of code, whose conditions an import chose") func code() throws {
    #expect(try found("vclass = compact", supports: "phonePortrait", file: "Card.swift").isEmpty)
  }
}
