import Comparison
import DesignModel
import Findings
import InterfaceBuilder
import Matrix
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
    let id = scene.rootID.text
    return scene.views.map { ViewRecord($0.bare, ofScene: id, in: $0.place(in: path)).record }
      + scene.placed.map { ViewRecord($0.bare, ofScene: id, in: $0.place(in: path)).record }
      + scene.conflicts.map { $0.record(ofScene: id, in: path).record }
      + scene.findings.map { finding in
        FindingRecord(
          notice(finding, scene), ofScene: id, on: finding.profile, message: finding.message
        ).record
      }
  }

  /// One object for each thing that was not understood.
  public var noteRecords: [JSON] {
    scenes.flatMap { scene in
      scene.notes.map { Note($0.text, line: $0.line, file: path, screen: scene.rootID.text).record }
    }
  }
}

extension CheckedView {
  /// What programs get of the view itself.
  fileprivate var bare: View { View(id: canvas.id, name: name, parent: nil, kind: kind) }

  fileprivate func place(in file: String) -> ViewInFile {
    ViewInFile(file: file, line: canvas.line, solved: solved, canvas: shown)
  }

  private var shown: CanvasFacts {
    let traits: [(CanvasFacts.Trait, Bool)] = [
      (.matches, matches), (.seeded, canvas.isSeeded), (.given, canvas.isGiven),
      (.misplaced, canvas.isMisplaced), (.ambiguous, canvas.isAmbiguous),
      (.savedMisplaced, canvas.isSavedMisplaced), (.savedAmbiguous, canvas.isSavedAmbiguous),
      (.open, isOpen), (.hiddenInStack, canvas.isLeftOut),
    ]
    return CanvasFacts(
      className: canvas.className, recorded: recorded, traits: Set(traits.filter(\.1).map(\.0)),
      seeds: (canvas.seededWidth?.rawValue, canvas.seededHeight?.rawValue), openAspects: openAspects,
      against: against?.text)
  }
}

extension PlacedView {
  /// What programs get of the view itself.
  fileprivate var bare: View { View(id: id, name: name, parent: nil, kind: kind) }

  fileprivate func place(in file: String) -> ViewInFile {
    ViewInFile(file: file, line: line, profile: profile, solved: frame)
  }
}

extension CheckedConflict {
  fileprivate func record(ofScene scene: String, in file: String) -> ConflictRecord {
    ConflictRecord(
      scene: scene, file: file, line: line, profile: profile,
      members: members.map { .init(rule: $0.text, line: $0.line) })
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
    Column(
      "recordedAgainst",
      "Views that differ and are recorded against constraints of their own file.",
      from: \.recordedAgainst)
  }
}
