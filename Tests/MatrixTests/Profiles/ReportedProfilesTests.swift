import DesignModel
import Matrix
import Storage
import Testing

@Suite("Profiles of a report") struct ReportedProfilesTests {
  private func reported(_ query: ProfileQuery, of stored: [Profile]) throws -> [Profile] {
    let made = try MadeUpStore([], stored)
    return try query.reported(in: made.store.snapshot())
  }

  @Test("are four text sizes on the newest device of each size of screen") func few() throws {
    let sizes = Dictionary(grouping: Device.catalogue, by: \.size)
    let shared = try #require(sizes.values.first { $0.count > 1 }).map(\.name)
    let stored = [Profile].many(on: [shared[0], shared[shared.count - 1]])
    let found = try reported(ProfileQuery(), of: stored)
    #expect(Set(found.map(\.device)) == [shared[shared.count - 1]])
    #expect(
      found.filter { $0.direction == .ltr }.map(\.textSize) == [
        .large, .accessibilityMedium, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
      ])
  }

  @Test("are all stored ones where none of those is stored") func none() throws {
    let stored = [Profile(device: "iphone-16", textSize: .small)]
    #expect(try reported(ProfileQuery(), of: stored) == stored)
  }

  @Test("are those asked for, if any are") func asked() throws {
    let stored = [Profile(device: "iphone-16"), Profile(device: "iphone-16", textSize: .small)]
    #expect(try reported(ProfileQuery(textSizes: [.small]), of: stored) == [stored[1]])
  }
}
