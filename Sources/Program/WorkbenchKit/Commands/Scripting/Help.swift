import CommandGrammar
import Notation

/// `help`.
struct Help: Query {
  static var card: Card {
    Card(
      "help", group: "scripting", "Explains the program or a command.",
      examples: [
        Example("help add-constraint", "Explains one command, with examples."),
        Example("help add-constraint --format json", "Explains it to programs, with its parameters."),
        Example("help --json", "Prints every command, parameter and global option for programs."),
      ])
  }

  @Parameter(argument: "The command to explain.", completion: .command) var command: String?
  @Parameter(flag: "Print every command and its parameters as JSON.") var json: Bool
  @Parameter(flag: "Print the reference in Markdown.") var markdown: Bool

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let table = Workbench.table
    if json { return Reply(table.record.line, record: table.record).asDocument }
    if markdown { return .document(table.markdownManual()) }
    return try .help(command, columns: session.page.columns)
  }
}

extension Reply {
  /// What help says of a command, or of all, in lines of that many columns.
  static func help(_ command: String?, columns: Int) throws(UsageError) -> Reply {
    let table = Workbench.table
    guard let command else {
      return Reply(
        table.help(columns: columns), list: table.entries.map(\.record),
        columns: ["command", "group", "summary", "effect", "details", "parameters", "examples"])
    }
    let entry = try table.entry(named: command)
    return Reply(table.help(for: entry, columns: columns), record: entry.record)
  }
}
