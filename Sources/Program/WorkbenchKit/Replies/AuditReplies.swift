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
    if let format { return printed(document, as: format, in: folder) }
    let named = naming(filesFrom: folder)
    return named.reply(on: named.audits, gate)
  }

  /// What is found of those screens, below a verdict with what became of assertions, if there is one.
  private func reply(on audits: [ScreenAudit], _ gate: AuditGate, verdict: String? = nil) -> Reply {
    let (head, rest) = ([verdict].compactMap(\.self), [notesLeftOut(gate)].compactMap(\.self))
    let failed = verdict == nil ? [] : verdicts.filter { !$0.holds }
    let parts = head + paragraphs(of: audits, gate) + (failed.isEmpty ? [] : [verdicts.text]) + rest
    var reply = Reply(
      parts.joined(separator: "\n\n"),
      list: records(gate) + (verdict == nil ? [] : verdicts.map(\.record)), columns: ScreenAudit.columns,
      outcome: outcome, styles: LineStyles.all)
    let lines = plainLines(of: comparison == nil ? audits.worstFirst : audits, gate)
    reply.plain = (head + lines + failed.plainLines + rest).joined(separator: "\n")
    return reply
  }

  private var outcome: Reply.Outcome { hasFailed ? .findings : .done }

  private func printed(_ document: Report, as format: ReportFormat, in folder: String) -> Reply {
    .document(document.namedFromRepository.rendered(as: format, from: folder), outcome: outcome)
  }

  /// The verdict in a line, then findings and failing assertions, in one of the report's own forms or in the common ones.
  func checkReply(as format: ReportFormat?, in folder: String, _ gate: AuditGate) -> Reply {
    let verdict = CheckVerdict(audits, since: comparison, verdicts).sentence
    if let format {
      var document = document
      document.summary = verdict
      return printed(document, as: format, in: folder)
    }
    let named = naming(filesFrom: folder)
    return named.reply(on: named.audits.filter { named.speaks(of: $0, gate) }, gate, verdict: verdict)
  }

  /// True for a screen that a check lists: something is wrong with it, or compared with a revision has changed.
  private func speaks(of audit: ScreenAudit, _ gate: AuditGate) -> Bool {
    guard let comparison else { return !audit.shown(gate).isEmpty }
    let changes = comparison.of(audit.screen.id)
    return changes.contains { ![.same, .suppressed].contains($0.status) }
  }

  /// An object for each finding; with a baseline for each that is not as it was.
  private func records(_ gate: AuditGate) -> [JSON] {
    let findings =
      comparison.map { $0.told.map(\.record) } ?? audits.flatMap(\.records)
    return findings + (gate.showsSuppressed ? audits.flatMap(\.suppressedRecords) : [])
  }

  // MARK: Text

  /// A paragraph for each screen, those with the worst findings first; where these are too long to be read at once, one of
  /// all causes.
  private func paragraphs(of audits: [ScreenAudit], _ gate: AuditGate) -> [String] {
    let sorted = comparison == nil ? audits.worstFirst : audits
    let lists = sorted.map { lines(of: $0, gate) }
    let isOffered = sorted.contains { $0.offers != nil }
    if comparison == nil, !gate.showsDetails, !isOffered, CauseLines.areNeeded(for: lists) {
      let lines = CauseLines(of: sorted, gate).lines + sorted.flatMap { restLines(of: $0, gate) }
      return [lines.joined(separator: "\n")]
    }
    return lists.map { $0.joined(separator: "\n") }
  }

  /// What is accepted, and what accepts nothing.
  private func restLines(of audit: ScreenAudit, _ gate: AuditGate) -> [String] {
    (gate.showsSuppressed ? audit.suppressedLines : []) + (isWhole ? audit.unusedLines : [])
  }

  /// How many notes are not listed; nil for none.
  private func notesLeftOut(_ gate: AuditGate) -> String? {
    let groups = comparison.map { $0.changes.filter(\.isRegression).map(\.group) } ?? audits.flatMap(\.groups)
    let count = gate.showsNotes ? 0 : groups.count { $0.finding.severity == .note }
    return count == 0 ? nil : "and \(counted(count, "note")); --notes lists \(count == 1 ? "it" : "them")"
  }

  private func lines(of audit: ScreenAudit, _ gate: AuditGate) -> [String] {
    let found = comparison.map { lines(of: audit, $0, gate) } ?? audit.lines(gate)
    return found + restLines(of: audit, gate)
  }

  /// What is new, what is worse, and how much is fixed or as before.
  private func lines(of audit: ScreenAudit, _ comparison: FindingComparison, _ gate: AuditGate) -> [String] {
    let changes = comparison.of(audit.screen.id).filter { $0.status != .suppressed }
    let head = changes.counts ?? [audit].nothingFound
    return ["\(audit.screen.name): \(head) on \(counted(audit.profiles, "profile"))\(audit.suppressedCount)"]
      + audit.lines(of: gate.shown(changes.filter { $0.status == .new }.map(\.group)))
      + changes.filter { $0.status == .worse && !gate.shown([$0.group]).isEmpty }.flatMap { change in
        audit.lines(of: [change.group], label: "worse")
          + [change.formerly.map { "    before \($0)" }].compactMap(\.self)
      }
  }
}

extension ScreenAudit {
  /// How much was found, and all of it but for notes, at most three views of a group by themselves.
  func lines(_ gate: AuditGate) -> [String] {
    [head]
      + lines(
        of: shown(gate).mostSevereFirst, most: gate.showsDetails || offers != nil ? .max : 3,
        namingAll: gate.showsDetails)
  }

  /// How much was found, and all of it, notes included.
  var linesWithNotes: [String] { [head] + lines(of: groups.mostSevereFirst) }

  var head: String {
    if profiles == 0, groups.isEmpty, let idiom = screen.rootTraits.idiom {
      return "\(screen.name): is for \(idiom.rawValue)s alone, and none of these profiles is on one"
    }
    let count = groups.isEmpty ? [self].nothingFound : counted(groups.count, "finding")
    return "\(screen.name): \(count) on \(counted(profiles, "profile"))\(suppressedCount)"
  }

  /// The findings that are listed.
  func shown(_ gate: AuditGate) -> [FindingGroup] { gate.shown(groups) }

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

  var unusedLines: [String] {
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

extension AuditGate {
  /// Those of the findings that are listed in texts.
  func shown(_ groups: [FindingGroup]) -> [FindingGroup] {
    showsNotes ? groups : groups.filter { $0.finding.severity != .note }
  }
}

extension [FindingGroup] {
  /// Errors, then warnings, then notes, each in the order that they have.
  var mostSevereFirst: [FindingGroup] {
    Severity.allCases.flatMap { severity in filter { $0.finding.severity == severity } }
  }
}

extension [ScreenAudit] {
  /// The screens with most errors first, then those with most warnings; as they are where these are as many.
  var worstFirst: [ScreenAudit] {
    func counts(_ audit: ScreenAudit) -> [Int] {
      Severity.allCases.map { severity in -audit.groups.count { $0.finding.severity == severity } }
    }
    return enumerated().map { (rank: counts($0.element) + [$0.offset], audit: $0.element) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.audit)
  }
}
