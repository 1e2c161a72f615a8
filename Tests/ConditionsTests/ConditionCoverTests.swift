import Conditions
import DesignModel
import Notation
import TestSupport
import Testing

@Suite("Conditions of several claims") struct ConditionCoverTests {
  /// Every profile of the catalogue, without and with the keyboard.
  private static let all: [(profile: Profile, environment: LayoutEnvironment)] = [
    KeyboardState.hidden, .shown,
  ].flatMap { keyboard in
    Device.catalogue.flatMap { device in
      Profile.standard(for: [device]).map { profile in
        var profile = profile
        profile.keyboard = keyboard
        return (profile, profile.environment(on: device))
      }
    }
  }

  @Test("select exactly the affected profiles, as reported to programs", arguments: 0..<4)
  func exactness(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var search = ShortestCondition(profiles: Self.all)
    for _ in 0..<3 {
      let affected = union(of: Int.random(in: 2...4, using: &random), &random)
      guard !affected.isEmpty, let condition = search.find(affected) else { continue }
      #expect(selected(by: condition.json) == affected, "\(condition.words)")
      #expect(search.expand(condition) == affected)
    }
  }

  @Test("are found for whatever two claims together select", arguments: 0..<4)
  func twoClaims(seed: Int) {
    var random = SeededNumbers(seed: UInt64(100 + seed))
    var search = ShortestCondition(profiles: Self.all)
    for _ in 0..<3 {
      let affected = union(of: 2, &random)
      if affected.isEmpty { continue }
      #expect(search.find(affected) != nil)
    }
  }

  @Test("select exactly the affected profiles of a noisy set, or are none", arguments: 0..<2)
  func noise(seed: Int) {
    var random = SeededNumbers(seed: UInt64(200 + seed))
    var search = ShortestCondition(profiles: Self.all)
    for share in [2, 200, 2000] {
      let claims = union(of: 1, &random)
      let affected = ProfileSet(
        Self.all.indices.filter {
          claims.contains($0) != (Int.random(in: 0..<Self.all.count, using: &random) < share)
        })
      guard !affected.isEmpty, let condition = search.find(affected) else { continue }
      #expect(selected(by: condition.json) == affected, "\(condition.words)")
      #expect(condition.alternatives.count <= 48)
    }
  }

  @Test("list devices where nothing shorter does")
  func devices() {
    var search = ShortestCondition(profiles: Self.all)
    let places = Dictionary(uniqueKeysWithValues: Device.catalogue.enumerated().map { ($1.name, $0) })
    let affected = ProfileSet(
      Self.all.indices.filter {
        let profile = Self.all[$0].profile
        let isEven = places[profile.device]!.isMultiple(of: 2)
        return profile.keyboard == .shown && profile.textSize == (isEven ? .accessibilityMedium : .medium)
      })
    guard let condition = search.find(affected) else {
      Issue.record("no condition")
      return
    }
    #expect(selected(by: condition.json) == affected)
    #expect(condition.words.hasPrefix("with the keyboard, either iphone-5, iphone-se-1, iphone-6s, "))
    #expect(condition.words.contains("iphone-16-plus") && !condition.words.contains(" more"))
    let named = condition.alternatives.compactMap { alternative in
      alternative.terms.first { $0.axis == .device }.map { term in
        if case .oneOf(let names) = term.test { names.count } else { 0 }
      }
    }
    #expect(named == [Device.catalogue.count / 2, Device.catalogue.count / 2])
  }

  @Test("leave devices out of a range")
  func exception() {
    var search = ShortestCondition(profiles: Self.all)
    let affected = ProfileSet(
      Self.all.indices.filter {
        let (profile, environment) = Self.all[$0]
        return profile.textSize >= .accessibilityMedium && environment.size.width <= 375
          && profile.device != "iphone-8"
      })
    #expect(
      search.find(affected)?.words == "every device but iphone-8 at AX1 and larger where width <= 375")
  }

  @Test("are the same whatever was asked before")
  func determinism() {
    var random = SeededNumbers(seed: 7)
    let sets = (0..<4).map { _ in union(of: 3, &random) }.filter { !$0.isEmpty }
    var forward = ShortestCondition(profiles: Self.all)
    var backward = ShortestCondition(profiles: Self.all)
    let one = sets.map { forward.find($0) }
    let other = sets.reversed().map { backward.find($0) }
    #expect(one == other.reversed() && one.contains { ($0?.alternatives.count ?? 0) > 1 })
  }

  @Test("judge only the compared profiles")
  func compared() {
    var search = ShortestCondition(profiles: Self.all)
    let pads = ProfileSet(Self.all.indices.filter { Self.all[$0].environment.idiom == .pad })
    let affected = ProfileSet(
      pads.indices.filter {
        let profile = Self.all[$0].profile
        return profile.textSize >= .accessibilityLarge && profile.orientation == .portrait
          || profile.textSize <= .small && profile.direction == .rtl
      })
    let condition = search.find(affected, among: pads)
    #expect(condition?.words == "portrait at AX2 and larger, or rtl at S and smaller")
    #expect(condition.map { selected(by: $0.json).intersection(pads) } == affected)
  }

  @Test("are none where nothing sets the profiles apart")
  func alike() {
    var barred = Self.all[0]
    barred.profile.bars = [.tab]
    var search = ShortestCondition(profiles: [Self.all[0], barred])
    #expect(search.find(ProfileSet([1])) == nil)
  }

  /// The profiles on which that many random claims hold, of up to three terms each.
  private func union(of count: Int, _ random: inout SeededNumbers) -> ProfileSet {
    var result = ProfileSet()
    for _ in 0..<count {
      let sample = Self.all.randomElement(using: &random)!
      let axes = ConditionAxis.exact.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      let claims = axes.map { axis -> (LayoutEnvironment, Profile) -> Bool in
        let value = axis.value(of: sample.profile, in: sample.environment)
        let isUp = Bool.random(using: &random)
        return { environment, profile in
          let own = axis.value(of: profile, in: environment)
          switch (own, value) {
          case (.number(let own), .number(let value)): return isUp ? own >= value : own <= value
          case (.word(let own), .word(let value)) where axis == .textSize:
            let ranks = [own, value].map { TextSize(rawValue: $0)!.rank }
            return isUp ? ranks[0] >= ranks[1] : ranks[0] <= ranks[1]
          default: return own == value
          }
        }
      }
      for (index, pair) in Self.all.enumerated()
      where claims.allSatisfy({ $0(pair.environment, pair.profile) }) {
        result.insert(index)
      }
    }
    return result
  }

  /// The profiles that the alternatives of a record select, read anew from their text.
  private func selected(by json: JSON) -> ProfileSet {
    let read = (try? JSON(parsing: json.line)) ?? .null
    return ProfileSet(
      Self.all.indices.filter { index in
        (read.elements ?? []).contains { alternative in
          (alternative.elements ?? []).allSatisfy { holds($0, Self.all[index]) }
        }
      })
  }

  private func holds(_ term: JSON, _ pair: (profile: Profile, environment: LayoutEnvironment)) -> Bool {
    let (profile, environment) = pair
    let own: JSON
    switch term["axis"]?.text {
    case "textSize": own = .integer(profile.textSize.rank)
    case "width": own = JSON(environment.size.width)
    case "height": own = JSON(environment.size.height)
    case "orientation": own = .string(profile.orientation.rawValue)
    case "direction": own = .string(profile.direction.rawValue)
    case "idiom": own = .string(environment.idiom.rawValue)
    case "keyboard": own = .string(profile.keyboard.rawValue)
    case "vclass": own = .string(environment.verticalClass.rawValue)
    case "hclass": own = .string(environment.horizontalClass.rawValue)
    case "device": own = .string(profile.device)
    default: return false
    }
    func value(_ json: JSON) -> JSON {
      guard term["axis"]?.text == "textSize", let name = json.text else { return json }
      return .integer(TextSize.allCases.first { $0.alias == name }!.rank)
    }
    if let list = term["oneOf"]?.elements { return list.map(value).contains(own) }
    if let list = term["noneOf"]?.elements { return !list.map(value).contains(own) }
    let least = term["atLeast"].flatMap { value($0).double } ?? -.infinity
    let most = term["atMost"].flatMap { value($0).double } ?? .infinity
    guard let number = own.double, term["atLeast"] != nil || term["atMost"] != nil else { return false }
    return least <= number && number <= most
  }
}
