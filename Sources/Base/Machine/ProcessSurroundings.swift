import Platform

extension Surroundings {
  /// The process's own environment and streams.
  public static var process: Surroundings {
    Surroundings(
      variable: { name in getenv(name).map { String(cString: $0) } }, folder: ".",
      showsProgress: isatty(STDERR_FILENO) == 1, terminal: TerminalSize(of: STDOUT_FILENO),
      messageColumns: TerminalSize(of: STDERR_FILENO)?.columns,
      page: { text, pager in Pager(command: pager).show(text) }, input: { try readAll(STDIN_FILENO) },
      nextInput: { try readNext(STDIN_FILENO) },
      output: { try writeAll($0, to: STDOUT_FILENO, named: "standard output") },
      messages: { try? writeAll($0, to: STDERR_FILENO, named: "standard error") })
  }
}
