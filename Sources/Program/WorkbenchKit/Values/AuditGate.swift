import Auditing
import CommandGrammar
import DesignModel

/// Which findings make an audit fail.
enum FailOn: String, CaseIterable, ArgumentValue {
  /// Findings that are at least as severe.
  case error, warning, note
  /// Findings that a baseline doesn't have.
  case new
  /// None.
  case never
}

/// What an audit in continuous integration compares with, and what it stops at.
struct AuditGate: GroupedParameters {
  @Parameter(
    option: "The revision whose findings are known: only others are reported, and fail.",
    value: "revision", completion: .revision)
  var baseline: String?
  @Parameter(
    option:
      "What makes the exit code 1: findings of that severity or above, new ones, or never; any if not given.")
  var failOn: FailOn?
  @Parameter(flag: "List accepted findings, too.", name: "showSuppressed") var showsSuppressed: Bool
  @Parameter(flag: "List notes, too: what is so, and nobody need act on.", name: "notes") var showsNotes: Bool
  @Parameter(
    flag: "List every finding by itself, with the profile where it is at its worst.", name: "details")
  var showsDetails: Bool

  init() {}

  func check() throws(ArgumentFault) {
    if failOn == .new, baseline == nil {
      throw ArgumentFault("--fail-on new needs findings to compare with; name a revision with --baseline")
    }
  }

  /// True if a finding that is reported, and new where there is a baseline, makes the audit fail.
  func stops(at finding: Finding) -> Bool {
    switch failOn {
    case .never: false
    case .error: finding.severity >= .error
    case .warning: finding.severity >= .warning
    case .note, .new, nil: true
    }
  }
}
