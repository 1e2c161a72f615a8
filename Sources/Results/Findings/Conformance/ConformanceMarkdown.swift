import DesignModel
import Notation

extension ConformancePage {
  /// A heading and a table for each task, and what all rest on.
  public var markdown: String {
    let parts = ["# Conformance", summary] + tasks.map(section) + [facts, criteria]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func section(_ task: Task) -> String {
    let places = task.places.map(\.escapedAsMarkdownText).joined(separator: ", ")
    let head = [
      "## \(task.name.escapedAsMarkdownText)", "", task.counts + (places.isEmpty ? "" : "; \(places)"), "",
    ]
    let table = [
      "| criterion | EN 301 549 V3.2.1 | EN 301 549 V4.1.1 | verdict | why |", "|---|---|---|---|---|",
    ]
    let rows = task.verdicts.map { verdict in
      let why = (verdict.outcome == .failed ? verdict.findings.map(sentence) : verdict.reasons)
        .map(\.escapedAsMarkdownText).joined(separator: "<br>")
      let asked = verdict.outcome == .passed ? "asked on \(counted(verdict.profiles, "profile"))" : why
      return
        "| \(verdict.criterion.name) | \(verdict.criterion.cellsOfClauses.joined(separator: " | ")) | \(verdict.outcome.rawValue) | \(asked) |"
    }
    return (head + table + rows).joined(separator: "\n")
  }

  private var facts: String {
    let rows = basis.facts().map { "| \($0.name) | \($0.sentence.escapedAsMarkdownText) |" }
    let granted = ConformanceBasis.assumptions.map { "- \($0)" }
    return (["## What this rests on", "", "| what | |", "|---|---|"] + rows + [""] + granted).joined(
      separator: "\n")
  }

  private var criteria: String {
    (["## What was asked", ""] + Criterion.all.map { "- \($0.name): \($0.asks)" }).joined(separator: "\n")
  }
}
