import CommandGrammar
import Notation

/// A tool that agents are offered: a command of the table, or `edit`, which runs a list of them.
struct AgentTool {
  /// What a tool takes and does.
  enum Kind {
    /// One command, whose words come as they would from a shell.
    case command(CommandEntry<Session>)
    /// Any commands, the edits among them as batches.
    case edit
  }

  let kind: Kind
  /// Whether it changes nothing, neither the store nor a file.
  let isReading: Bool

  static let edit = "edit"

  var name: String {
    switch kind {
    case .command(let entry): entry.card.name
    case .edit: Self.edit
    }
  }

  /// Every tool in the order of work: look, change, see what changed.
  static func all(isReadOnly: Bool) -> [AgentTool] {
    func tool(_ type: any Command<Session>.Type, isReading: Bool = true) -> AgentTool {
      let entry = try? Workbench.table.entry(named: type.card.name)
      guard let entry else { preconditionFailure("'\(type.card.name)' is in the table") }
      return AgentTool(kind: .command(entry), isReading: isReading)
    }
    let looking = [tool(Check.self), tool(Show.self), tool(Solve.self), tool(Explain.self)]
    let drawing = [tool(Diff.self), tool(Render.self, isReading: isReadOnly)]
    if isReadOnly { return looking + drawing }
    return looking + [
      AgentTool(kind: .edit, isReading: false), drawing[0], tool(Undo.self, isReading: false),
    ]
      + [drawing[1]]
  }

  /// How to begin, for the client's model.
  static let instructions = """
    workbench checks iOS layouts on every device, text size and writing direction. 'check' takes storyboards, xibs and \
    folders as they are. To change one: edit ["init", "import-ib Main.storyboard"], check, explain or show a screen, \
    edit with the repairs that were printed, check again, edit ["export home --into Main.storyboard"], which changes \
    only what was edited. Paths are relative to the served folder. 'arguments' are the words after the command's name \
    in a shell; ["--help"] explains them all. Every command takes --format json and --store FILE too.
    """
}

extension AgentTool {
  /// The tool as `tools/list` has it.
  var json: JSON {
    [
      "name": .string(name), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": isEdit ? ["commands"] : [], "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .bool(isReading), "destructiveHint": .bool(isEdit), "openWorldHint": false,
      ],
    ]
  }

  /// What the tool's input may hold, each with its JSON Schema.
  var properties: [String: JSON] {
    switch kind {
    case .command(let entry): ["arguments": Self.words(entry.parameters.usageForAgents), "page": Self.page]
    case .edit:
      [
        "commands": Self.words("Command lines, as \"pin login title top,leading --to safeArea --inset 20\"."),
        "dryRun": ["type": "boolean", "description": .string(Self.global("dryRun").help)],
        "store": ["type": "string", "description": .string(Self.global("store").help)],
        "page": Self.page,
      ]
    }
  }

  private var isEdit: Bool {
    if case .edit = kind { true } else { false }
  }

  private var summary: String {
    switch kind {
    case .command(let entry): entry.card.summary
    case .edit:
      """
      Runs commands in order, all read before the first one runs. Those that edit the design and follow one another are \
      done all or none, as one step of undo. Edits: \(Self.names { $0.effect == .edits }). Others: \
      \(Self.names { $0.effect != .edits }). "help NAME" explains one.
      """
    }
  }

  /// The commands that `edit` runs, as far as they are no tools themselves.
  private static func names(_ isMeant: (CommandEntry<Session>) -> Bool) -> String {
    let tools =
      [Check.card.name, Show.card.name, Solve.card.name, Explain.card.name, Diff.card.name]
      + [Undo.card.name, Render.card.name]
    let entries = Workbench.table.entries.filter { isMeant($0) && !CommandGate.isForShells($0.card.name) }
    return entries.map(\.card.name).filter { !tools.contains($0) }.joined(separator: ", ")
  }

  private static func words(_ description: String) -> JSON {
    ["type": "array", "items": ["type": "string"], "description": .string(description)]
  }

  private static let page: JSON = [
    "type": "integer", "minimum": 1, "description": "The page of a long answer.",
  ]

  private static func global(_ name: String) -> ParameterSpec {
    guard let spec = Workbench.table.globals.first(where: { $0.name == name }) else {
      preconditionFailure("'\(name)' is a global option")
    }
    return spec
  }
}

extension [ParameterSpec] {
  /// What may stand among a command's words, in one line.
  fileprivate var usageForAgents: String {
    let arguments = filter { $0.kind == .argument }.map(\.synopsis)
    let options = filter { $0.kind != .argument }.map(\.usage)
    return (arguments + [options.joined(separator: ", ")]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
