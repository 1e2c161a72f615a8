import CommandGrammar

/// The options that every command understands.
struct Options: GlobalOptions {
  @Parameter(
    option: "The store's file; else WORKBENCH_STORE, else workbench.db here or in a parent folder.",
    value: "path", completion: .file)
  var store: String?
  @Parameter(option: "How to print results.") var format: Format = .text
  @Parameter(flag: "Print no messages and no progress; results and errors only.") var quiet: Bool
  @Parameter(option: "When to print in colour.") var color: ColorChoice = .auto
  @Parameter(flag: "Print no colours, as --color never.") var noColor: Bool
  @Parameter(flag: "Print long answers on a terminal at once.") var noPager: Bool
  @Parameter(flag: "Show what a command would change in the store, and change nothing.") var dryRun: Bool

  init() {}
}
