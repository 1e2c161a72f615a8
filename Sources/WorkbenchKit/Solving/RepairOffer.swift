import Auditing
import CommandGrammar
import Notation

/// A repair that was tried on all profiles: it removes a finding and makes nothing worse.
struct RepairOffer {
  /// What is done, in words.
  let title: String
  /// The commands that do it.
  let edits: [Invocation]
  /// On how many profiles it was tried.
  let profiles: Int
  /// On how many of them the frame of some view changes.
  let moved: Int
  /// On how many of these nothing was found before.
  let movedClean: Int
  /// How many findings there were, and how many of them are gone.
  let before, removed: Int

  /// The commands as a person would type them.
  var lines: [String] {
    edits.map { "\(Workbench.table.program.name) \((try? Workbench.table.shellLine(for: $0)) ?? $0.command)" }
  }

  /// What else becomes of the screen, as `removes 3 of 4 findings; frames change on 12 of 96 profiles, 2 of them without findings`.
  var effect: String {
    let findings = "removes \(removed) of \(counted(before, "finding"))"
    if moved == 0 { return "\(findings); no frame changes" }
    let place = movedClean == 0 ? "all of them with findings" : "\(movedClean) of them without findings"
    return "\(findings); frames change on \(moved) of \(counted(profiles, "profile")), \(place)"
  }

  /// What programs are told; `batch` makes the repair of a record that has a type `patch`.
  var record: JSON {
    [
      "title": .string(title), "commands": .array(lines.map { .string($0) }),
      "edits": .array(edits.map(\.json)), "total": .integer(profiles), "moved": .integer(moved),
      "movedClean": .integer(movedClean), "removed": .integer(removed),
    ]
  }

  /// The repair of a finding as a record that `batch` makes.
  func patch(of group: FindingGroup, isApplied: Bool) -> JSON {
    var members = record.members ?? [:]
    members["type"] = "patch"
    members["finding"] = .string(group.id)
    members["applied"] = .bool(isApplied)
    return .object(members)
  }

  /// The commands as a batch runs them, as one step of undo.
  func batch() throws -> [BatchLine] {
    try zip(edits, lines).enumerated().map { place, step in
      let command = try Workbench.table.entry(named: step.0.command).prepare(step.0.arguments).command
      guard let edit = command as? any Edit else { throw BatchRefusal(command: step.0.command) }
      return BatchLine(number: place + 1, text: step.1, edit: edit)
    }
  }
}
