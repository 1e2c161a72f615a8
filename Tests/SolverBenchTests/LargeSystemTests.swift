import ConstraintSolver
import Foundation
import TestSupport
import Testing

@testable import SolverBench

@Suite("Large systems") struct LargeSystemTests {
  private static let workloads = WorkloadKind.allCases.map { $0.workload(size: 1000) }

  @Test(.startsProcesses) func `a thousand views are violated as little as HiGHS finds at every priority`()
    throws
  {
    let shell = try Shell()
    guard try shell.run("python3 -c 'import highspy, numpy'").status == 0 else {
      print("skipped: python3 with highspy and numpy is not installed")
      return
    }
    let script = packageFolder.appending(path: "Tests/SolverBenchTests/Oracle/lexicographic_oracle.py").path
    let input = Self.workloads.map { Self.spelled(Ours($0, width: 390, height: 844), $0) }.joined()
    let outcome = try shell.run("python3 '\(script)'", input: input)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let blocks = outcome.output.split(separator: "s\n", omittingEmptySubsequences: false).dropFirst()
    #expect(blocks.count == Self.workloads.count)
    for (workload, block) in zip(Self.workloads, blocks) {
      let solution = Ours(workload, width: 390, height: 844).system.solved()
      var levels = solution.levels
      #expect(levels.removeFirst() == LevelViolation(priority: 1000, violation: 0))
      let lines = block.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(lines.map { Double($0[1]) } == levels.map(\.priority))
      for (line, level) in zip(lines, levels) {
        let expected = try #require(Double(line[2]))
        #expect(abs(level.violation - expected) < 1e-6 * max(1, expected), "\(workload.name) \(level)")
      }
    }
  }

  /// A system in the oracle's lines.
  private static func spelled(_ ours: Ours, _ workload: Workload) -> String {
    let system = ours.system
    var lines = ["s \(system.variableCount)"]
    for view in 0..<workload.viewCount {
      lines += ["b \(Workload.width(view))", "b \(Workload.height(view))"]
    }
    for index in 0..<system.constraintCount {
      let constraint = ConstraintIndex(index)
      let relation =
        switch system.relation(of: constraint) {
        case .equal: "=="
        case .atMost: "<="
        case .atLeast: ">="
        }
      let terms = system.terms(of: constraint).map { "\($0.variable.index) \($0.coefficient)" }
      lines.append(
        "c \(system.priority(of: constraint)) \(relation) \(system.constant(of: constraint)) "
          + terms.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: 1...3) func `shuffling the constraints of a thousand views changes no bit`(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    for workload in Self.workloads {
      let straight = Ours(workload, width: 390, height: 844).system
      let order = Array(0..<straight.constraintCount).shuffled(using: &numbers)
      var shuffled = LinearSystem()
      for view in 0..<workload.viewCount {
        for place in 0..<4 {
          _ = shuffled.addVariable(atLeast: 4 * view + place >= Workload.width(view) ? 0 : nil)
        }
      }
      for index in order.map(ConstraintIndex.init) {
        shuffled.add(
          straight.terms(of: index).shuffled(using: &numbers), constant: straight.constant(of: index),
          straight.relation(of: index), priority: straight.priority(of: index))
      }
      let (one, other) = (straight.solved(), shuffled.solved())
      #expect(one.values.map(\.bitPattern) == other.values.map(\.bitPattern), "\(workload.name)")
      #expect(one.ambiguous == other.ambiguous, "\(workload.name)")
      #expect(order.map { one.violations[$0] } == other.violations, "\(workload.name)")
    }
  }
}
