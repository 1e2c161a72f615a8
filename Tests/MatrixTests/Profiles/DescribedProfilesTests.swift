import Conditions
import DesignModel
import Matrix
import Testing

@Suite("Described profiles") struct DescribedProfilesTests {
  private let profiles = ["iphone-16", "iphone-se-3", "ipad-mini-6"].map { Profile(device: $0) }

  @Test("have one hash for one list, and another for any other") func hash() throws {
    func hash(_ profiles: [Profile]) throws -> String { DescribedProfiles(try profiles.resolved).hash }
    let own = try hash(profiles)
    #expect(try hash(profiles) == own)
    var larger = profiles
    larger[1].textSize = .extraLarge
    for other in [profiles.reversed(), Array(profiles.dropLast()), larger] {
      #expect(try hash(other) != own)
    }
  }

  @Test("are described by the condition that selects them") func conditions() throws {
    let described = DescribedProfiles(try profiles.resolved)
    let (pad, all) = (ProfileSet([2]), ProfileSet(below: 3))
    let first = described.descriptions(of: [pad], jobs: 1)
    let both = described.descriptions(of: [pad, all], jobs: 2)
    #expect(both.count == 2 && first[pad] == both[pad])
    #expect(both[all] == .everywhere && both[pad]?.clause != nil && both[pad] != both[all])
  }
}
