extension Schema {
  /// The schema as JSON; shared ones are references into `common.json`.
  public var json: JSON { tree.json }

  /// The schema as a file: members in the order in which they were declared, lines of at most 120 characters where
  /// words allow it.
  public var text: String { tree.text(indentation: 0, spent: 0) + "\n" }

  /// What the schema shares with others, each once, with what those share in turn.
  public var shared: [SharedSchema] {
    words.flatMap { word -> [SharedSchema] in
      switch word.value {
      case .json: []
      case .schema(let schema): schema.shared
      case .schemas(let schemas): schemas.flatMap(\.shared)
      case .properties(let properties): properties.flatMap(\.schema.shared)
      case .shared(let shared): [shared] + shared.schema.shared
      }
    }.distinctByName
  }

  /// A file of schemas that others share.
  public static func common(_ schemas: [SharedSchema]) -> Schema {
    let definitions = schemas.distinctByName.sorted { $0.name < $1.name }
    return Schema(words: [
      Word(name: "$schema", value: .json(draft)), Word(name: "title", value: .json("common")),
      Word(name: "description", value: .json("What several schemas share.")),
      Word(
        name: "$defs",
        value: .properties(
          definitions.map { Property(name: $0.name, schema: $0.schema, isRequired: false) })),
    ])
  }

  /// The version of JSON Schema.
  static let draft: JSON = "https://json-schema.org/draft/2020-12/schema"

  private var tree: Tree {
    .object(
      words.map { word in
        switch word.value {
        case .json(let json): (word.name, Tree(json))
        case .schema(let schema): (word.name, schema.tree)
        case .schemas(let schemas): (word.name, .array(schemas.map(\.tree)))
        case .properties(let properties): (word.name, .object(properties.map { ($0.name, $0.schema.tree) }))
        case .shared(let shared): (word.name, .atom(.string("common.json#/$defs/\(shared.name)")))
        }
      })
  }
}

extension [SharedSchema] {
  fileprivate var distinctByName: [SharedSchema] {
    var known: [String: Schema] = [:]
    return filter { shared in
      let before = known.updateValue(shared.schema, forKey: shared.name)
      precondition(before == nil || before == shared.schema, "Two schemas are shared as '\(shared.name)'")
      return before == nil
    }
  }
}

/// JSON whose members keep their order.
private enum Tree {
  case atom(JSON)
  case array([Tree])
  case object([(String, Tree)])

  init(_ json: JSON) {
    switch json {
    case .array(let elements): self = .array(elements.map { Tree($0) })
    case .object(let members):
      self = .object(members.sorted { $0.key < $1.key }.map { ($0.key, Tree($0.value)) })
    default: self = .atom(json)
    }
  }

  var json: JSON {
    switch self {
    case .atom(let json): json
    case .array(let elements): .array(elements.map(\.json))
    case .object(let members): .object(Dictionary(uniqueKeysWithValues: members.map { ($0, $1.json) }))
    }
  }

  private static let width = 120

  /// The value, on one line if it fits after what that line holds already.
  func text(indentation: Int, spent: Int) -> String {
    let line = line
    if spent + line.count < Self.width || isAtom { return line }
    let blanks = String(repeating: " ", count: indentation + 2)
    let end = "\n" + String(repeating: " ", count: indentation)
    switch self {
    case .atom: return line
    case .array(let elements) where elements.allSatisfy(\.isAtom):
      return "[\n" + Self.filled(elements.map(\.line), blanks) + end + "]"
    case .array(let elements):
      let parts = elements.map { blanks + $0.text(indentation: indentation + 2, spent: blanks.count) }
      return "[\n" + parts.joined(separator: ",\n") + end + "]"
    case .object(let members):
      let parts = members.map { name, value in
        let head = blanks + name.quotedAsJSON + ": "
        return head + value.text(indentation: indentation + 2, spent: head.count)
      }
      return "{\n" + parts.joined(separator: ",\n") + end + "}"
    }
  }

  private var isAtom: Bool { if case .atom = self { true } else { false } }

  private var line: String {
    switch self {
    case .atom(let json): json.line
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.quotedAsJSON): \($1.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// As many words on each line as fit.
  private static func filled(_ words: [String], _ blanks: String) -> String {
    var lines: [String] = []
    for (place, word) in words.enumerated() {
      let item = place == words.count - 1 ? word : word + ","
      if let last = lines.last, last.count + 1 + item.count <= width {
        lines[lines.count - 1] = last + " " + item
      } else {
        lines.append(blanks + item)
      }
    }
    return lines.joined(separator: "\n")
  }
}
