import CommandGrammar
import Machine
import Notation

/// `mcp`.
struct Mcp: Query {
  static var card: Card {
    Card(
      "mcp", group: "scripting",
      "Serves agents over standard input and output by the Model Context Protocol.",
      details: """
        Speaks revision 2026-07-28 and, with clients that begin by 'initialize', 2025-11-25 and 2025-06-18; a message a \
        line, until standard input ends. The tools are \
        \(AgentTool.all(isReadOnly: false).map(\.name).joined(separator: ", ")): 'edit' runs any command. Long answers \
        come in pages, pictures as links to files. Files outside of the folders are refused, wherever a link leads. \
        docs/agents.md has the configuration of clients.
        """,
      examples: [
        Example("mcp", "Serves the current folder."),
        Example("mcp App --read-only", "Serves another folder, in which nothing can be changed."),
      ])
  }

  @Parameter(
    argument:
      "The folders whose files may be named, the first for relative paths; the current one if none is given.",
    completion: .file)
  var folders: [String] = []
  @Parameter(flag: "Leave out what changes the store or writes files.") var readOnly: Bool
  @Parameter(flag: "Let import-swift run code, in its sandbox.") var runCode: Bool

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    var surroundings = session.surroundings
    let paths = folders.map { session.path(of: $0) }
    let served = try ServedFolders(paths.isEmpty ? [surroundings.folder] : paths)
    if !folders.isEmpty { surroundings.folder = served.paths[0] }
    if let store = session.options.store.map({ normalPath(session.path(of: $0)) }) {
      let variable = surroundings.variable
      surroundings.variable = { $0 == "WORKBENCH_STORE" ? store : variable($0) }
    }
    var server = AgentServer(
      AgentTerms(folders: served, isReadOnly: readOnly, runsCode: runCode, surroundings: surroundings))
    try server.serve(session.surroundings)
    return .printed()
  }
}
