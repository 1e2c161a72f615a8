/// Solves systems part by part, and each part of a structure that comes again with the same numbers once.
///
/// The answers are those of ``solve(_:detail:)``: what was solved before never shows, since a part that no constraint joins
/// to the rest is answered from its own numbers alone.
public struct PartMemory: Sendable {
  /// Structures that are known at a time, of systems with few and with many constraints.
  private static let (most, mostOfLarge, large) = (6, 2, 5_000)
  /// The structure that was asked for last comes last.
  private var structures: [KnownStructure] = []

  /// Nothing is known yet.
  public init() {}

  /// The assignment that is optimal level by level, with as much said of it as `detail` asks for.
  public mutating func solve(_ system: LinearSystem, detail: SolutionDetail = .all) -> Solution {
    if let place = structures.lastIndex(where: { $0.system.hasStructure(of: system) }) {
      if place < structures.count - 1 { structures.append(structures.remove(at: place)) }
    } else {
      let most = system.constraintCount > Self.large ? Self.mostOfLarge : Self.most
      if structures.count >= most { structures.removeFirst() }
      structures.append(KnownStructure(system))
    }
    return structures[structures.count - 1].solve(system, detail)
  }
}

/// A system's structure in parts, and what is known of each.
private struct KnownStructure {
  /// A system of the structure.
  let system: LinearSystem
  /// Empty until the structure comes again: many come once.
  private var parts: [KnownPart] = []
  private var isNew = true
  /// Answers of all parts together that are known at a time.
  private static let answers = 8_192

  init(_ system: LinearSystem) { self.system = system }

  private mutating func split() {
    let split = SystemParts(system)
    let places = max(2, Self.answers / max(1, split.variables.count))
    parts = split.variables.indices.map {
      KnownPart(system, split.variables[$0], constraints: split.constraints[$0], places: places)
    }
    let claims = (0..<system.constraintCount).filter { system.termRange(of: $0).isEmpty }
    if !claims.isEmpty {
      parts.append(KnownPart(system, [], constraints: claims.map { ConstraintIndex($0) }, places: places))
    }
  }

  mutating func solve(_ system: LinearSystem, _ detail: SolutionDetail) -> Solution {
    if isNew {
      isNew = false
      return ConstraintSolver.solve(system, detail: detail)
    }
    if parts.isEmpty { split() }
    var whole = Solution(
      values: [Double](repeating: 0, count: system.variableCount), levels: [],
      violations: [Double](repeating: 0, count: system.constraintCount), conflicts: [], ambiguous: [])
    for place in parts.indices { parts[place].answer(system, detail, into: &whole) }
    whole.levels.sort { $0.priority > $1.priority }
    whole.conflicts.sort { $0.lexicographicallyPrecedes($1) }
    whole.ambiguous.sort { $0.variable < $1.variable }
    return whole
  }
}

/// A part of a structure, and its answers to some sets of numbers.
private struct KnownPart {
  /// Answers that are known at a time, fewer of large parts; numbers that come to the same place replace one another.
  private static let places = 32
  private static let numbers = 20_000

  /// What was answered, and to what.
  private struct Answer {
    let constants, givenRests: [Double]
    let detail: SolutionDetail
    /// True if more detail would add nothing and change nothing.
    let isWhole: Bool
    let solution: Solution
  }

  /// The part on its own, with the numbers that were asked for last.
  private var system: LinearSystem
  /// The part's variables and constraints in the whole, ascending.
  private let variables, constraints: IndexList
  private var answers: [Answer?]
  /// The rows in order, as they were last, and those of them whose order follows their constants.
  private var rows: CanonicalRows
  private let twins: [Int]

  init(_ whole: LinearSystem, _ variables: [Int], constraints: [ConstraintIndex], places: Int) {
    system = LinearSystem(part: variables, constraints, of: whole)
    self.variables = IndexList(variables)
    self.constraints = IndexList(constraints.map(\.value))
    rows = CanonicalRows(system)
    twins = rows.twins
    let room = min(places, Self.numbers / max(1, constraints.count))
    answers = [Answer?](repeating: nil, count: max(2, min(Self.places, room)))
  }

  /// Adds the part's answer to that of the whole.
  mutating func answer(_ whole: LinearSystem, _ detail: SolutionDetail, into solution: inout Solution) {
    let digest = system.takeNumbers(of: whole, variables, constraints)
    let place = Int(truncatingIfNeeded: digest % UInt64(answers.count))
    if let known = answers[place], known.isWhole || known.detail == detail,
      known.constants.hasBytes(of: system.constants), known.givenRests.hasBytes(of: system.givenRests)
    {
      return add(known.solution, to: &solution)
    }
    if !rows.takeConstants(of: system, twins: twins) { rows = CanonicalRows(system) }
    let (own, isWhole) = solveWhole(rows, of: system, detail: detail)
    answers[place] = Answer(
      constants: system.constants, givenRests: system.givenRests, detail: detail, isWhole: isWhole,
      solution: own)
    add(own, to: &solution)
  }

  private func add(_ own: Solution, to whole: inout Solution) {
    for place in 0..<variables.count { whole.values[variables[place]] = own.values[place] }
    for place in 0..<constraints.count where own.violations[place] != 0 {
      whole.violations[constraints[place]] = own.violations[place]
    }
    for level in own.levels { whole.add(level) }
    for conflict in own.conflicts { whole.conflicts.append(conflict.map(named)) }
    for free in own.ambiguous {
      whole.ambiguous.append(
        FreeVariable(
          variable: Variable(index: variables[free.variable.index]), least: free.least,
          greatest: free.greatest))
    }
  }

  /// What takes part in a conflict, by its place in the whole.
  private func named(_ member: ConflictMember) -> ConflictMember {
    switch member {
    case .constraint(let index): .constraint(ConstraintIndex(constraints[index.value]))
    case .lowerBound(let variable): .lowerBound(Variable(index: variables[variable.index]))
    }
  }
}

extension Solution {
  /// Counts the violation of a part's level in.
  fileprivate mutating func add(_ level: LevelViolation) {
    if let place = levels.firstIndex(where: { $0.priority == level.priority }) {
      levels[place].violation += level.violation
    } else {
      levels.append(level)
    }
  }
}
