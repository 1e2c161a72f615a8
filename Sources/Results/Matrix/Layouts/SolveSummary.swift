public import DesignModel
import Notation

/// What `solve` says of many profiles.
public struct SolveSummary {
  private var table = TextTable([
    ("screen", .left), ("profiles", .right), ("conflicts", .right), ("ambiguities", .right),
    ("truncations", .right),
  ])
  private var hints: [String] = []
  private var work = ProfileMatrix.Work()

  /// What solves a screen on the profile of that name, as people paste it.
  private let command: (Screen, String) -> String

  /// A summary of nothing so far; `command` says what solves a screen on the profile of a name.
  public init(command: @escaping (Screen, String) -> String) { self.command = command }

  /// Adds a screen's line; `example` is the profile on which its worst trouble shows.
  public mutating func add(
    _ tally: LayoutTally, of screen: Screen, example: Profile?, _ work: ProfileMatrix.Work
  ) {
    table.add(
      [screen.name]
        + [tally.profiles, tally.conflicts, tally.ambiguities, tally.truncations].map { String($0) })
    if tally.unrests > 0 {
      hints.append("\(screen.name): no rest on \(tally.unrests) of \(tally.profiles) profiles")
    }
    if let example { hints.append("look closer: \(command(screen, example.name))") }
    self.work.add(work)
  }

  /// The table and where to look next.
  public var text: String { ([table.text] + hints).joined(separator: "\n") }

  /// How much was solved and how quickly; not part of the result, since it differs from run to run.
  public var speed: String { work.description }
}
