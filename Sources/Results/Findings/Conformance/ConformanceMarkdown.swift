import DesignModel
import Notation

extension ConformancePage {
  /// What it comes to, a heading and a table for each task, and what all rest on.
  public var markdown: String {
    let parts = ["# Conformance of \(title.escapedAsMarkdownText)", summary, overview, first]
    let rest = [facts, criteria, contrastTable]
    return (parts + tasks.map(section) + rest).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The criteria with how many tasks pass and fail each; empty for one task.
  private var overview: String {
    if tallies.isEmpty { return "" }
    let rows = tallies.map { tally in
      [tally.criterion.name] + tally.criterion.cellsOfClauses + [
        tally.verdicts.counts, tally.wordsOfFailing,
      ]
    }
    return "## By criterion\n\n"
      + Self.table(["criterion"] + Criterion.editions + ["on \(countedTasks)", "failed by"], rows)
  }

  private var first: String {
    if faults.isEmpty { return "" }
    let items = faults.prefix(Self.firstFaults).enumerated().map { place, fault in
      "\(place + 1). \(words(of: fault).escapedAsMarkdownText)"
    }
    return "## \(headOfFaults)\n\n" + items.joined(separator: "\n")
  }

  private func section(_ task: Task) -> String {
    let places = task.places.isEmpty ? "" : "; imported from \(task.places.joined(separator: ", "))"
    let rows = task.verdicts.map { verdict in
      [verdict.criterion.name] + verdict.criterion.cellsOfClauses
        + [verdict.outcome.rawValue, verdict.cellOfProfiles] + [Self.cell(points(of: verdict))]
    }
    let head =
      "## \(task.name.escapedAsMarkdownText)\n\n" + (task.counts + places).escapedAsMarkdownText + "\n\n"
    return head
      + Self.table(
        ["criterion"] + Criterion.editions + ["verdict", "profiles", "why"], rows, isEscaped: true)
  }

  private static func cell(_ sentences: [String]) -> String {
    sentences.isEmpty
      ? "nothing fails it" : sentences.map(\.escapedAsMarkdownText).joined(separator: "<br>")
  }

  /// A table of cells, which are text unless they are escaped.
  private static func table(_ heads: [String], _ rows: [[String]], isEscaped: Bool = false) -> String {
    let lines = rows.map { isEscaped ? $0 : $0.map(\.escapedAsMarkdownText) }
    return ([heads, heads.map { _ in "---" }] + lines).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private var facts: String {
    let rows = basis.facts().map { [$0.name, $0.sentence] }
    let granted = ConformanceBasis.assumptions.map { "- \($0)" }
    return "## What this rests on\n\n" + Self.table(["fact", "is"], rows) + "\n\n"
      + granted.joined(separator: "\n")
  }

  private var criteria: String {
    (["## What was asked", ""] + Criterion.all.map { "- \($0.name): \($0.asks)" }).joined(separator: "\n")
  }

  private var contrastTable: String {
    if contrasts.isEmpty { return "" }
    return "## Contrasts of texts\n\n" + Self.table(ContrastRecord.heads, contrasts.map(\.cells))
  }
}
