import Auditing
import CommandGrammar
import Comparison
import DesignModel
import Findings
import Notation
import Reports

extension AuditReport {
  /// The answer, in one of the report's own forms or in the common ones.
  func reply(as format: ReportFormat?, in folder: String, _ gate: AuditGate) -> Reply {
    let outcome: Reply.Outcome = hasFailed ? .findings : .done
    if let format { return .document(document.rendered(as: format, from: folder), outcome: outcome) }
    return Reply(
      audits.map { lines(of: $0, gate).joined(separator: "\n") }.joined(separator: "\n\n"),
      list: records(gate),
      columns: ScreenAudit.columns, outcome: outcome, styles: LineStyles.all)
  }

  /// The verdict in a line, then findings and failing assertions, in one of the report's own forms or in the common ones.
  func checkReply(as format: ReportFormat?, in folder: String, _ gate: AuditGate) -> Reply {
    var reply = reply(as: format, in: folder, gate)
    if format != nil { return reply }
    let found = audits.filter { !$0.groups.isEmpty }.map { lines(of: $0, gate).joined(separator: "\n") }
    let asserted = verdicts.allSatisfy(\.holds) ? [] : [verdicts.text]
    let parts = [CheckVerdict(audits, since: comparison, verdicts).sentence] + found + asserted
    reply.text = parts.joined(separator: "\n\n")
    reply.records += verdicts.map(\.record)
    return reply
  }

  /// An object for each finding; with a baseline for each that is not as it was.
  private func records(_ gate: AuditGate) -> [JSON] {
    let findings =
      comparison.map { $0.told.map(\.record) } ?? audits.flatMap(\.records)
    return findings + (gate.showsSuppressed ? audits.flatMap(\.suppressedRecords) : [])
  }

  // MARK: Text

  private func lines(of audit: ScreenAudit, _ gate: AuditGate) -> [String] {
    let found = comparison.map { lines(of: audit, $0) } ?? audit.lines
    return found + (gate.showsSuppressed ? audit.suppressedLines : []) + (isWhole ? audit.unusedLines : [])
  }

  /// What is new, what is worse, and how much is fixed or as before.
  private func lines(of audit: ScreenAudit, _ comparison: FindingComparison) -> [String] {
    let changes = comparison.of(audit.screen.id).filter { $0.status != .suppressed }
    let head = changes.counts ?? "nothing found"
    return ["\(audit.screen.name): \(head) on \(counted(audit.profiles, "profile"))\(audit.suppressedCount)"]
      + audit.lines(of: changes.filter { $0.status == .new }.map(\.group))
      + changes.filter { $0.status == .worse }.flatMap { change in
        audit.lines(of: [change.group], label: "worse")
          + [change.formerly.map { "    before \($0)" }].compactMap(\.self)
      }
  }
}

extension ScreenAudit {
  /// How much was found, and all of it.
  var lines: [String] {
    let head = groups.isEmpty ? "nothing found" : counted(groups.count, "finding")
    return ["\(screen.name): \(head) on \(counted(profiles, "profile"))\(suppressedCount)"]
      + lines(of: groups)
  }

  /// `, 2 suppressed`; empty for none.
  fileprivate var suppressedCount: String { suppressed.isEmpty ? "" : ", \(suppressed.count) suppressed" }

  fileprivate var suppressedLines: [String] {
    suppressed.flatMap { accepted in
      lines(of: [accepted.group], label: "suppressed")
        + [
          "    accepted\(accepted.suppression.end) as \(accepted.suppression.id): \(accepted.suppression.reason)"
        ]
    }
  }

  fileprivate var unusedLines: [String] {
    unused.map { suppression in
      let command = Invocation(
        Unsuppress.card.name,
        ["screen": .string(screen.name), "suppressions": [.string(suppression.id.text)]])
      return
        "  \(suppression.id) accepts nothing: there is no \(screen.spelled(suppression)); \(command.line) removes it"
    }
  }
}

extension FindingComparison {
  /// The changes of one screen.
  func of(_ screen: ObjectID) -> [FindingChange] { changes.filter { $0.screen.id == screen } }
}
