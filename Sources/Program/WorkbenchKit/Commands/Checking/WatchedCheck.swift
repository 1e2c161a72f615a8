import CommandGrammar
import Findings
import Machine
import Matrix
import Notation
import Reports
import SceneExchange

/// `check --watch`: a check now, and one after each save of the files that the screens were imported from.
struct WatchedCheck {
  let check: Check

  /// Goes on until a signal ends the program, or nobody reads its output; refuses a form of one document.
  func run(in session: inout Session, as form: ReportFormat?) throws -> Never {
    if let form { throw WatchError.oneDocument(form.rawValue) }
    if check.list.acceptInto != nil { throw WatchError.writtenOnce }
    if session.options.dryRun { throw RehearsalError.impossible("\(Check.card.name) --watch") }
    let files = try session.snapshot(at: nil).importedFiles(of: check.screens, store: session.storePath())
    if files.isEmpty { throw WatchError.noFiles }
    let watch = FileWatch(files)
    var last = try check.find(in: &session)
    try show(last, in: session)
    try check.writeReport(&session)
    session.note("watching \(counted(files.count, "file")), until Ctrl-C")
    while true {
      do {
        try answer(watch.nextSaves(), since: &last, in: &session)
      } catch let error as OutputClosed {
        throw error
      } catch {
        // The next save may put it right.
        session.progress.clear()
        session.surroundings.tell("workbench: \(error)")
      }
    }
  }

  private func answer(_ saved: [String], since last: inout AuditReport, in session: inout Session) throws {
    for file in saved {
      var importing = ImportInterfaceBuilder()
      importing.files = [file]
      session.note("saved \(file): \(try session.perform(importing).text)")
    }
    last = try check.find(in: &session, since: last.audits)
    try show(last, in: session)
    try check.writeReport(&session)
  }

  private func show(_ report: AuditReport, in session: Session) throws {
    var gate = check.gate
    // Whoever has just saved wants to see what became of it, down to the notes.
    gate.showsNotes = true
    let reply = report.checkReply(as: nil, in: session.surroundings.folder, gate)
    session.progress.clear()
    try session.surroundings.output(reply.rendered(as: session.format, on: session.page))
  }
}

/// A `check --watch` that can't start.
enum WatchError: Error, CustomStringConvertible {
  case noFiles
  case oneDocument(String)
  case writtenOnce

  var description: String {
    switch self {
    case .noFiles:
      "none of the screens was imported from a storyboard or xib, so there is no file to watch; import-ib imports one"
    case .writtenOnce:
      "--accept-into writes what is found once; leave --watch out, and watch with --accepted then"
    case .oneDocument(let form):
      "'\(form)' is one document, and --watch prints after each save; choose text, json or ndjson"
    }
  }
}
