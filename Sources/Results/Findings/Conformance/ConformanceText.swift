import DesignModel
import Notation

/// The page for a terminal, which shortens lists and says how to see the rest, and for a pipe, which shortens nothing.
extension ConformancePage {
  private static let shown = 3
  private static let namedDevices = 4

  /// How many verdicts there are of each outcome, each verdict with what fails it, and what all rest on.
  public var text: String {
    let head = tallies.isEmpty ? [] : [summary] + tallies.map { "  \(words(of: $0))" }
    let first = tallies.isEmpty ? [] : faults.prefix(Self.firstFaults).map { "mend first: \(words(of: $0))" }
    let facts = basis.facts(naming: Self.namedDevices, namesStore: false).map { "\($0.name): \($0.sentence)" }
    return (head + first + tasks.flatMap(lines) + facts + [Self.more]).joined(separator: "\n")
  }

  private static let more =
    "left out here: what criteria ask and where EN 301 549 has them, what is taken for granted, contrasts, and what is "
    + "only counted; a pipe and a page (-o page.html, page.md or page.json) have all of it"

  private func lines(of task: Task) -> [String] {
    ["\(task.name): \(task.counts)\(task.places.isEmpty ? "" : " (\(task.places.joined(separator: ", ")))")"]
      + task.verdicts.flatMap { verdict in
        let head = "  \(verdict.criterion.name): \(verdict.words(ofScreens: task.screens.count))"
        let sentences = points(of: verdict)
        if sentences.count == 1, verdict.outcome != .failed { return ["\(head): \(sentences[0])"] }
        let rest = sentences.count - Self.shown
        return [head] + sentences.prefix(Self.shown).map { "    \($0)" }
          + (rest > 0 ? ["    and \(rest) more"] : [])
      }
  }

  /// The whole page, each line with its own subject.
  public var plainText: String {
    let head = tallies.isEmpty ? [] : [summary] + tallies.map(words)
    let first = tallies.isEmpty ? [] : faults.prefix(Self.firstFaults).map { "mend first: \(words(of: $0))" }
    let facts = basis.facts().map { "\($0.name): \($0.sentence)" }
    let asked = Criterion.all.map { "\($0.name): \($0.wordsOfClauses); asked: \($0.asks)" }
    let granted = ConformanceBasis.assumptions.map { "taken for granted: \($0)" }
    return (head + first + tasks.flatMap(plainLines) + contrasts.map(\.sentence) + facts + asked + granted)
      .joined(separator: "\n")
  }

  private func plainLines(of task: Task) -> [String] {
    ["\(task.name): \(task.counts)"] + task.places.map { "\(task.name): imported from \($0)" }
      + task.verdicts.flatMap { verdict in
        let head = "\(task.name): \(verdict.criterion.name): \(verdict.words(ofScreens: task.screens.count))"
        let sentences = points(of: verdict)
        return sentences.isEmpty ? [head] : sentences.map { "\(head): \($0)" }
      }
  }

  private func words(of tally: Tally) -> String {
    let failing =
      tally.failing.isEmpty
      ? "" : "; \(enumerated(tally.failing)) \(tally.failing.count == 1 ? "fails" : "fail")"
    return "\(tally.criterion.name) on \(countedTasks): \(tally.verdicts.counts)\(failing)"
  }
}
