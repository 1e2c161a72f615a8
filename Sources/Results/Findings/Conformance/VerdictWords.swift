import Auditing
import DesignModel
import Notation

/// What every form of a page says of a verdict.
extension ConformancePage {
  /// What fails a criterion and what isn't judged, or why it doesn't apply: a sentence each; none of one that passed.
  func points(of verdict: CriterionVerdict) -> [String] {
    let isFailed = verdict.outcome == .failed
    return verdict.findings.map { sentence(on: $0.group, of: $0.screen) }
      + verdict.reasons.map { isFailed ? "also not judged: \($0)" : $0 }
  }

  /// `Main.storyboard:41: note shows 6 of 13 characters; on all 24 profiles (truncated-text, 20dbba1c)`: where it is in a file,
  /// what is wrong, on which profiles, in which parts, what follows from it, the rule and the finding's short key.
  func sentence(on group: FindingGroup, of screen: Screen) -> String {
    let finding = group.finding
    let place = files.words(of: finding, on: screen).map { "\($0): " } ?? ""
    let parts = screen.unnamedParts(of: finding).map(\.words)
    let also = parts.isEmpty ? "" : "; also \(enumerated(parts))"
    let rest = finding.consequences.map { "; so \(screen.seenMessage(of: $0))" }.joined()
    return "\(place)\(group.sentence(on: screen))\(also)\(rest) (\(finding.rule), \(group.id))"
  }
}

extension CriterionVerdict {
  /// `passed (asked on 24 profiles)`; of several screens, the profiles of all of them, and how many of them are at AX5.
  func words(ofScreens screens: Int) -> String {
    if profiles == 0 { return outcome.rawValue }
    let places = counted(profiles, "profile") + (screens > 1 ? " of its screens" : "")
    return "\(outcome.rawValue) (asked on \(places)\(wordsOfLargest))"
  }

  /// The number of profiles as tables have it: `1664, 832 of them at AX5`.
  var cellOfProfiles: String { "\(profiles)\(wordsOfLargest)" }

  private var wordsOfLargest: String { largest > 0 ? ", \(largest) of them at AX5" : "" }
}

extension Criterion {
  /// `WCAG 2.2 1.4.3 Contrast (Minimum) (AA)`.
  var name: String {
    let number = id.first?.isNumber == true ? " \(id)" : ""
    let isKnownByClause = standard == .platform
    return "\(standard.rawValue)\(isKnownByClause ? " \(clause ?? "")" : number) \(title)"
      + (level.map { " (\($0))" } ?? "")
  }
}
