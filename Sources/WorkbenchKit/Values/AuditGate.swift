import Auditing
import CommandGrammar
import DesignModel
import Notation

/// Which findings make an audit fail.
enum FailOn: String, CaseIterable, ArgumentValue {
  /// Findings that are at least as grave.
  case error, warning, note
  /// Findings that a baseline doesn't have.
  case new
  /// None.
  case never
}

/// What an audit in continuous integration compares with, and what it stops at.
struct AuditGate: GroupedParameters {
  /// The revision whose findings are known; nil for none.
  let baseline: String?
  /// Nil for any finding.
  let failOn: FailOn?
  /// Whether accepted findings are listed too.
  let showsSuppressed: Bool

  static let parameters: [ParameterSpec] = [
    .option(
      "baseline", String.self, "The revision whose findings are known: only others are reported, and fail.",
      value: "revision", completion: .revision),
    .option(
      "failOn", FailOn.self,
      "What makes the exit code 1: findings this grave or graver, new ones, or never; any if "
        + "not given."),
    .flag("showSuppressed", "List accepted findings, too."),
  ]

  init(arguments: [String: JSON]) throws(ArgumentFault) {
    baseline = if let json = arguments["baseline"] { try String(json: json) } else { nil }
    failOn = if let json = arguments["failOn"] { try FailOn(json: json) } else { nil }
    showsSuppressed = arguments["showSuppressed"] == true
    if failOn == .new, baseline == nil {
      throw ArgumentFault("--fail-on new needs findings to compare with; name a revision with --baseline")
    }
  }

  var arguments: [String: JSON] {
    var arguments: [String: JSON] = [:]
    if let baseline { arguments["baseline"] = .string(baseline) }
    if let failOn { arguments["failOn"] = failOn.json }
    if showsSuppressed { arguments["showSuppressed"] = true }
    return arguments
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
