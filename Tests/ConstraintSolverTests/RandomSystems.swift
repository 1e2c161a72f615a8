import ConstraintSolver
import Foundation

/// One system of the fixture with what the oracle found.
struct RandomSystem {
  var lowerBounds: [Double?] = []
  var constraints: [Constraint] = []
  var levels: [LevelViolation] = []
  var ranges: [FreeVariable] = []

  struct Constraint {
    var priority: Double
    var relation: LinearRelation
    var constant: Double
    var terms: [Term]
  }

  /// The system with its constraints in the given order.
  func system(order: [Int]? = nil) -> LinearSystem {
    var system = LinearSystem()
    for bound in lowerBounds { _ = system.addVariable(atLeast: bound) }
    for index in order ?? Array(constraints.indices) {
      let constraint = constraints[index]
      system.add(
        constraint.terms, constant: constraint.constant, constraint.relation, priority: constraint.priority)
    }
    return system
  }
}

/// Reads the fixture of random systems; its header explains the lines.
func randomSystems() throws -> [RandomSystem] {
  let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Fixtures/random_systems.txt")
  var systems: [RandomSystem] = []
  for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
    let words = line.split(separator: " ")
    func number(_ index: Int) -> Double { Double(words[index])! }
    func whole(_ index: Int) -> Int { Int(words[index])! }
    let last = systems.count - 1
    switch words[0] {
    case "s":
      systems.append(RandomSystem(lowerBounds: Array(repeating: nil, count: whole(1))))
    case "b":
      systems[last].lowerBounds[whole(1)] = number(2)
    case "c":
      let terms = stride(from: 4, to: words.count, by: 2).map {
        Term(Variable(index: whole($0)), number($0 + 1))
      }
      let relation: LinearRelation = words[2] == "==" ? .equal : words[2] == "<=" ? .atMost : .atLeast
      systems[last].constraints.append(
        .init(priority: number(1), relation: relation, constant: number(3), terms: terms))
    case "v":
      systems[last].levels.append(LevelViolation(priority: number(1), violation: number(2)))
    case "r":
      systems[last].ranges.append(
        FreeVariable(variable: Variable(index: whole(1)), least: number(2), greatest: number(3)))
    default:
      break
    }
  }
  return systems
}
