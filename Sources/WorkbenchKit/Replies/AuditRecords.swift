import Auditing
import Comparison
import DesignModel
import Notation

extension ScreenAudit {
  static let columns = [
    "screen", "rule", "severity", "view", "constraint", "message", "profiles", "total", "where",
  ]

  /// One object for each finding.
  var records: [JSON] { groups.map(record) }

  private func record(of group: FindingGroup) -> JSON {
    let finding = group.finding
    var members: [String: JSON] = [
      "type": "finding", "screen": .string(screen.name), "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "view": finding.view.map { .string(screen.name(of: $0)) } ?? .null,
      "constraint": finding.constraint.map { .string($0.text) } ?? .null,
      "related": .array(finding.related.map { .string(screen.name(of: $0)) }),
      "message": .string(finding.message), "measured": finding.measured.map(\.exactJSON) ?? .null,
      "required": finding.required.map(\.exactJSON) ?? .null, "profiles": .null, "total": .integer(profiles),
      "where": .null, "condition": .null, "worst": .null,
    ]
    if let affected = group.profiles, let worst = group.worst {
      members["profiles"] = .integer(affected.count)
      members["where"] = place(of: affected).map { .string($0) } ?? .null
      members["condition"] = affected.condition?.json ?? .null
      members["worst"] = .string(worst)
    }
    return .object(members)
  }

  /// The profiles in words; nil if there are no short ones.
  private func place(of affected: AffectedProfiles) -> String? {
    affected.count == affected.total ? "everywhere" : affected.condition?.words
  }

  /// What one rule found on the same profiles stands together: a line that says where, and one for each view.
  fileprivate var lines: [String] {
    let head =
      groups.isEmpty
      ? "nothing found on \(counted(profiles, "profile"))"
      : "\(counted(groups.count, "finding")) on \(counted(profiles, "profile"))"
    return ["\(screen.name): \(head)"] + bundles.flatMap(lines)
  }

  /// Neighbouring findings of one rule, severity and set of profiles.
  private var bundles: [[FindingGroup]] {
    groups.reduce(into: []) { bundles, group in
      if let last = bundles.last?.last, last.finding.rule == group.finding.rule,
        last.finding.severity == group.finding.severity, last.profiles == group.profiles
      {
        bundles[bundles.count - 1].append(group)
      } else {
        bundles.append([group])
      }
    }
  }

  private func lines(of bundle: [FindingGroup]) -> [String] {
    let first = bundle[0]
    var subjects: [String] = []
    for group in bundle where subjects.last != subject(of: group.finding) {
      subjects.append(subject(of: group.finding))
    }
    let head = "  \(first.finding.severity.rawValue)  \(first.finding.rule)  \(enumerated(subjects))"
    let affected = first.profiles.flatMap { $0.total == 1 ? nil : $0 }
    return ["\(head)\(affected.map { "  \($0.words)" } ?? "")"]
      + bundle.map { group in
        guard let affected, let worst = group.worst else { return "    \(group.finding.message)" }
        return "    \(affected.count == 1 ? "" : "worst ")on \(worst): \(group.finding.message)"
      }
  }

  /// The name of what a finding is about.
  func subject(of finding: Finding) -> String {
    finding.view.map { screen.name(of: $0) } ?? finding.constraint?.text ?? "root"
  }
}

extension [ScreenAudit] {
  /// A paragraph for each screen.
  var text: String { map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n") }
}

extension RuleCard {
  /// What programs are told of a rule.
  var record: JSON {
    [
      "type": "rule", "rule": .string(name), "severity": .string(severity.rawValue),
      "summary": .string(summary), "why": .string(why), "fix": .string(fix), "bad": .string(bad),
      "good": .string(good),
    ]
  }

  /// What people are told of a rule.
  var text: String {
    """
    \(name) (\(severity.rawValue)): \(summary)

    Why: \(why)

    Fix: \(fix)

    With the fault:
    \(indented(bad))

    Without it:
    \(indented(good))
    """
  }

  private func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
