import DesignModel
import Notation
import Studies

/// What `solve` says of many profiles.
struct SolveSummary {
  private var table = TextTable([
    ("screen", .left), ("profiles", .right), ("conflicts", .right), ("ambiguities", .right),
    ("truncations", .right),
  ])
  private var hints: [String] = []
  private var work = Matrix.Work()

  /// Adds a screen's line.
  mutating func add(_ tally: LayoutTally, of screen: Screen, _ work: Matrix.Work) {
    table.add(
      [screen.name]
        + [tally.profiles, tally.conflicts, tally.ambiguities, tally.truncations].map { String($0) })
    if let example = tally.example {
      hints.append("look closer: workbench solve \(screen.name) --profile \(example)")
    }
    self.work.add(work)
  }

  /// The table and where to look next.
  var text: String { ([table.text] + hints).joined(separator: "\n") }

  /// How much was solved and how quickly; not part of the result, since it differs from run to run.
  var speed: String { work.description }
}
