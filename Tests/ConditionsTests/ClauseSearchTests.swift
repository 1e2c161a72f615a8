import Conditions
import DesignModel
import TestSupport
import Testing

@Suite("One claim about profiles") struct ClauseSearchTests {
  static let all = ShortestConditionTests.all
  static let search = DescribeProfiles(profiles: all)

  static func indices(where isAffected: (Profile, LayoutEnvironment) -> Bool) -> ProfileSet {
    ProfileSet(all.indices.filter { isAffected(all[$0].profile, all[$0].environment) })
  }

  private func words(where isAffected: (Profile, LayoutEnvironment) -> Bool) -> String? {
    Self.search.description(of: Self.indices(where: isAffected)).clause?.words
  }

  /// Sets as studies find them: thresholds that depend on the device, with and without noise.
  static func madeUpSet(_ random: inout SeededNumbers) -> ProfileSet {
    let (start, step) = (
      Int.random(in: 2...11, using: &random), Double.random(in: -0.02...0.02, using: &random)
    )
    let (noise, isNarrow) = (Int.random(in: 0...3, using: &random), Bool.random(using: &random))
    return ProfileSet(
      all.indices.filter { place in
        let (profile, environment) = all[place]
        let size = isNarrow ? environment.size.width : environment.size.height
        let isLarge = Double(profile.textSize.rank) >= Double(start) + (size - 500) * step
        let isHeld = noise < 2 || profile.orientation == .landscape || environment.idiom == .pad
        return isLarge && isHeld || Int.random(in: 0..<1000, using: &random) < noise * 2
      })
  }

  @Test("states numbers that the list of profiles bears out, in at most 120 characters", arguments: 0..<12)
  func law(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    for round in 0..<4 {
      let affected = Self.madeUpSet(&random)
      let compared = ProfileSet(
        Self.all.indices.filter { affected.contains($0) || (round % 2 == 0 || $0 % 3 != 0) })
      if affected.isEmpty || affected == compared { continue }
      guard let clause = Self.search.description(of: affected, among: compared).clause else { continue }
      let held = compared.indices.filter {
        clause.holds(for: Self.all[$0].profile, in: Self.all[$0].environment)
      }
      #expect(clause.held == held.count, "\(clause.words)")
      #expect(clause.met == held.count(where: affected.contains), "\(clause.words)")
      #expect(clause.affected == affected.count)
      #expect(clause.condition.alternatives.count <= 2 && 10 * clause.met >= 8 * affected.count)
      #expect(clause.words.count <= ProfileClause.longest)
      #expect(ProfileClause(json: clause.json) == clause)
      #expect(clause.isExact == (ProfileSet(held) == affected))
    }
  }

  @Test("is exact where a short condition is") func exact() {
    #expect(
      words { profile, environment in
        environment.verticalClass == .compact && profile.textSize >= .accessibilityMedium
      } == "landscape phones at AX1 and larger")
    #expect(words { profile, _ in profile.device == "iphone-se-3" } == "iphone-se-3")
  }

  @Test("says by how much it misses") func inexact() {
    let odd = { (profile: Profile) in profile.device == "ipad-mini-6" && profile.textSize == .small }
    #expect(
      words { profile, environment in
        profile.textSize >= .accessibilityLarge && environment.idiom == .phone || odd(profile)
      } == "phones at AX2 and larger, or pads at S")
    let odder = { (profile: Profile) in
      odd(profile) && profile.orientation == .portrait
        || profile.device == "ipad-mini-6" && profile.textSize == .extraLarge && profile.direction == .rtl
    }
    #expect(
      words { profile, environment in
        profile.textSize >= .accessibilityLarge && environment.idiom == .phone || odder(profile)
      } == "mostly phones at AX2 and larger: all 128")
    #expect(
      words { profile, environment in
        profile.textSize >= .accessibilityLarge && environment.idiom == .phone
          && !(profile.device == "iphone-16" && profile.textSize == .accessibilityLarge
            && profile.orientation == .portrait && profile.direction == .rtl)
      } == "only phones at AX2 and larger: 126 of 128")
  }

  @Test("knows phones by what is at their end, and by their names") func kinds() {
    #expect(
      words { profile, _ in
        profile.device == "iphone-se-1" || profile.device == "iphone-se-3"
      } == "iphone-se-1 and iphone-se-3")
    let devices = Device.catalogue.map { device in
      (
        profile: Profile(device: device.name),
        environment: Profile(device: device.name).environment(on: device)
      )
    }
    let search = DescribeProfiles(profiles: devices)
    func kind(_ isAffected: (Device) -> Bool) -> String? {
      let affected = Device.catalogue.indices.filter { isAffected(Device.catalogue[$0]) }
      return search.description(of: ProfileSet(affected)).clause?.words
    }
    #expect(kind { $0.idiom == .phone && $0.portraitInsets.bottom > 0 } == "phones with a home indicator")
    #expect(kind { $0.idiom == .phone && $0.portraitInsets.bottom == 0 } == "phones with a home button")
    #expect(kind { $0.name.hasSuffix("-plus") } == "Plus phones")
    #expect(kind { $0.name.hasSuffix("-max") } == "Max phones")
  }

  @Test("says all but a few where that is shorter") func exception() {
    #expect(
      words { profile, environment in
        !(environment.size.width <= 375 && profile.textSize >= .accessibilityLarge)
      } == "all but AX2 and larger where width <= 375")
  }
}
