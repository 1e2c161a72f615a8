import DesignModel
import InterfaceBuilder
import Notation

/// The counts of a check over all of its files.
public struct CheckTally {
  /// Files read, refused ones included.
  private(set) var files = 0
  /// Files that are no readable documents for iOS.
  private(set) var refused = 0
  /// Those of them that are sound, but another platform's.
  private(set) var foreign = 0
  /// Root views.
  private(set) var screens = 0
  /// Views whose recorded frame says what Auto Layout makes of the constraints.
  private(set) var views = 0
  /// Those of them whose solved frame is the recorded one.
  private(set) var matching = 0
  /// Those of `views` whose size was seeded.
  private(set) var seeded = 0
  /// Those of them by the reason.
  private(set) var seeds = SeedTally()
  /// Those of `views` that differ, and that the file records against constraints of its own.
  private(set) var recordedAgainst = 0
  /// Sets of constraints that contradict themselves.
  private(set) var conflicts = 0
  /// Views that Xcode saved as misplaced.
  private(set) var misplaced = 0
  /// Views that Xcode saved as ambiguous.
  private(set) var ambiguous = 0
  /// What is wrong on other profiles than the files' own canvas, conflicts left out.
  private(set) var findings = 0
  /// What was not understood.
  private(set) var notes = 0

  /// No files yet.
  public init() {}

  /// Counts a file in.
  public mutating func add(_ file: CheckedFile) {
    files += 1
    if case .refused(_, let isForeign) = file.outcome {
      refused += 1
      if isForeign { foreign += 1 }
    }
    for scene in file.scenes {
      screens += 1
      let telling = scene.views.filter(\.canvas.isTelling)
      views += telling.count
      matching += telling.count(where: \.matches)
      seeded += telling.count(where: \.canvas.isSeeded)
      for view in telling { seeds.add(view.canvas) }
      recordedAgainst += telling.count(where: \.isRecordedAgainst)
      misplaced += scene.views.count(where: \.canvas.isSavedMisplaced)
      ambiguous += scene.views.count(where: \.canvas.isSavedAmbiguous)
      conflicts += scene.conflicts.count
      findings += scene.findings.count
      notes += scene.notes.count
    }
  }

  /// True if what was found makes the check fail.
  public func fails(on failOn: CheckGate) -> Bool {
    let hasErrors = conflicts > 0 || refused > foreign || misplaced > 0 || ambiguous > 0
    let hasWarnings = matching < views || findings > 0
    return hasErrors && failOn.stops(at: .error) || hasWarnings && failOn.stops(at: .warning)
  }

  /// The whole in one or two lines.
  public func text(tolerance: Double, profiles: Int) -> String {
    let share = views == 0 ? 100 : Double(matching) * 100 / Double(views)
    var parts = [
      profiles == 0
        ? "\(matching) of \(counted(views, "view")) within \(tolerance.shown) pt of the recorded frames "
          + "(\(share.shown) %)"
        : "solved on \(counted(profiles, "profile")) that the files don't record, so no frames were compared",
      counted(screens, "screen"), counted(files, "file"),
    ]
    if recordedAgainst > 0 {
      let differing = counted(views - matching, "difference")
      parts.append("\(recordedAgainst) of \(differing) recorded against the file's own constraints")
    }
    if misplaced > 0 { parts.append("\(misplaced) saved as misplaced") }
    if ambiguous > 0 { parts.append("\(ambiguous) saved as ambiguous") }
    if findings > 0 { parts.append(counted(findings, "finding")) }
    if seeded > 0 {
      let kinds = seeds.counts.map(\.text).joined(separator: ", ")
      parts.append("\(seeded) with a seeded size (\(kinds))")
    }
    if conflicts > 0 { parts.append(counted(conflicts, "conflict")) }
    if refused > 0 { parts.append("\(refused) refused") }
    if notes > 0 { parts.append("\(counted(notes, "thing")) not understood (--report lists them)") }
    return parts.joined(separator: ", ")
  }
}
