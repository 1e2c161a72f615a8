import DesignModel
import Notation

extension ConformancePage {
  private static let shown = 3

  /// A line for each verdict and what fails it, and what all rest on.
  public var text: String { (tasks.flatMap(lines) + basisLines).joined(separator: "\n") }

  private func lines(of task: Task) -> [String] {
    ["\(task.name): \(task.counts)\(task.places.isEmpty ? "" : " (\(task.places.joined(separator: ", ")))")"]
      + task.verdicts.flatMap { verdict in
        let head = "  \(verdict.criterion.name): \(verdict.outcome.rawValue)"
        switch verdict.outcome {
        case .passed: return ["\(head) on \(counted(verdict.profiles, "profile"))"]
        case .notJudged, .notApplicable: return ["\(head): \(reasons(verdict))"]
        case .failed: return ["\(head)"] + sentences(of: verdict).map { "    \($0)" }
        }
      }
  }

  /// The same, each line with its own subject.
  public var plainText: String {
    let lines = tasks.flatMap { task in
      task.verdicts.flatMap { verdict in
        let head = "\(task.name): \(verdict.criterion.name): \(verdict.outcome.rawValue)"
        switch verdict.outcome {
        case .passed: return ["\(head) on \(counted(verdict.profiles, "profile"))"]
        case .notJudged, .notApplicable: return ["\(head): \(reasons(verdict))"]
        case .failed: return sentences(of: verdict).map { "\(head): \($0)" }
        }
      }
    }
    return (lines + basisLines).joined(separator: "\n")
  }

  private func reasons(_ verdict: CriterionVerdict) -> String {
    let rest = verdict.reasons.count - Self.shown
    return verdict.reasons.prefix(Self.shown).joined(separator: "; ")
      + (rest > 0 ? "; and \(counted(rest, "more reason"))" : "")
  }

  private func sentences(of verdict: CriterionVerdict) -> [String] {
    let rest = verdict.findings.count - Self.shown
    return verdict.findings.prefix(Self.shown).map(sentence)
      + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// What is wrong, where, and the place in the file.
  func sentence(_ found: (screen: Screen, group: FindingGroup)) -> String {
    let place = files.words(of: found.group.finding, on: found.screen).map { "\($0): " } ?? ""
    return "\(place)\(found.group.sentence(on: found.screen)) (\(found.group.id))"
  }

  private var basisLines: [String] {
    basis.facts().map { "\($0.name): \($0.sentence)" }
  }
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
