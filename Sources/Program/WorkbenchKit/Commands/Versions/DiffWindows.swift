import CommandGrammar
import Findings

/// `diff --every-window`: what became of findings in windows of any size.
extension Diff {
  /// Compares the screens that differ between two revisions.
  func answerInEveryWindow(
    from earlier: String, to later: String, in session: inout Session
  ) throws -> Reply {
    let isOther = design || layout || screens || stat || nameOnly || details
    if isOther || session.choose(format) == .markdown { throw DiffError.windowsHaveFindingsAlone }
    let found = try EveryWindow(screens: [], profiles: profiles, jobs: threads.count)
      .comparisons(from: earlier, to: later, ofChangedScreens: true, in: &session)
      .filter { !$0.told.isEmpty }
    let texts = found.map { $0.lines(withNotes: true, onlyRegressions: false).joined(separator: "\n") }
    return Reply(
      found.isEmpty ? "no differences" : texts.joined(separator: "\n\n"), list: found.flatMap(\.records),
      outcome: found.isEmpty ? .done : .findings, styles: LineStyles.all)
  }
}
