import Machine
public import Storage

/// What a command of the shell says by its exit code, as `git bisect run` reads it.
public struct CommandTrial: RevisionTrial {
  let line: String
  let folder: String
  /// The store's full path.
  let store: String

  /// A line of shell that runs in a folder and finds the store at a full path.
  public init(line: String, folder: String, store: String) {
    (self.line, self.folder, self.store) = (line, folder, store)
  }

  public var subject: String { "'\(line)' fails" }

  public func outcome(in revision: Revision) throws -> TrialOutcome {
    let command = ShellCommand(
      line: line, folder: folder,
      variables: [("WORKBENCH_STORE", store), ("WORKBENCH_REVISION", revision.name)])
    let code = command.run()
    switch code {
    case 0: return TrialOutcome(verdict: .good)
    case 125: return TrialOutcome(verdict: .skipped)
    case 1...127: return TrialOutcome(verdict: .bad)
    default: throw TrialError(line: line, code: code, revision: revision.name)
    }
  }
}

/// A command that ended in a way that says nothing.
struct TrialError: Error, CustomStringConvertible {
  let line: String
  let code: Int32
  let revision: String

  var description: String {
    "'\(line)' ended with \(code) in \(revision); 0 means good, 125 can't be tried, others up to 127 bad"
  }
}
