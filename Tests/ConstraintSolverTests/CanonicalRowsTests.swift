import Testing

@testable import ConstraintSolver

@Suite("Canonical rows") struct CanonicalRowsTests {
  private func indices(_ list: IndexList) -> [Int] { (0..<list.count).map { list[$0] } }

  @Test func `rows say the same whatever the order of constraints and terms`() {
    var systems = [LinearSystem(), LinearSystem()]
    for place in 0..<2 {
      let x = systems[place].addVariable(atLeast: 0)
      let y = systems[place].addVariable()
      let terms = [Term(x, 3), Term(y, -6)]
      for step in 0..<2 {
        if step == place {
          systems[place].add(place == 0 ? terms : terms.reversed(), constant: 5, .equal)
        } else {
          systems[place].add([Term(y), Term(x, 0)], constant: 1, .atMost, priority: 250)
        }
      }
    }
    let (one, other) = (CanonicalRows(systems[0]), CanonicalRows(systems[1]))
    #expect(
      one.count == 3 && indices(one.starts) == indices(other.starts) && one.constants == other.constants)
    #expect(one.entries.map(\.column) == other.entries.map(\.column))
    #expect(one.entries.map(\.coefficient) == other.entries.map(\.coefficient))
    #expect(one.heads.map(\.relation) == other.heads.map(\.relation))
    #expect(one.heads.map(\.level) == other.heads.map(\.level))
    #expect(one.heads.map(\.source) == [-1, 0, 1] && other.heads.map(\.source) == [-1, 1, 0])
  }

  @Test func `a row is scaled by a power of two and weighed by its inverse`() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add(Term(x, 12), constant: 24, .atLeast)
    let rows = CanonicalRows(system)
    #expect(rows.entries[0].coefficient == 1.5 && rows.constants[0] == 3 && rows.weight(of: 0) == 8)
    #expect(rows.violation(of: 0, at: [-3]) == 12)
    #expect(rows.violation(of: 0, at: [-2]) == 0)
  }
}
