import Auditing
import Conditions
import DesignModel
import Notation

/// Whether screens are sound, in one sentence.
public struct CheckVerdict {
  private let audits: [ScreenAudit]
  private let comparison: FindingComparison?
  private let failing: [AssertionVerdict]

  /// What an audit found, what of it is new where there is a baseline, and what became of the assertions.
  public init(_ audits: [ScreenAudit], since comparison: FindingComparison?, _ verdicts: [AssertionVerdict]) {
    (self.audits, self.comparison) = (audits, comparison)
    failing = verdicts.filter { !$0.holds }
  }

  /// `3 errors (2 new) and 1 failing assertion, on 412 of 6912 profiles of 1 screen`; `sound: nothing found on …`; where
  /// the team named targets, `3 errors, on 2 of 96 target profiles, 412 of 6912 in all, of 1 screen`.
  ///
  /// A screen on which nobody reads or uses anything is never sound, nor is one of which its import lost something.
  public var sentence: String { verdict + spoken + sketches }

  /// `, in ar, de and the design's own texts`; empty where there is one language alone.
  private var spoken: String {
    let languages = LanguageList(audits.flatMap(\.languages.locales))
    if languages.isOwnAlone { return "" }
    return ", in \(enumerated(languages.names))"
  }

  /// What is wrong, counted.
  private var parts: [String] { Severity.allCases.compactMap(found) + asserted }

  private var verdict: String {
    let parts = parts
    if parts.isEmpty { return soundness }
    let screens = "of \(counted(audits.count, "screen"))"
    let (profiles, targets) = (profiles, targets)
    let list =
      parts.count > 1 ? parts.dropLast().joined(separator: ", ") + " and \(parts[parts.count - 1])" : parts[0]
    if targets.total == 0 {
      return "\(list)\(beside), on \(profiles.affected) of \(counted(profiles.total, "profile")) \(screens)"
    }
    return "\(list)\(beside), on \(targets.affected) of \(counted(targets.total, "target profile")), "
      + "\(profiles.affected) of \(profiles.total) in all, \(screens)"
  }

  /// What is said where nothing was found.
  private var soundness: String {
    let judged = audits.filter { !$0.screen.showsNothing }
    if judged.isEmpty, !audits.isEmpty {
      return "\(audits.nothingFound) on \(counted(audits.count, "screen"))"
    }
    let found = judged.nothingFound + (accepted.map { " but \($0)," } ?? "")
    let profiles = judged.reduce(0) { $0 + $1.profiles }
    let rest = audits.count - judged.count
    let whole = judged.contains { $0.screen.sketch == nil } || judged.isEmpty
    let word = whole ? "sound" : judged.count == 1 ? "sketch: \(judged[0].screen.sketch ?? "")" : "sketches"
    return
      "\(word)\(whole || judged.count > 1 ? ":" : ";") \(found) on \(counted(profiles, "profile")) of \(counted(judged.count, "screen"))"
      + (rest == 0 ? "" : "; nothing to judge on \(rest) more")
  }

  /// `; sketch: 12 of 19 layout statements are missing`, `; 3 screens are sketches`; empty where all are whole.
  private var sketches: String {
    let sketches = audits.compactMap(\.screen.sketch)
    if sketches.isEmpty { return "" }
    if audits.count == 1 { return parts.isEmpty ? "" : "; sketch: \(sketches[0])" }
    return "; \(counted(sketches.count, "screen")) \(sketches.count == 1 ? "is a sketch" : "are sketches")"
  }

  /// `12 accepted findings`; nil for none.
  private var accepted: String? {
    let count = audits.reduce(0) { $0 + $1.accepted.count }
    return count == 0 ? nil : counted(count, "accepted finding")
  }

  private var beside: String { accepted.map { ", beside \($0)" } ?? "" }

  private func found(_ severity: Severity) -> String? {
    let count = audits.reduce(0) { $0 + $1.groups.count { $0.finding.severity == severity } }
    if count == 0 { return nil }
    let new = comparison.map { changes in
      changes.changes.count { $0.isRegression && $0.group.finding.severity == severity }
    }
    let words = counted(count, severity.rawValue)
    return words + (new.map { $0 == 0 ? " (none new)" : " (\($0) new)" } ?? "")
  }

  private var asserted: [String] { failing.isEmpty ? [] : [counted(failing.count, "failing assertion")] }

  /// On how many profiles anything is wrong; a fault of the design is on all.
  private var profiles: (affected: Int, total: Int) {
    audits.reduce(into: (0, 0)) { sum, audit in
      sum.0 += affected(audit).map { min($0.count, audit.profiles) } ?? audit.profiles
      sum.1 += audit.profiles
    }
  }

  /// The same of those on targets.
  private var targets: (affected: Int, total: Int) {
    audits.reduce(into: (0, 0)) { sum, audit in
      sum.0 += affected(audit).map { $0.intersection(audit.targets).count } ?? audit.targets.count
      sum.1 += audit.targets.count
    }
  }

  /// The profiles on which anything is wrong with a screen; nil for all.
  private func affected(_ audit: ScreenAudit) -> Set<String>? {
    if audit.groups.contains(where: { $0.profiles == nil }) { return nil }
    let own = failing.filter { $0.screen.id == audit.screen.id }
    let names = audit.groups.compactMap(\.profiles) + own.compactMap { $0.failure?.profiles }
    return names.reduce(into: Set<String>()) { $0.formUnion($1.names) }
  }
}
