import DesignLanguage
import DesignModel
import Matrix
import Testing

@Suite("A query for profiles") struct ProfileQueryTests {
  private let stored = [
    Profile(device: "iphone-16"), Profile(device: "iphone-16", direction: .rtl),
    Profile(device: "ipad-mini-6", textSize: .accessibilityLarge),
  ]

  private func names(_ query: ProfileQuery) -> [String] { query.selection(from: stored).map(\.name) }

  @Test("for nothing gives the default profile, and for a list each of its combinations") func products() {
    #expect(names(ProfileQuery()) == [Profile.default.name])
    let query = ProfileQuery(devices: ["iphone-se-3", "iphone-16"], textSizes: [.large, .extraLarge])
    #expect(
      names(query)
        == [
          Profile(device: "iphone-se-3"), Profile(device: "iphone-se-3", textSize: .extraLarge),
          Profile(device: "iphone-16"), Profile(device: "iphone-16", textSize: .extraLarge),
        ].map(\.name))
    #expect(query.isUnset == false && ProfileQuery().isUnset)
  }

  @Test("for all takes the stored ones that lists select") func stores() {
    #expect(names(ProfileQuery(allProfiles: true)) == stored.map(\.name))
    #expect(names(ProfileQuery(allProfiles: true, devices: ["iphone-16"])) == stored.prefix(2).map(\.name))
    #expect(names(ProfileQuery(allProfiles: true, directions: [.rtl])) == [stored[1].name])
  }

  @Test("in languages takes of all profiles those of their own directions") func languages() throws {
    let (german, arabic) = (
      try #require(LanguageTag(parsing: "de")), try #require(LanguageTag(parsing: "ar"))
    )
    let found = ProfileQuery(allProfiles: true, locales: [german, arabic]).selection(from: stored)
    #expect(found.map(\.locale) == ["de", "ar", "de"])
    #expect(found.map(\.direction) == [.ltr, .rtl, .ltr])
    let product = ProfileQuery(locales: [arabic]).selection(from: stored)
    #expect(product.map(\.direction) == [.rtl])
  }

  @Test("sets the rest on every profile") func refinement() {
    let query = ProfileQuery(
      allProfiles: true, keyboard: .shown, windows: [Size(width: 320, height: 480)], boldText: true)
    let found = query.selection(from: stored)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.keyboard == .shown && $0.boldText && $0.window?.width == 320 })
  }
}
