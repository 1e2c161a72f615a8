import CommandGrammar
import Findings
import Notation

/// A repair with its edits, as `audit --fix` prints and `batch` reads it.
struct Patch: Recorded {
  let edits: [Invocation]
  let repair: OfferedRepair
  /// The finding's short key.
  let finding: String
  /// Whether it is done.
  let isApplied: Bool

  static let recordShape = RecordShape<Self>(
    "patch", "A repair, of audit --fix; batch takes its edits as they are.", isRehearsed: true
  ) {
    Column("edits", "The commands in order.", from: \.edits)
    OfferedRepair.figures.of(\.repair)
    Column("finding", "The finding that it removes.", from: \.finding)
    Column("applied", "Whether it was done.", from: \.isApplied)
  }
}
