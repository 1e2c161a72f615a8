import Auditing
import CommandGrammar
import Comparison
import Conditions
import DesignModel
import Findings
import Notation

extension ScreenAudit {
  static let columns = [
    "screen", "rule", "severity", "view", "constraint", "message", "profiles", "total", "where",
    "id",
  ]

  /// One object for each finding.
  var records: [JSON] {
    groups.map { group in
      var record = FindingRecord(group, on: screen, profiles: profiles, files: files)
      record.repair = offers.map { $0[group.key]?.printed }
      return record.record
    }
  }

  /// One object for each accepted finding, with what accepts it.
  var suppressedRecords: [JSON] {
    suppressed.map { accepted in
      var record = FindingRecord(accepted.group, on: screen, profiles: profiles, files: files)
      record.suppression = screen.record(of: accepted.suppression)
      return record.record
    }
  }

  /// What one rule found on the same profiles stands together: a line that says where, and one for each view.
  ///
  /// `label` stands in the place of the severity; of a bundle no more than `most` have a line of their own. With
  /// `namingAll` each view that shows a finding has one, too.
  func lines(
    of groups: [FindingGroup], label: String? = nil, most: Int = .max, namingAll: Bool = false
  ) -> [String] {
    var told: Set<[Invocation]> = []
    return bundles(of: groups).flatMap { bundle in
      lines(ofBundle: bundle, label: label, most: most, namingAll: namingAll, &told)
    }
  }

  /// Neighbouring findings of one rule, severity and set of profiles.
  private func bundles(of groups: [FindingGroup]) -> [[FindingGroup]] {
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

  private func lines(
    ofBundle bundle: [FindingGroup], label: String?, most: Int, namingAll: Bool,
    _ told: inout Set<[Invocation]>
  ) -> [String] {
    let first = bundle[0]
    var subjects: [String] = []
    for group in bundle where subjects.last != screen.seenSubject(of: group.finding) {
      subjects.append(screen.seenSubject(of: group.finding))
    }
    let more = subjects.count > most ? " and \(subjects.count - most) more" : ""
    let subject = more.isEmpty ? enumerated(subjects) : subjects.prefix(most).joined(separator: ", ") + more
    let head = "  \(label ?? first.finding.severity.rawValue)  \(first.finding.rule)  \(subject)"
    let affected = first.profiles.flatMap { $0.total == 1 ? nil : $0 }
    var lines = ["\(head)\(affected.map { "  \($0.wordsBesideWorst)" } ?? "")"]
    for (place, group) in bundle.prefix(most).enumerated() {
      lines.append(line(of: group, affected))
      if namingAll { lines += parts(of: group.finding).map { "      also \($0)" } }
      lines += consequences(of: group, most: most)
      lines += repairLines(of: group, before: bundle.dropFirst(place + 1).first, &told)
    }
    return lines + (bundle.count > most ? ["    and \(bundle.count - most) more"] : [])
  }

  /// The views that show a finding beside those that its message names, each with its place.
  func parts(of finding: Finding) -> [String] {
    screen.unnamedParts(of: finding).map { part, words in
      words + (files.words(of: part, on: screen).map { "  \($0)" } ?? "")
    }
  }

  /// What else is wrong because of a finding.
  private func consequences(of group: FindingGroup, most: Int) -> [String] {
    let all = group.finding.consequences.map { screen.seenMessage(of: $0) }
    return all.prefix(most).map { "      so \($0)" }
      + (all.count > most ? ["      and \(all.count - most) more"] : [])
  }

  private func line(of group: FindingGroup, _ affected: AffectedProfiles?) -> String {
    let message =
      "\(screen.seenMessageOnly(of: group.finding))\(place(of: group.finding))  [\(group.id)]"
    guard let affected, let worst = group.worst else { return "    \(message)" }
    return "    \(affected.count == 1 ? "" : "worst ")on \(worst): \(message)"
  }

  /// Where it stands in the file that the screen was imported from; empty for others.
  func place(of finding: Finding) -> String { files.words(of: finding, on: screen).map { "  \($0)" } ?? "" }

  /// The file that it stands in; nil for a screen that was not imported.
  func file(of finding: Finding) -> String? {
    files.place(of: finding.view ?? finding.constraint, in: screen)?.file
  }

  /// What repairs a finding: nothing where the next one says the same, and no commands that were said before.
  private func repairLines(
    of group: FindingGroup, before next: FindingGroup?, _ told: inout Set<[Invocation]>
  ) -> [String] {
    guard let offers else { return [] }
    let offer = offers[group.key]
    if let next, offers[next.key]?.edits == offer?.edits { return [] }
    guard let offer else { return ["      \(lackOfRepair(of: group))"] }
    guard told.insert(offer.edits).inserted else { return ["      repair: \(offer.title), as above"] }
    return ["      repair: \(offer.title)"] + offer.lines.map { "        \($0)" }
      + [offer.effect, offer.limit].compactMap(\.self).map { "      \($0)" }
  }
}
