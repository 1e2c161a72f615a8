import Testing

@testable import ConstraintSolver

@Suite("Rays") struct RayTests {
  @Test func `a ray says how the values move with a constant`() throws {
    var system = LinearSystem()
    let width = system.addVariable()
    let half = system.addVariable(atLeast: 0)
    let root = system.add(Term(width), constant: -320, .equal)
    system.add(Term(half, 2), Term(width, -1), constant: 16, .equal)
    let rows = CanonicalRows(system)
    let found = ActiveSet(settle(rows, rests: [0, 0]), rows)
    let active = try #require(found)
    let row = try #require(rows.row(of: root.value))
    let ray = try #require(Ray(shifting: row, active, rows))
    #expect([ray.values.places[0], ray.values.places[1]] == [width.index, half.index])
    #expect(ray.values.rates == [-1, -0.5])
    #expect(ray.rows.rates == [-0.5])
  }
}
