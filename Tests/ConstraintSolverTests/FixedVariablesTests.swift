import Testing

@testable import ConstraintSolver

@Suite("Fixed variables") struct FixedVariablesTests {
  @Test func `required equations fix one variable after another, and nothing else does`() {
    var system = LinearSystem()
    let (inner, root, open, wished) = (
      system.addVariable(), system.addVariable(), system.addVariable(), system.addVariable()
    )
    system.add(Term(inner, 2), Term(root, -1), constant: 20, .equal)
    let size = system.add(Term(root), constant: -320, .equal)
    system.add(Term(open), Term(root, -1), constant: 0, .atMost)
    system.add(Term(wished), constant: -7, .equal, priority: 999)
    var rows = CanonicalRows(system)
    var fixed = FixedVariables(rows)
    #expect([root, inner].map { fixed.place(of: $0.index) } == [0, 1])
    #expect([open, wished].map { fixed.place(of: $0.index) } == [-1, -1])
    #expect(fixed.values == [320, 150])
    rows.setConstant(-400, of: rows.row(of: size.value)!)
    #expect(fixed.update(rows).map(\.before) == [320, 150])
    #expect(fixed.values == [400, 190])
  }
}
