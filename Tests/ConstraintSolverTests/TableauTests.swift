import Testing

@testable import ConstraintSolver

@Suite("A tableau") struct TableauTests {
  @Test func `a pivot rewrites every row that holds the entering symbol`() {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.add(Term(x), Term(y, -1), constant: 4, .equal)
    system.add(Term(x, 2), Term(y), constant: -1, .atMost)
    let rows = CanonicalRows(system)
    var tableau = Tableau(rows)
    // Rows: 0 is x - y + 4, 1 is x + y/2 - 1/2; activities are the symbols 2 and 3.
    tableau.pivot(0, 0)
    #expect(tableau.value(of: 0) == -4)
    #expect(tableau.coefficient(0, 2) == 1 && tableau.coefficient(0, 1) == 1)
    #expect(tableau.value(of: 3) == -4.5)
    #expect(tableau.coefficient(1, 1) == 1.5 && tableau.coefficient(1, 2) == 1)
    #expect(tableau.slotOfSymbol[2] == -1 && tableau.degree[2] == 2 && tableau.degree[0] == 0)
  }

  // Each pivot on the sum makes one more row as long as it, and the one before short again.
  @Test func `rows that were long for a while leave their room to others`() throws {
    let count = 400
    var system = LinearSystem()
    let widths = (0..<count).map { _ in system.addVariable() }
    system.add(widths.map { Term($0) }, constant: -1000, .equal)
    for width in widths { system.add(Term(width), constant: -10, .atMost) }
    var tableau = Tableau(CanonicalRows(system))
    let sum = try #require((0...count).first { tableau.rowLength[$0] == count })
    for width in 0..<count { tableau.pivot(sum, width) }
    #expect(tableau.value(of: count - 1) == 1000)
    #expect((0...count).reduce(0) { $0 + tableau.rowLength[$1] } < 4 * count)
    #expect(tableau.entries.count <= 1 << 17)
  }

  @Test func `a closed column leaves every row`() {
    var system = LinearSystem()
    let x = system.addVariable()
    for _ in 0..<3 { system.add(Term(x), constant: 1, .equal) }
    let rows = CanonicalRows(system)
    var tableau = Tableau(rows)
    tableau.close(0)
    #expect((0..<3).allSatisfy { tableau.rowLength[$0] == 0 })
  }
}
