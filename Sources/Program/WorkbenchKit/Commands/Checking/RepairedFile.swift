import CommandGrammar
import DesignModel
import Findings
import Machine

/// A repair of `check FILE --fix ID`: looked for in the store in memory, and written into the file that the screen was
/// imported from.
struct RepairedFile {
  /// The repair as `audit` looks for it.
  let audit: AuditScreens

  /// What repairs the finding; the file holds it after that if it is to be applied.
  func answer(from session: inout Session) throws -> Reply {
    let before = try session.screens(named: [], at: nil)
    var reply = try audit.maintain(&session)
    guard audit.apply, !session.options.dryRun else { return reply }
    let earlier = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let paths = FilePaths(besideStore: try session.storePath(), from: session.surroundings.folder)
    for screen in try session.screens(named: [], at: nil) where earlier[screen.id] != screen {
      guard let place = paths.place(of: nil, in: screen) else { continue }
      var export = Export()
      (export.screens, export.into) = ([screen.name], place.file)
      reply.text = try export.answer(from: &session).text + "\n" + reply.text
    }
    return reply
  }
}
