import CommandGrammar
import Machine
import Matrix
import Notation

extension Session {
  /// What prose is printed on: the terminal as wide as it is, anything else in lines as long as they are, unless
  /// COLUMNS says how wide they may be.
  ///
  /// Source: POSIX, Environment Variables, COLUMNS: the preferred width of a line. Shells set it without exporting it, so
  /// that a pipe knows it only from those who ask for it.
  var page: Page {
    Page(
      columns: surroundings.terminal?.columns ?? preferredColumns ?? .max, isColoured: isColoured,
      program: Workbench.table.program.name)
  }

  private var preferredColumns: Int? {
    surroundings.variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 >= 20 ? $0 : nil }
  }

  private var isColoured: Bool {
    !options.noColor
      && options.color.isColoured(
        onTerminal: surroundings.terminal != nil, variable: surroundings.variable)
  }

  /// Says something beside the results, unless that is not wanted.
  func note(_ text: String) {
    if options.quiet || text.isEmpty { return }
    progress.clear()
    surroundings.tell(text)
  }

  /// Says what work was done and how long it took, which is another time with every run.
  func noteWork(_ text: String) {
    if surroundings.notesTimes { note(text) }
  }

  /// A way for records to go out one by one.
  func recordStream() -> RecordStream {
    RecordStream(format) { [progress, surroundings] text in
      progress.clear()
      try surroundings.output(text)
    }
  }

  /// Prints a reply and says the exit code.
  func finish(_ reply: Reply) throws -> Int32 {
    progress.clear()
    if !(isConfirming && options.quiet && format == .text) {
      try deliver(reply.rendered(as: format, on: page))
    }
    return reply.outcome.exitCode
  }

  /// Prints an answer, through a pager if it is longer than the terminal.
  private func deliver(_ text: String) throws {
    if let pager, let terminal = surroundings.terminal, text.lines.count > terminal.rows,
      surroundings.page(text, pager)
    {
      return
    }
    try surroundings.output(text)
  }

  /// The pager's command line; nil where none is wanted.
  ///
  /// Source: git-var(1), GIT_PAGER: the program's own variable before PAGER, and neither an empty one nor cat pages.
  private var pager: String? {
    if options.noPager { return nil }
    let pager = surroundings.variable("WORKBENCH_PAGER") ?? surroundings.variable("PAGER") ?? "less"
    return pager.isEmpty || pager == "cat" ? nil : pager
  }
}

extension Surroundings {
  /// Says something on standard error, wrapped on a terminal.
  func tell(_ text: String) {
    let text = text.withoutTerminalCommands
    messages((messageColumns.map { text.wrapped(to: $0) } ?? text) + "\n")
  }
}
