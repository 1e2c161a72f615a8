import DesignModel
import InterfaceBuilder
public import Notation

extension CheckedFile {
  /// One object for each view with a recorded frame, each conflict, and a refusal if there is one.
  public var records: [JSON] {
    switch outcome {
    case .refused(let reason, let isForeign):
      [
        [
          "type": "refusal", "file": .string(path), "reason": .string(reason),
          "otherPlatform": .bool(isForeign),
        ]
      ]
    case .checked(let scenes):
      scenes.flatMap { scene in
        scene.views.map { viewRecord($0, scene) } + scene.placed.map { placedRecord($0, scene) }
          + scene.conflicts.map { conflictRecord($0, scene) }
          + scene.findings.map { findingRecord($0, scene) }
      }
    }
  }

  /// One object for each thing that was not understood.
  public var noteRecords: [JSON] {
    scenes.flatMap { scene in
      scene.notes.map { note in
        [
          "type": "note", "file": .string(path), "screen": .string(scene.rootID.text),
          "line": .integer(note.line), "text": .string(note.text),
        ]
      }
    }
  }

  private func viewRecord(_ view: CheckedView, _ scene: CheckedScene) -> JSON {
    [
      "type": "view", "file": .string(path), "screen": .string(scene.rootID.text),
      "id": .string(view.canvas.id.text), "name": .string(view.name), "class": .string(view.canvas.className),
      "line": .integer(view.canvas.line), "recorded": view.recorded.json, "solved": view.solved.json,
      "matches": .bool(view.matches), "seeded": .bool(view.canvas.isSeeded),
      "given": .bool(view.canvas.isGiven),
      "misplaced": .bool(view.canvas.isMisplaced), "ambiguous": .bool(view.canvas.isAmbiguous),
      "savedMisplaced": .bool(view.canvas.isSavedMisplaced),
      "savedAmbiguous": .bool(view.canvas.isSavedAmbiguous),
      "openAspects": .array(view.openAspects.map { .string($0.rawValue) }),
      "open": .bool(view.isOpen), "hiddenInStack": .bool(view.canvas.isLeftOut),
    ]
  }

  private func placedRecord(_ view: PlacedView, _ scene: CheckedScene) -> JSON {
    var members: [String: JSON] = [
      "type": "view", "file": .string(path), "screen": .string(scene.rootID.text),
      "profile": .string(view.profile), "id": .string(view.id.text), "name": .string(view.name),
      "solved": view.frame.json,
    ]
    if let line = view.line { members["line"] = .integer(line) }
    return .object(members)
  }

  private func findingRecord(_ finding: ProfileFinding, _ scene: CheckedScene) -> JSON {
    var members: [String: JSON] = [
      "type": "finding", "file": .string(path), "screen": .string(scene.rootID.text),
      "profile": .string(finding.profile), "rule": .string(finding.rule.rawValue),
      "view": .string(finding.view), "message": .string(finding.message),
    ]
    if let line = finding.line { members["line"] = .integer(line) }
    return .object(members)
  }

  private func conflictRecord(_ conflict: CheckedConflict, _ scene: CheckedScene) -> JSON {
    var members: [String: JSON] = [
      "type": "conflict", "file": .string(path), "screen": .string(scene.rootID.text),
      "members": .array(conflict.members.map { .string($0.text) }),
    ]
    if let profile = conflict.profile { members["profile"] = .string(profile) }
    if let line = conflict.line { members["line"] = .integer(line) }
    return .object(members)
  }
}

extension CheckTally {
  /// The last object of a check.
  public var record: JSON {
    [
      "type": "summary", "files": .integer(files), "refused": .integer(refused), "screens": .integer(screens),
      "views": .integer(views), "matching": .integer(matching), "seeded": .integer(seeded),
      "conflicts": .integer(conflicts), "notes": .integer(notes), "misplaced": .integer(misplaced),
      "ambiguous": .integer(ambiguous),
      "findings": .integer(findings),
    ]
  }
}
