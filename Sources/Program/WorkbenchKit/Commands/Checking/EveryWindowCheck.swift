import CommandGrammar
import DesignModel
import Findings
import Machine
import Matrix
import Storage

/// `check --every-window`: what is found on screens in windows of any size.
struct EveryWindowCheck {
  let check: Check

  /// What is found, the screens in the store's order: with a baseline what is new, or in more windows than there.
  func answer(from session: inout Session) throws -> Reply {
    try checkOptions()
    _ = session.choose(check.format)
    let question = EveryWindow(
      screens: check.screens, profiles: check.profiles, jobs: check.threads.count)
    if let baseline = check.gate.baseline {
      return reply(on: try question.comparisons(from: baseline, to: "working", in: &session))
    }
    let found = try question.findings(at: "working", in: &session)
    if let written = try check.list.write(found, in: &session) { return written }
    let left = try check.list.accepting(in: found, &session)
    return try check.list.remark(on: reply(on: left), about: found, in: &session)
  }

  private func reply(on found: [PlaneFindings]) -> Reply {
    let notes = check.gate.showsNotes
    let hasFailed = found.contains { $0.found.contains { check.gate.stops(at: $0.worst) } }
    return Reply(
      found.map { $0.lines(withNotes: notes).joined(separator: "\n") }.joined(separator: "\n\n"),
      list: found.flatMap { $0.records(withNotes: notes) }, outcome: hasFailed ? .findings : .done,
      styles: LineStyles.all)
  }

  private func reply(on found: [PlaneComparison]) -> Reply {
    let notes = check.gate.showsNotes
    let hasFailed = found.contains { $0.regressions.contains { check.gate.stops(at: $0.finding.worst) } }
    return Reply(
      found.map { $0.lines(withNotes: notes, onlyRegressions: true).joined(separator: "\n") }
        .joined(separator: "\n\n"),
      list: found.flatMap(\.records), outcome: hasFailed ? .findings : .done, styles: LineStyles.all)
  }

  private func checkOptions() throws {
    let others: [(String, Bool)] = [
      ("since", check.since != nil), ("report", check.report != nil), ("watch", check.watch),
      ("fix", check.fix != nil),
    ]
    if let other = others.first(where: \.1) { throw EveryWindowError.other(other.0) }
    if check.gate.baseline != nil, check.list.isNamed { throw EveryWindowError.twoBaselines }
    if case .own(let format) = check.format { throw EveryWindowError.other("format \(format.argument)") }
  }
}
