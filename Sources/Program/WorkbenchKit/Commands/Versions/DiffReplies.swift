import CommandGrammar
import Comparison
import DesignModel
import Findings
import History
import Notation
import SceneExchange
import Storage

/// What was found to be different, as far as it was asked for.
struct FoundDifference {
  let designs: TouchedDesigns
  let changes: ChangeList?
  var design: DesignDifference?
  var layout: LayoutReport?
  var findings: [FindingChange]?
  /// The files that could not be compared.
  var refused: [RefusedFile] = []

  init(designs: TouchedDesigns, changes: ChangeList?) { (self.designs, self.changes) = (designs, changes) }

  var isEmpty: Bool {
    design?.isEmpty != false && layout?.isEmpty != false && changedFindings.isEmpty
  }

  var changedFindings: [FindingChange] { (findings ?? []).filter { $0.status != .same } }

  /// What the exit code says of it.
  var outcome: Reply.Outcome {
    refused.contains { !$0.isOfOtherPlatform } ? .refused : isEmpty ? .done : .findings
  }

  /// What is said of it, of the files that were left out at the end.
  func sections(withDetails details: Bool, _ files: FilePaths) -> [DiffSection] {
    let answer = DiffAnswer(
      design: design, layout: layout, findings: findings, details: details, files: files)
    let left = DiffSection(title: "Not compared", items: refused.map { DiffSection.Item($0.sentence) })
    return (isEmpty ? [] : answer.sections) + (refused.isEmpty ? [] : [left])
  }
}

extension Diff {
  /// What a difference is in the form that was asked for.
  func reply(_ difference: FoundDifference, isMarkdown: Bool, _ files: FilePaths) -> Reply {
    if nameOnly { return named(difference) }
    if stat { return summary(of: difference) }
    let records =
      (difference.changes?.records ?? []) + (difference.layout?.records ?? [])
      + difference.changedFindings.map(\.record) + difference.refused.map(\.record)
    let sections = difference.sections(withDetails: details, files)
    if isMarkdown, !sections.isEmpty {
      return .document(
        sections.map(\.markdown).joined(separator: "\n\n"), outcome: difference.outcome)
    }
    let parts = (difference.isEmpty ? ["no differences"] : []) + sections.map(\.text)
    return Reply(
      parts.joined(separator: "\n\n"), list: records, outcome: difference.outcome, styles: LineStyles.all)
  }

  private func summary(of difference: FoundDifference) -> Reply {
    var summary = DifferenceSummary(
      difference.design ?? DesignDifference(from: Design(), to: Design()), layout: difference.layout)
    let counts = difference.findings?.counts.map { [" findings: \($0)"] } ?? []
    summary.findings = difference.findings?.figures
    return Reply(
      (summary.lines + counts).joined(separator: "\n"), record: summary.record, outcome: difference.outcome)
  }

  private func named(_ difference: FoundDifference) -> Reply {
    let screens = difference.designs.changedScreens
    return Reply(
      screens.map(\.name).joined(separator: "\n"), list: screens.map(\.record), outcome: difference.outcome)
  }
}
