import Storage
import Studies
import Machine

/// What a command of the shell says by its exit code, as `git bisect run` reads it.
struct CommandTrial: RevisionTrial {
  let line: String
  let folder: String
  /// The store's full path.
  let store: String

  var subject: String { "'\(line)' fails" }

  func outcome(in revision: Revision) throws -> TrialOutcome {
    let command = ShellCommand(
      line: line, folder: folder,
      variables: [("WORKBENCH_STORE", store), ("WORKBENCH_REVISION", revision.name)])
    let code = command.run()
    switch code {
    case 0: return TrialOutcome(verdict: .good)
    case 125: return TrialOutcome(verdict: .skipped)
    case 1...127: return TrialOutcome(verdict: .bad)
    default: throw BisectError.stopped(line, code, revision: revision.name)
    }
  }
}
