import Conditions
import DesignLanguage
import DesignModel
import Notation
import TestSupport
import Testing

@Suite("Shortest condition") struct ShortestConditionTests {
  static let all: [(profile: Profile, environment: LayoutEnvironment)] = {
    let names = ["iphone-se-1", "iphone-se-3", "iphone-16", "iphone-16-plus", "ipad-mini-6"]
    let devices = names.compactMap { name in Device.catalogue.first { $0.name == name } }
    precondition(devices.count == names.count, "The catalogue has the devices of this test")
    return [KeyboardState.hidden, .shown].flatMap { keyboard in
      devices.flatMap { device in
        Profile.standard(for: [device]).map { profile in
          var profile = profile
          profile.keyboard = keyboard
          return (profile, profile.environment(on: device))
        }
      }
    }
  }()

  private func indices(where isAffected: (Profile, LayoutEnvironment) -> Bool) -> ProfileSet {
    ProfileSet(Self.all.indices.filter { isAffected(Self.all[$0].profile, Self.all[$0].environment) })
  }

  private func words(where isAffected: (Profile, LayoutEnvironment) -> Bool) -> String? {
    var search = ShortestCondition(profiles: Self.all)
    return search.find(indices(where: isAffected))?.words
  }

  @Test("says it as a colleague would")
  func words() {
    #expect(words { profile, _ in profile.textSize >= .accessibilityMedium } == "AX1 and larger")
    #expect(words { profile, _ in profile.textSize <= .medium } == "M and smaller")
    #expect(words { profile, _ in (.large ... .extraExtraLarge).contains(profile.textSize) } == "L to XXL")
    #expect(words { profile, _ in profile.textSize == .large && profile.direction == .rtl } == "rtl at L")
    #expect(words { profile, _ in profile.orientation == .landscape } == "landscape")
    #expect(words { _, environment in environment.idiom == .pad } == "pads")
    #expect(words { profile, _ in profile.keyboard == .shown } == "with the keyboard")
    #expect(
      words { profile, _ in profile.keyboard == .shown && profile.textSize >= .accessibilityLarge }
        == "AX2 and larger with the keyboard")
    #expect(words { profile, _ in profile.device == "iphone-se-3" } == "iphone-se-3")
    #expect(
      words { profile, _ in profile.device == "iphone-se-3" && profile.orientation == .landscape }
        == "iphone-se-3 in landscape")
    #expect(words { profile, _ in profile.device != "iphone-16" } == "every device but iphone-16")
    #expect(words { _, environment in environment.verticalClass == .compact } == "landscape phones")
    #expect(
      words { profile, environment in
        environment.verticalClass == .compact && profile.textSize >= .accessibilityMedium
      } == "landscape phones at AX1 and larger")
    #expect(words { _, environment in environment.verticalClass == .regular } == "regular height")
    #expect(
      words { _, environment in environment.horizontalClass == .regular && environment.idiom == .phone }
        == "iphone-16-plus in landscape")
    #expect(words { _, environment in environment.size.width <= 667 } == "width <= 667")
    #expect(
      words { profile, environment in
        environment.size.width <= 667 && profile.textSize >= .accessibilityMedium
      }
        == "AX1 and larger where width <= 667")
    #expect(words { _, _ in true } == "")
    #expect(words { _, _ in false } == nil)
  }

  @Test("says what it takes several claims to say")
  func alternatives() {
    #expect(
      words { profile, environment in
        profile.textSize >= .accessibilityLarge && environment.size.width <= 375
          || profile.textSize >= .accessibilityExtraExtraLarge && profile.orientation == .landscape
      } == "landscape at AX4 and larger, or AX2 and larger where width <= 375")
    #expect(
      words { profile, _ in (profile.device == "iphone-16") != (profile.textSize == .small) }
        == "iphone-16 at M and larger, or every device but iphone-16 at S, or iphone-16 at XS")
    #expect(
      words { profile, _ in
        profile.direction == .rtl && profile.keyboard == .shown || profile.textSize <= .small
          || profile.device == "ipad-mini-6" && profile.orientation == .landscape
      } == "rtl with the keyboard, or S and smaller, or width >= 1133")
  }

  @Test("selects exactly the affected profiles, whatever they are", arguments: 0..<12)
  func exactness(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var search = ShortestCondition(profiles: Self.all)
    var found = 0
    for _ in 0..<10 {
      let affected = randomSubset(&random)
      guard !affected.isEmpty, let condition = search.find(affected) else { continue }
      found += 1
      #expect(search.expand(condition) == affected)
      #expect(condition.alternatives.count <= 48)
      #expect(search.find(affected) == condition)
    }
    #expect(found > 0)
  }

  @Test("holds where the design's own condition does", arguments: 0..<10)
  func designCondition(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var search = ShortestCondition(profiles: Self.all)
    for _ in 0..<10 {
      let affected = randomSubset(&random)
      guard let condition = search.find(affected)?.condition else { continue }
      #expect(indices { _, environment in condition.holds(in: environment) } == affected)
    }
  }

  @Test("judges only the compared profiles")
  func compared() {
    var search = ShortestCondition(profiles: Self.all)
    let small = indices { profile, _ in profile.device == "iphone-se-1" }
    let phones = indices { _, environment in environment.idiom == .phone }
    let lowAndSmall = small.intersection(indices { profile, _ in profile.orientation == .landscape })
    #expect(search.find(lowAndSmall, among: small)?.words == "landscape")
    #expect(search.find(small, among: phones)?.words == "iphone-se-1")
    #expect(search.find(phones, among: phones)?.alternatives == [ProfileConjunction([])])
  }

  @Test("needs one term where one does")
  func fewest() {
    var random = SeededNumbers(seed: 3)
    var search = ShortestCondition(profiles: Self.all)
    var met = 0
    let single = Self.terms.filter(\.isSimple).map {
      search.expand(ProfileCondition([ProfileConjunction([$0])]))
    }
    for _ in 0..<200 {
      let affected = randomSubset(&random)
      guard !affected.isEmpty, affected != ProfileSet(below: Self.all.count) else { continue }
      guard single.contains(affected) else { continue }
      met += 1
      #expect(search.find(affected)?.alternatives.map(\.terms.count) == [1])
    }
    #expect(met > 50)
  }

  @Test("reports the terms to programs")
  func terms() {
    var search = ShortestCondition(profiles: Self.all)
    let affected = indices { profile, environment in
      environment.size.width <= 667 && profile.textSize >= .accessibilityMedium
    }
    #expect(
      search.find(affected)?.json.line
        == #"[[{"atLeast":"AX1","axis":"textSize"},{"atMost":667,"axis":"width"}]]"#)
    #expect(search.find(affected)?.condition?.spelled == "textSize >= accessibilityMedium and width <= 667")
  }

  /// Intersections and unions of simple claims, and now and then anything.
  private func randomSubset(_ random: inout SeededNumbers) -> ProfileSet {
    let count = Int.random(in: 1...3, using: &random)
    let claim = ProfileConjunction((0..<count).map { _ in Self.terms.randomElement(using: &random)! })
    var set = Self.search.expand(ProfileCondition([claim]))
    if Int.random(in: 0..<4, using: &random) == 0 {
      set = ProfileSet(set.indices.filter { _ in Bool.random(using: &random) })
    }
    return set
  }

  private static let search = ShortestCondition(profiles: all)

  private static let terms = ConditionAxis.exact.flatMap { axis -> [ProfileConjunction.Term] in
    let values = all.map { axis.value(of: $0.profile, in: $0.environment) }
    var distinct: [Condition.Value] = []
    for value in values where !distinct.contains(value) { distinct.append(value) }
    let equal = distinct.map { ProfileConjunction.Term(axis, .oneOf([$0])) }
    guard [.textSize, .width, .height].contains(axis) else { return equal }
    return equal + distinct.map { ProfileConjunction.Term(axis, .atMost($0)) }
      + distinct.map { ProfileConjunction.Term(axis, .atLeast($0)) }
  }
}

extension ProfileConjunction.Term {
  /// An exact width or height takes two comparisons, so that two terms may be preferred to it.
  fileprivate var isSimple: Bool {
    if case .oneOf = test { axis != .width && axis != .height } else { true }
  }
}
