import DesignModel

/// Finds the one or two claims that say most of some profiles: as much of them as a few terms reach, and as little else.
struct ClauseSearch: Sendable {
  /// The most terms of a claim, and how many claims are followed further at a time.
  private static let (mostTerms, beam) = (4, 10)
  /// How many claims are looked at to which a second one is added.
  private static let firstClaims = 3
  /// What a comparison costs beside the share of profiles that it sets right, and what being exact is worth.
  private static let (costOfTerm, worthOfExactness) = (0.015, 0.06)

  private let tables: [AxisTable]

  /// A search over these profiles; their places are the indices of the sets.
  init(profiles: [(profile: Profile, environment: LayoutEnvironment)]) {
    // Of claims that are as good the first counts: words that people use come before numbers.
    let axes = ConditionAxis.allCases.filter { !$0.isSize } + ConditionAxis.allCases.filter(\.isSize)
    tables = axes.map { AxisTable($0, profiles) }
  }

  /// The claim, or the two, that fit best among those that are worth saying; nil if none are.
  func clause(of affected: ProfileSet, among compared: ProfileSet) -> ProfileClause? {
    let found = candidates(affected, compared)
    if found.first?.isExact != true, let exception = exception(affected, compared) { return exception }
    let single = found.lazy.map { ($0.score, self.clause([$0], affected)) }.first { $0.1.isWorthSaying }
    // What fits best and is worth saying needs no second claim.
    if let single, single.0 == found.first?.score { return single.1 }
    let double = pair(found, of: affected, among: compared)
    guard let single, let double else { return (single ?? double)?.1 }
    return double.0 > single.0 ? double.1 : single.1
  }

  private func clause(_ claims: [Candidate], _ affected: ProfileSet) -> ProfileClause {
    ProfileClause(
      ProfileCondition(claims.map(\.conjunction)), held: claims.reduce(0) { $0 + $1.holding.count },
      met: claims.reduce(0) { $0 + $1.met.count }, affected: affected.count)
  }

  /// The best two claims, of which the second one says what the first leaves out, with their common score.
  private func pair(
    _ found: [Candidate], of affected: ProfileSet, among compared: ProfileSet
  ) -> (Double, ProfileClause)? {
    var best: (Double, ProfileClause)?
    for first in found.prefix(Self.firstClaims) where !first.met.isEmpty && first.met.count < affected.count {
      let rest = affected.subtracting(first.met)
      for second in candidates(rest, compared.subtracting(first.holding)).prefix(Self.beam) {
        let clause = clause([first, second], affected)
        let score = score(
          met: clause.met, held: clause.held, of: affected.count, cost: (first.terms + second.terms).cost)
        if score > best?.0 ?? -.infinity, clause.isWorthSaying { best = (score, clause) }
      }
    }
    return best
  }

  /// All but what a claim holds on, where that is exact.
  private func exception(_ affected: ProfileSet, _ compared: ProfileSet) -> ProfileClause? {
    let rest = compared.subtracting(affected)
    guard rest.count < affected.count, let best = candidates(rest, compared).first, best.isExact else {
      return nil
    }
    let clause = ProfileClause(
      ProfileCondition([best.conjunction]), isException: true, held: affected.count, met: affected.count,
      affected: affected.count
    )
    return clause.words.count <= ProfileClause.longest ? clause : nil
  }

  /// A claim, the compared profiles on which it holds, and the affected ones of these.
  private struct Candidate {
    var terms: [AxisTerm] = []
    let holding, met: ProfileSet
    let score: Double
    let isExact: Bool

    var conjunction: ProfileConjunction {
      ProfileConjunction(terms.map(\.term).sorted { $0.axis.place < $1.axis.place })
    }
  }

  /// The claims that were found, the best first.
  private func candidates(_ affected: ProfileSet, _ compared: ProfileSet) -> [Candidate] {
    let terms = tables.map { $0.terms(touching: affected, among: compared) }
    var level = [Candidate(holding: compared, met: affected, score: 0, isExact: false)]
    var best: [Candidate] = []
    for _ in 0..<Self.mostTerms {
      level = further(level, terms, count: affected.count)
      best += level
    }
    return best.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(\.element)
  }

  /// The best claims of one term more.
  private func further(_ level: [Candidate], _ terms: [[AxisTerm]], count: Int) -> [Candidate] {
    var rated: [(score: Double, from: Int, term: AxisTerm)] = []
    for (from, candidate) in level.enumerated() where !candidate.isExact {
      let isSized = candidate.terms.contains { $0.term.axis.isSize }
      for (axis, own) in zip(tables.map(\.axis), terms)
      where !(axis.isSize && isSized || candidate.terms.contains { $0.term.axis == axis }) {
        for term in own {
          let met = candidate.met.shared(with: term.profiles)
          let held = candidate.holding.shared(with: term.profiles)
          // A term that sets nothing apart says nothing.
          if met == 0 || held == candidate.holding.count { continue }
          rated.append(
            (score(met: met, held: held, of: count, cost: candidate.terms.cost + term.cost), from, term))
        }
      }
    }
    let ordered = rated.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    return distinct(
      ordered.lazy.map {
        made(level[$0.element.from], $0.element.term, score: $0.element.score, count: count)
      })
  }

  private func score(met: Int, held: Int, of count: Int, cost: Int) -> Double {
    // A claim that is wrong of many profiles misleads more than one that leaves some to be counted as others.
    let fit = 1.5 * Double(met) / (Double(held) + 0.5 * Double(count))
    return fit - Self.costOfTerm * Double(cost) + (fit == 1 ? Self.worthOfExactness : 0)
  }

  private func made(_ candidate: Candidate, _ term: AxisTerm, score: Double, count: Int) -> Candidate {
    let met = candidate.met.intersection(term.profiles)
    let holding = candidate.holding.intersection(term.profiles)
    return Candidate(
      terms: candidate.terms + [term], holding: holding, met: met, score: score,
      isExact: met.count == count && holding.count == count)
  }

  /// The first few that hold on different profiles.
  private func distinct(_ candidates: some Sequence<Candidate>) -> [Candidate] {
    var (found, known): ([Candidate], Set<ProfileSet>) = ([], [])
    for candidate in candidates where known.insert(candidate.holding).inserted {
      found.append(candidate)
      if found.count == Self.beam { break }
    }
    return found
  }
}

extension [AxisTerm] {
  fileprivate var cost: Int { reduce(0) { $0 + $1.cost } }
}
