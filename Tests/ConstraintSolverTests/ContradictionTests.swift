import ConstraintSolver
import Testing

@Suite("Contradictions") struct ContradictionTests {
  @Test func `a row that is too wide needs more than it gets`() {
    var system = LinearSystem()
    let width = system.addVariable(atLeast: 0)
    let (left, right) = (system.addVariable(atLeast: 0), system.addVariable(atLeast: 0))
    let x = system.addVariable()
    let container = system.add(Term(width, 4096), constant: -80 * 4096, .equal)
    let one = system.add(Term(left), constant: -60, .atLeast)
    let gap = system.add(Term(x), Term(left, -1), constant: -8, .equal)
    let other = system.add(Term(right), constant: -60, .equal)
    let end = system.add(Term(x), Term(right), Term(width, -1), constant: 0, .atMost)
    let explainer = Explainer(system)
    let members = [container, one, gap, other, end].map { ConflictMember.constraint($0) }
    #expect(explainer.solution.conflicts == [members])
    let contradiction = explainer.contradiction(of: members)
    #expect(contradiction.shares.map(\.contribution) == [-80, 60, 8, 60, 0])
    #expect(contradiction.shares.map(\.member) == members)
    #expect(contradiction.needed == 128 && contradiction.granted == 80)
  }

  @Test func `every conflict of the random systems needs more than it grants`() throws {
    for (number, random) in try randomSystems().enumerated() {
      let explainer = Explainer(random.system())
      for conflict in explainer.solution.conflicts {
        let contradiction = explainer.contradiction(of: conflict)
        #expect(contradiction.needed > contradiction.granted + 1e-7, "system \(number)")
      }
    }
  }
}
