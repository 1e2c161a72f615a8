import CommandGrammar
import Comparison
import DesignModel
import History
import Matrix
import Notation
import Storage

/// `diff` of two screens in place of two revisions.
extension Diff {
  /// The screens that the words name; nil where they name revisions.
  ///
  /// A word that is a revision, a branch or a tag is one, unless --screens says otherwise.
  func comparedScreens(in store: Store) throws -> (screen: Screen, other: Screen)? {
    guard try screens || isAboutScreens(store.snapshot(), of: store) else { return nil }
    guard let from, let to else { throw DiffError.twoScreensNeeded }
    return try store.reading {
      let design = try store.snapshot()
      return (try design.screen(named: from), try design.screen(named: to))
    }
  }

  private func isAboutScreens(_ design: Snapshot, of store: Store) throws -> Bool {
    guard let from, to != nil, design.entries.contains(where: { $0.name == from }) else { return false }
    do { _ = try store.snapshot(at: from) } catch is RevisionError { return true }
    return false
  }

  /// Compares the layouts of two screens of the working design, view against view.
  func answer(
    comparing screen: Screen, with other: Screen, in store: Store, _ session: inout Session
  ) throws -> Reply {
    guard !(design || findings || stat || nameOnly) else { throw DiffError.screensHaveLayoutsAlone }
    let designs = try store.reading {
      try TouchedDesigns(screen, against: other, in: try store.snapshot())
    }
    let (layouts, work) = try layouts(
      of: designs, by: session.matrix(of: store, threads), begin: { _ in .init() }, each: { _ in })
    // Nothing is the same where nothing was compared.
    guard layouts.compared > 0 else { throw StudyError.noProfiles }
    if work.profiles > 0 { session.noteWork(work.description) }
    let compared = ComparedScreens(
      of: screen, and: other, by: designs.match ?? ViewMatch(screen, other), layouts)
    return reply(compared, isMarkdown: session.choose(format) == .markdown)
  }

  private func reply(_ compared: ComparedScreens, isMarkdown: Bool) -> Reply {
    let outcome: Reply.Outcome = compared.isSame ? .done : .findings
    let places = DiffAnswer(design: nil, layout: compared.layout, findings: nil, details: details).sections
    let sections = [compared.verdict] + (compared.layout.isEmpty ? [] : places) + [compared.views]
    if isMarkdown {
      return .document(sections.map(\.markdown).joined(separator: "\n\n"), outcome: outcome)
    }
    return Reply(
      sections.map(\.text).joined(separator: "\n"),
      list: [compared.record] + compared.layout.records,
      outcome: outcome, styles: LineStyles.all)
  }
}
