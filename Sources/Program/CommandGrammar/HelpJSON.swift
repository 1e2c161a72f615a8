public import Notation

extension CommandTable: Recorded {
  /// Everything that help says, for programs: the global options and every command in order.
  public static var recordShape: RecordShape<Self> {
    RecordShape("program", "Everything that help says.") {
      Column("program", "The program's name.", from: \.program.name)
      Column("summary", "One sentence.", from: \.program.summary)
      Column("globals", "Options that every command takes.", from: \.globals)
      Column(
        "commands", "Every command in order.", from: \.entries,
        as: .list(CommandEntry<World>.recordShape.shape))
    }
  }
}

extension CommandEntry: Recorded {
  /// Everything that help says of the command, for programs.
  public static var recordShape: RecordShape<Self> {
    RecordShape("command", "A command as it declares itself.") {
      Column("command", "Its name.", from: \.card.name)
      Column("group", "Its chapter in the reference.", from: \.card.group)
      Column("summary", "One sentence.", from: \.card.summary)
      Column("details", "More sentences; empty for none.", from: \.card.details)
      Column(
        "effect",
        "reads: the store stays as it is; edits: undo takes it back, and batch takes it in; maintains: it handles the store as a whole.",
        from: \.effect, as: .word)
      Column("parameters", "In order.", from: \.parameters)
      Column("examples", "Lines that run.", from: \.card.examples)
    }
  }
}

extension Example: Shaped {
  /// The line and its meaning.
  public static let shape = ValueShape<Self>.record("A line that runs.") {
    Column("line", "A command line without the program's name.", from: \.line)
    Column("meaning", "What it does.", from: \.meaning)
  }
}

extension ParameterSpec: Shaped {
  /// The parameter for programs; keys that say nothing are left out.
  public static let shape = ValueShape<Self>.record("An argument, option or flag of a command.") {
    Column("name", "Its key among the arguments.", from: \.name)
    Column(
      "kind", "argument: by its place; option: --name value; flag: --name.", from: \.kind, as: .word)
    Column.optional(
      "afterDashes", "True for an argument that takes the words after '--'.",
      from: { $0.isAfterDashes ? true : nil })
    Column("help", "What it is for.", from: \.help)
    Column("required", "Whether it has to be given.", from: \.isRequired)
    Column("repeats", "Whether it takes several values.", from: \.isRepeating)
    Column.optional(
      "value", "What a value is, such as screen; 'choice' for one of the choices. Flags have none.",
      from: { $0.kind == .flag ? nil : $0.spelling.choices.isEmpty ? $0.valueName : "choice" })
    Column.optional(
      "option", "The word of an option or flag, with its dashes.",
      from: { $0.kind == .argument ? nil : $0.optionName })
    Column.optional("short", "The short word of an option.", from: { $0.short.map { "-\($0)" } })
    Column.optional("default", "The value if none is given.", from: \.defaultValue)
    Column.optional(
      "choices", "Every value that it takes.",
      from: { $0.kind == .flag || $0.spelling.choices.isEmpty ? nil : $0.spelling.choices })
  }.shared(as: "parameter")
}
