import DesignModel

/// Finds words for some devices among others, all held and set alike: kinds and lengths where they do, else names.
struct DeviceWords {
  typealias Pair = (profile: Profile, environment: LayoutEnvironment)

  /// From how many devices on a kind or a length is shorter than their names.
  private static let worthWords = 3
  /// The most kinds and lengths that are named before the rest is listed.
  private static let mostParts = 3

  /// What holds on exactly those devices.
  let condition: ProfileCondition

  /// A condition for `own` among `all`, which begin with them; there is one of each device and window.
  init(_ own: [Pair], among all: [Pair]) {
    var (rest, parts): ([Int], [ProfileConjunction]) = (Array(own.indices), [])
    let claims = own.count == all.count ? [[]] : Self.claims(own, all)
    let covering = claims.map { terms in
      let claim = ProfileConjunction(terms)
      return (
        claim, held: Set(all.indices.filter { claim.holds(for: all[$0].profile, in: all[$0].environment) })
      )
    }.filter { $0.held.allSatisfy(own.indices.contains) }
    while !rest.isEmpty, parts.count < Self.mostParts {
      let counts = covering.map { claim in rest.count { claim.held.contains($0) } }
      guard let most = counts.max(), most == rest.count || most >= Self.worthWords,
        let best = counts.firstIndex(of: most)
      else { break }
      parts.append(covering[best].0)
      rest.removeAll { covering[best].held.contains($0) }
    }
    condition = ProfileCondition(parts + Self.names(rest.map { own[$0] }, among: all))
  }

  /// The terms that might hold on devices of `own` alone, the plainest first.
  private static func claims(_ own: [Pair], _ all: [Pair]) -> [[ProfileConjunction.Term]] {
    let kinds = [ConditionAxis.idiom, .home, .family].flatMap { axis in
      values(own, axis).filter { $0 != .word("") }.map { ProfileConjunction.Term(axis, .oneOf([$0])) }
    }
    let lengths = [ConditionAxis.width, .height, .shortSide].flatMap { ranges($0, own, among: all) }
    let both = kinds.flatMap { kind in
      [ConditionAxis.width, .height].flatMap { axis in
        let alike = { (pair: Pair) in
          ProfileConjunction([kind]).holds(for: pair.profile, in: pair.environment)
        }
        return ranges(axis, own.filter(alike), among: all.filter(alike)).map { [kind, $0] }
      }
    }
    return kinds.map { [$0] } + lengths.map { [$0] } + both
  }

  /// The longest runs of lengths that only devices of `own` have.
  private static func ranges(
    _ axis: ConditionAxis, _ own: [Pair], among all: [Pair]
  ) -> [ProfileConjunction.Term] {
    let lengths = values(all, axis).sorted { $0.ordinal < $1.ordinal }
    var count: [Condition.Value: Int] = [:]
    for pair in all { count[axis.value(of: pair.profile, in: pair.environment), default: 0] += 1 }
    for pair in own { count[axis.value(of: pair.profile, in: pair.environment), default: 0] -= 1 }
    let runs = lengths.indices.split { count[lengths[$0]] != 0 }
    return runs.map { run in
      let (low, high) = (lengths[run.first!], lengths[run.last!])
      let test: ProfileConjunction.Test =
        run.last == lengths.indices.last
        ? .atLeast(low) : run.first == 0 ? .atMost(high) : low == high ? .oneOf([low]) : .between(low, high)
      return ProfileConjunction.Term(axis, test)
    }
  }

  private static func values(_ pairs: [Pair], _ axis: ConditionAxis) -> [Condition.Value] {
    var known: Set<Condition.Value> = []
    return pairs.map { axis.value(of: $0.profile, in: $0.environment) }.filter { known.insert($0).inserted }
  }

  /// Devices by name, those of which not every window is one of them with that.
  private static func names(_ rest: [Pair], among all: [Pair]) -> [ProfileConjunction] {
    func windows(_ pairs: [Pair], _ device: String) -> Int { pairs.count { $0.profile.device == device } }
    let whole = rest.map(\.profile.device).filter { windows(rest, $0) == windows(all, $0) }
    let parts = rest.filter { pair in !whole.contains(pair.profile.device) }.map { pair in
      ProfileConjunction(
        [.device, .width, .height].map { axis in
          ProfileConjunction.Term(axis, .oneOf([axis.value(of: pair.profile, in: pair.environment)]))
        })
    }
    if whole.isEmpty { return parts }
    let names = whole.reduce(into: [Condition.Value]()) { names, name in
      if !names.contains(.word(name)) { names.append(.word(name)) }
    }
    return [ProfileConjunction([ProfileConjunction.Term(.device, .oneOf(names))])] + parts
  }
}
