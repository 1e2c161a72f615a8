import DesignModel

/// What all affected profiles have in common, such as a state or the keyboard.
struct SharedTerms {
  private let terms: [ProfileConjunction.Term]
  private let tables: [AxisTable]
  /// The compared profiles that have it.
  let profiles: ProfileSet
  /// Those that don't.
  private let rest: ProfileSet

  /// What the affected ones of the compared profiles share, where others don't.
  init(_ tables: [AxisTable], affected: ProfileSet, compared: [Int]) {
    let all = ProfileSet(compared)
    let own = affected.intersection(all)
    var shared: [AxisTerm] = []
    for table in tables where !table.axis.isOrdered && table.axis != .device {
      let term = table.narrowest(covering: own, among: all).first
      if let term, case .oneOf(let values) = term.term.test, values.count == 1 { shared.append(term) }
    }
    let having = shared.reduce(all) { $0.intersection($1.profiles) }
    (self.tables, profiles, rest) = (tables, having, all.subtracting(having))
    terms = shared.map(\.term)
  }

  /// The alternatives, each with as much of what is shared as keeps them off profiles that don't have it.
  func added(to alternatives: [[ProfileConjunction.Term]]) -> [ProfileConjunction] {
    let wrong = alternatives.reduce(into: ProfileSet()) { $0.formUnion(holding($1, among: rest)) }
    var kept = terms
    for term in terms.reversed() {
      let others = kept.filter { $0 != term }
      if holding(others, among: wrong).isEmpty { kept = others }
    }
    return alternatives.map { own in
      ProfileConjunction((own + kept).sorted { $0.axis.place < $1.axis.place })
    }
  }

  private func holding(_ terms: [ProfileConjunction.Term], among profiles: ProfileSet) -> ProfileSet {
    terms.reduce(profiles) { left, term in
      let table = tables.first { $0.axis == term.axis }!
      return zip(table.values, table.profiles).reduce(into: ProfileSet()) { held, entry in
        if term.test.holds(entry.0) { held.formUnion(left.intersection(entry.1)) }
      }
    }
  }
}
