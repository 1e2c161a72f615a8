import ConstraintSolver
import Testing

@testable import SolverBench

@Suite("Comparing optima") struct OptimaComparisonTests {
  @Test func `the highest level that differs decides`() {
    var workload = Workload("pair", size: 1)
    workload.wish(Workload.width(0), 100, hugging: 251, compression: 750)
    func verdict(_ ours: Double, _ kiwi: Double) -> String {
      OptimaComparison(workload, ours: [0, 0, ours, 0], kiwi: [0, 0, kiwi, 0]).description
    }
    #expect(verdict(100, 100 + 1e-9) == "equal")
    #expect(verdict(100, 90) == "ours lower at 750.0")
    #expect(verdict(130, 120) == "kiwi lower at 251.0")
    #expect(verdict(130, -120) == "ours lower at 1000.0")
  }

  @Test func `a solved workload violates nothing that is required`() {
    for kind in WorkloadKind.allCases {
      let workload = kind.workload(size: 100)
      let solution = Ours(workload, width: 390, height: 844).system.solved()
      #expect(solution.levels[0] == LevelViolation(priority: 1000, violation: 0), "\(kind)")
    }
  }
}
