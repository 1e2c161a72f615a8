/// The arithmetic of a conflict: multiples of its members whose terms cancel out and whose constants do not.
public struct Contradiction: Equatable, Sendable {
  /// One member and its share.
  public struct Share: Equatable, Sendable {
    /// The member.
    public var member: ConflictMember
    /// What its constant adds: above zero what it needs, below zero what it grants.
    public var contribution: Double

    /// A member and its share.
    public init(member: ConflictMember, contribution: Double) {
      (self.member, self.contribution) = (member, contribution)
    }
  }

  /// The shares, in the order of the conflict's members.
  public var shares: [Share]

  /// What the members need together.
  public var needed: Double { shares.reduce(0) { $0 + max(0, $1.contribution) } }
  /// What they grant, which is less.
  public var granted: Double { shares.reduce(0) { $0 - min(0, $1.contribution) } }
}

extension Explainer {
  /// Why the members of `conflict`, one of the solution's, cannot hold together.
  ///
  /// Their terms cancel out in one way only, up to a factor, since the set is irreducible; the factor is such that the
  /// smallest share of terms that is more than rounding is taken once.
  public func contradiction(of conflict: [ConflictMember]) -> Contradiction {
    let places = conflict.compactMap { member in (0..<rows.count).first { rows.member($0) == member } }
    // A constraint without terms contradicts itself.
    guard places.count == conflict.count else {
      return Contradiction(shares: conflict.map { .init(member: $0, contribution: claim($0)) })
    }
    let multipliers = cancelling(places)
    let sizes = multipliers.map(abs)
    let rounding = Tolerance.cancellation * (sizes.max() ?? 0)
    let smallest = sizes.filter { $0 > rounding }.min() ?? 1
    var contributions = zip(places, multipliers).map { -$1 / smallest * rows.constants[$0] }
    if contributions.reduce(0, +) < 0 { contributions = contributions.map { -$0 } }
    return Contradiction(
      shares: zip(conflict, contributions).map {
        .init(member: $0, contribution: Settled.snap($1))
      })
  }

  private func claim(_ member: ConflictMember) -> Double {
    guard case .constraint(let constraint) = member else { return 0 }
    return abs(system.constant(of: constraint))
  }

  /// Multiples of rows whose terms cancel out, the first row taken once.
  private func cancelling(_ places: [Int]) -> [Double] {
    var transposed = LinearSystem()
    let unknowns = places.map { _ in transposed.addVariable() }
    var terms: [Int: [Term]] = [:]
    for (unknown, row) in zip(unknowns, places) {
      for position in rows.starts[row]..<rows.starts[row + 1] {
        let entry = rows.entries[position]
        terms[Int(entry.column), default: []].append(Term(unknown, entry.coefficient))
      }
    }
    transposed.add(Term(unknowns[0]), constant: -1, .equal)
    for column in terms.keys.sorted() { transposed.add(terms[column]!, .equal) }
    return settle(CanonicalRows(transposed), rests: transposed.rests).unsnapped
  }
}
