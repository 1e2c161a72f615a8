import CommandGrammar
import Machine
import Notation

/// What agents may have run, and on which files.
struct CommandGate {
  private let terms: AgentTerms

  init(_ terms: AgentTerms) { self.terms = terms }

  /// Commands that make sense in a shell only.
  static func isForShells(_ name: String) -> Bool {
    [
      Mcp.card.name, RunBatch.card.name, Complete.card.name, PrintCompletion.card.name, PrintManual.card.name,
      SetUpGit.card.name,
    ].contains(name)
  }

  /// Throws for what must not run; `tool` is the one that asks.
  func check(_ request: ShellRequest, for tool: AgentTool) throws {
    guard case .run(let invocation) = request.action else { return }
    try check(invocation, for: tool)
    try check(Workbench.table.globals, of: request.globals)
    var session = Session(options: try Options(arguments: request.globals), surroundings: terms.surroundings)
    try checkStore(&session)
  }

  /// The same of a line of a batch, whose store is checked with the batch.
  func check(_ invocation: Invocation, for tool: AgentTool) throws {
    let entry = try Workbench.table.entry(named: invocation.command)
    let name = entry.card.name
    if name == RunBatch.card.name { throw AgentRefusal.batch }
    if Self.isForShells(name) { throw AgentRefusal.elsewhere(name) }
    if name == ImportSwift.card.name { try checkCode(invocation.arguments) }
    if name == Check.card.name { try checkFiles(invocation.arguments, for: tool) }
    let arguments = try entry.prepare(invocation.arguments).record.arguments
    if arguments["watch"] == true { throw AgentRefusal.endless(option: "--watch") }
    if tool.isReading { try refuseFiles(entry.parameters, given: invocation.arguments, tool.name) }
    try check(entry.parameters, of: arguments)
  }

  private func checkCode(_ arguments: [String: JSON]) throws(AgentRefusal) {
    guard terms.runsCode else { throw .code(ImportSwift.card.name) }
    if arguments["trust"] == true { throw .unsandboxed(option: "--trust") }
    if arguments["compiler"] != nil { throw .unsandboxed(option: "--compiler") }
    for word in arguments["with"]?.elements?.compactMap(\.text) ?? [] {
      guard let sign = word.firstIndex(of: "=") else { continue }
      try checkPath(String(word[word.index(after: sign)...]))
    }
  }

  /// `check` runs code that is named or asked for, and may write into a file.
  private func checkFiles(_ arguments: [String: JSON], for tool: AgentTool) throws(AgentRefusal) {
    let named = arguments["screens"]?.elements?.compactMap(\.text) ?? []
    let runsCode = arguments["runCode"] == true || named.contains { $0.hasSuffix(FoundFiles.codeEnding) }
    if runsCode, !terms.runsCode { throw .code(Check.card.name) }
    if tool.isReading, arguments["apply"] == true { throw .writing(option: "--apply", of: tool.name) }
  }

  /// Options with a file that is only read.
  private static let readOptions: Set<String> = ["accepted"]

  private func refuseFiles(
    _ specs: [ParameterSpec], given arguments: [String: JSON], _ tool: String
  ) throws(AgentRefusal) {
    let file = specs.first {
      $0.kind == .option && $0.namesFiles && !Self.readOptions.contains($0.name) && arguments[$0.name] != nil
    }
    if let file { throw .writing(option: file.optionName, of: tool) }
  }

  private func check(_ specs: [ParameterSpec], of arguments: [String: JSON]) throws(AgentRefusal) {
    for spec in specs where spec.namesFiles {
      let value = arguments[spec.name]
      for word in (value?.elements ?? [value].compactMap(\.self)).compactMap(\.text) where !word.isEmpty {
        try checkPath(word)
      }
    }
  }

  private func checkPath(_ word: String) throws(AgentRefusal) {
    let session = Session(options: Options(), surroundings: terms.surroundings)
    try terms.folders.check(session.path(of: word), named: word)
  }

  /// The store that would be used or made must be served too, wherever it is named.
  func checkStore(_ session: inout Session) throws {
    let path = (try? session.storePath()) ?? session.newStorePath
    try terms.folders.check(path, named: path)
  }
}

extension ParameterSpec {
  /// Whether its words are paths, or may be.
  var namesFiles: Bool {
    [.file, .screenOrFile].contains(spelling.completion)
  }
}
