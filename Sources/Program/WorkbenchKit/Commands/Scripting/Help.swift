import CommandGrammar
import Notation

/// `help`.
struct Help: Query {
  static var card: Card {
    Card(
      "help", group: "scripting", "Explains the program or a command.",
      examples: [
        Example("help --all", "Lists every command with its summary."),
        Example("help add-constraint", "Explains one command, with examples."),
        Example("help add-constraint --format json", "Explains it to programs, with its parameters."),
        Example("help --json", "Prints every command, parameter and global option for programs."),
      ])
  }

  @Parameter(argument: "The command to explain.", completion: .command) var command: String?
  @Parameter(flag: "List every command and the global options.") var all: Bool
  @Parameter(flag: "Print every command and its parameters as JSON.") var json: Bool
  @Parameter(flag: "Print the reference in Markdown.") var markdown: Bool

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let table = Workbench.table
    if json { return Reply(table.record.line, record: table.record).asDocument }
    if markdown { return .document(table.markdownManual()) }
    return try .help(command, ofAll: all, columns: session.page.columns)
  }
}

extension Reply {
  /// What help says of a command in lines of that many columns; without one the first page, or the list of all.
  static func help(
    _ command: String?, ofAll: Bool = false, columns: Int
  ) throws(UsageError) -> Reply {
    let table = Workbench.table
    guard let command else {
      return Reply(
        ofAll ? table.help(columns: columns) : table.firstPage(columns: columns),
        list: table.entries.map(\.record),
        columns: ["command", "group", "summary", "effect", "details", "parameters", "examples"])
    }
    let entry = try table.entry(named: command)
    return Reply(table.help(for: entry, columns: columns), record: entry.record)
  }
}
