import CommandGrammar
import Comparison
import Findings
import History
import Matrix
import Notation
import Storage

/// `status`.
struct Status: Query {
  static var card: Card {
    Card(
      "status", group: "store",
      "Says what changed since the last commit, what the last check found, and what comes next.",
      details: """
        Nothing is solved: of each screen it repeats what 'check' said on all stored profiles, unless the screen, the \
        devices or the profiles changed since.
        """,
      examples: [Example("status", "Prints a line for each change and for each screen.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let report = try session.readStore { store in
      let (info, working) = (try store.info(), try store.snapshot())
      let difference = try info.head.map { head in
        let designs = try TouchedDesigns(store.snapshot(at: head.name), working, forLayouts: false)
        return DesignDifference(from: designs.before, to: designs.after)
      }
      return try StatusReport(
        info, since: difference, screens: info.screens == 0 ? [] : working.screens(named: []),
        memory: CheckMemory(of: working, in: store, engine: Workbench.engine),
        openClashes: store.openMerge()?.clashes.count { $0.resolution == nil } ?? 0,
        devices: working.devices())
    }
    var reply = Reply(report.text, record: report.record)
    reply.styles = LineStyles.all
    return reply
  }
}
