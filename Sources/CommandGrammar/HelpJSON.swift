public import Notation

extension CommandTable {
  /// Everything that help says, for programs: the global options and every command in order.
  public var json: JSON {
    [
      "type": "program", "program": .string(program.name), "summary": .string(program.summary),
      "globals": .array(globals.map(\.json)), "commands": .array(entries.map(\.json)),
    ]
  }
}

extension CommandEntry {
  /// Everything that help says of the command, for programs.
  public var json: JSON {
    [
      "type": "command", "command": .string(card.name), "group": .string(card.group),
      "summary": .string(card.summary), "details": .string(card.details),
      "effect": .string(effect.rawValue), "parameters": .array(parameters.map(\.json)),
      "examples": .array(card.examples.map(\.json)),
    ]
  }
}

extension Example {
  /// The line and its meaning.
  var json: JSON { ["line": .string(line), "meaning": .string(meaning)] }
}

extension ParameterSpec {
  /// The parameter for programs; keys that say nothing are left out.
  var json: JSON {
    var members: [String: JSON] = [
      "name": .string(name), "kind": .string(kind.rawValue), "help": .string(help),
      "required": .bool(isRequired), "repeats": .bool(isRepeating),
    ]
    if kind != .flag { members["value"] = .string(spelling.choices.isEmpty ? valueName : "choice") }
    if kind != .argument { members["option"] = .string(optionName) }
    if let short { members["short"] = .string("-\(short)") }
    if let defaultValue { members["default"] = defaultValue }
    if kind != .flag, !spelling.choices.isEmpty {
      members["choices"] = .array(spelling.choices.map(JSON.string))
    }
    return .object(members)
  }
}
