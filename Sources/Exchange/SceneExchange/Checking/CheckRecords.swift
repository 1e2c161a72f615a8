import Comparison
import DesignModel
import InterfaceBuilder
public import Notation
import Reports

extension CheckedFile {
  /// One object for each view with a recorded frame, each conflict, and a refusal if there is one.
  public var records: [JSON] {
    switch outcome {
    case .refused(let reason, let isForeign):
      [RefusedFile(path: path, reason: reason, isOfOtherPlatform: isForeign).record]
    case .checked(let scenes): scenes.flatMap(records)
    }
  }

  private func records(of scene: CheckedScene) -> [JSON] {
    scene.views.map { ViewRecord($0, in: scene, of: self).record }
      + scene.placed.map { ViewRecord($0, in: scene, of: self).record }
      + scene.conflicts.map { ConflictRecord($0, of: scene.rootID.text, in: path).record }
      + scene.findings.map { record(of: $0, scene) }
  }

  private func record(of finding: ProfileFinding, _ scene: CheckedScene) -> JSON {
    FindingRecord(
      finding, screen: scene.rootID.text, file: path, key: notice(finding, scene).key
    ).record
  }

  /// One object for each thing that was not understood.
  public var noteRecords: [JSON] {
    scenes.flatMap { scene in
      scene.notes.map { Note($0.text, line: $0.line, file: path, screen: scene.rootID.text).record }
    }
  }
}

extension CheckTally: Recorded {
  /// The last object of a check.
  public static let recordShape = RecordShape<Self>("checkSummary", "What check-ib found, in numbers.") {
    Column("files", "Files read.", from: \.files)
    Column("refused", "Files that could not be read.", from: \.refused)
    Column("screens", "Scenes.", from: \.screens)
    Column("views", "Views with a recorded frame.", from: \.views)
    Column("matching", "Views that are solved as recorded.", from: \.matching)
    Column("seeded", "Views whose size was taken from the file.", from: \.seeded)
    Column(
      "seeds", "How many views have a width or height that was taken from the file, by the reason.",
      from: \.seeds.counts, as: .list(SeedCount.shape))
    Column("conflicts", "Conflicts.", from: \.conflicts)
    Column("notes", "Things that were not understood.", from: \.notes)
    Column("misplaced", "Views marked or found as misplaced.", from: \.misplaced)
    Column("ambiguous", "Views marked or found as ambiguous.", from: \.ambiguous)
    Column("findings", "Findings on profiles.", from: \.findings)
  }
}
