import CommandGrammar

/// `completion`.
struct PrintCompletion: Query {
  static var card: Card {
    Card(
      "completion", group: "scripting",
      "Prints the script that teaches a shell to complete commands, options and the store's contents.",
      details: """
        `source <(workbench completion bash)` in ~/.bashrc, the same with zsh after compinit in ~/.zshrc, or \
        `workbench completion fish | source` in fish's configuration. `make install` puts the scripts where the shells \
        look for them.
        """,
      examples: [
        Example("completion bash", "Prints the script for bash 4 or later."),
        Example("completion fish", "Prints the script for fish."),
      ])
  }

  @Parameter(argument: "The shell.") var shell: Shell

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    .document(shell.completionScript(for: Workbench.table.program))
  }
}
