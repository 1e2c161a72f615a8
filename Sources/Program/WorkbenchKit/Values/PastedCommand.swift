import CommandGrammar

extension Invocation {
  /// The command as people paste it into a batch: every word is quoted where a shell would not take it as it stands.
  var line: String { (try? Workbench.table.shellLine(for: self)) ?? command }

  /// The same for a shell, the program's name before it.
  var pasted: String { "\(Workbench.table.program.name) \(line)" }
}
