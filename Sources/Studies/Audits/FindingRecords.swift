public import Auditing
import Comparison
public import DesignModel
public import Notation

extension Screen {
  /// What programs are told of a finding of an audit on so many profiles.
  public func record(of group: FindingGroup, on profiles: Int) -> JSON {
    let finding = group.finding
    var members: [String: JSON] = [
      "type": "finding", "screen": .string(name), "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "view": finding.view.map { .string(self.name(of: $0)) } ?? .null,
      "constraint": finding.constraint.map { .string($0.text) } ?? .null,
      "related": .array(finding.related.map { .string(self.name(of: $0)) }),
      "message": .string(finding.message), "measured": finding.measured.map(\.exactJSON) ?? .null,
      "required": finding.required.map(\.exactJSON) ?? .null, "profiles": .null, "total": .integer(profiles),
      "where": .null, "condition": .null, "worst": .null, "id": .string(group.id), "key": .string(group.key),
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

  /// The view or constraint that a finding is about, as people name it.
  public func subject(of finding: Finding) -> String {
    finding.view.map { self.name(of: $0) } ?? finding.constraint?.text ?? "root"
  }
}

extension FindingGroup {
  /// What is wrong, and where: `words shows 10 of 13 characters; on 12 of 3456 profiles: landscape, worst on iphone-5/…`.
  public var sentence: String {
    guard let profiles, let worst, profiles.total > 1 else { return finding.message }
    if profiles.count == 1 { return "\(finding.message); on \(worst)" }
    // The numbers are those of the worst profile, so no other one is an example.
    let place =
      profiles.condition == nil ? "on \(profiles.count) of \(profiles.total) profiles" : profiles.words
    return "\(finding.message); \(place), worst on \(worst)"
  }

  /// The figures behind it; null where there are none.
  public var facts: [String: JSON] {
    [
      "id": .string(id), "profiles": profiles.map { .integer($0.count) } ?? .null,
      "total": profiles.map { .integer($0.total) } ?? .null,
      "where": profiles?.condition.map { .string($0.words) } ?? .null,
      "worst": worst.map { .string($0) } ?? .null,
      "measured": finding.measured.map(\.exactJSON) ?? .null,
      "required": finding.required.map(\.exactJSON) ?? .null,
    ]
  }
}
