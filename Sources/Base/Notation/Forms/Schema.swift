/// A JSON Schema (draft 2020-12), as forms describe themselves; it keeps the order in which it was declared.
public struct Schema: Hashable, Sendable {
  /// The schema's words, such as `type` and `properties`, in the order in which they are printed.
  let words: [Word]

  struct Word: Hashable, Sendable {
    let name: String
    let value: Value
  }

  enum Value: Hashable, Sendable {
    case json(JSON)
    case schema(Schema)
    case schemas([Schema])
    case properties([Property])
    /// What several schemas share, which stands in a file of its own.
    case shared(SharedSchema)
  }

  /// A member of an object.
  public struct Property: Hashable, Sendable {
    /// The key.
    public let name: String
    /// What its value is.
    public let schema: Schema
    /// False if the key may be missing.
    public let isRequired: Bool
    /// A member of that key.
    public init(name: String, schema: Schema, isRequired: Bool) {
      (self.name, self.schema, self.isRequired) = (name, schema, isRequired)
    }
  }
}

/// A schema that others refer to by its name.
public struct SharedSchema: Hashable, Sendable {
  /// The name among those that are shared.
  public let name: String
  /// What it means, with a description.
  public let schema: Schema
}

extension Schema {
  /// Any value.
  public static let anything = Schema(words: [])
  /// A value of a basic type: `string`, `number`, `integer`, `boolean`, `object`.
  public static func type(_ name: String) -> Schema { Schema("type", .json(.string(name))) }
  /// A value of one of several basic types.
  public init(types: [String]) { self.init("type", .json(.array(types.map { .string($0) }))) }
  /// One of some words.
  public static func words(_ words: [String]) -> Schema {
    Schema("enum", .json(.array(words.map { .string($0) })))
  }
  /// Just this value.
  public static func constant(_ value: JSON) -> Schema { Schema("const", .json(value)) }
  /// What stands elsewhere, as `finding.json`.
  public static func reference(_ target: String) -> Schema { Schema("$ref", .json(.string(target))) }
  /// A list of values.
  public static func list(_ element: Schema) -> Schema {
    Schema(words: [Word(name: "type", value: .json("array")), Word(name: "items", value: .schema(element))])
  }
  /// Exactly so many numbers.
  public static func numbers(_ count: Int) -> Schema {
    let bound = Value.json(.integer(count))
    return Schema(
      words: list(.type("number")).words + [
        Word(name: "minItems", value: bound), Word(name: "maxItems", value: bound),
      ])
  }
  /// A value of just one of several schemas.
  public static func oneOf(_ schemas: [Schema]) -> Schema { Schema("oneOf", .schemas(schemas)) }

  /// A value of at least one of several schemas.
  public static func anyOf(_ schemas: [Schema]) -> Schema { Schema("anyOf", .schemas(schemas)) }

  /// A value of a schema, or null.
  public static func nullable(_ schema: Schema) -> Schema {
    guard schema.words.count == 1, case .json(let value) = schema.words[0].value else {
      return oneOf([schema, .type("null")])
    }
    return switch (schema.words[0].name, value) {
    case ("type", .string): Schema("type", .json([value, "null"]))
    case ("enum", .array(let words)): Schema("enum", .json(.array(words + [.null])))
    default: oneOf([schema, .type("null")])
    }
  }

  /// An object of these members and no others.
  public static func object(_ summary: String, _ properties: [Property]) -> Schema {
    let required = properties.filter(\.isRequired).map { JSON.string($0.name) }
    return Schema(words: [
      Word(name: "description", value: .json(.string(summary))),
      Word(name: "type", value: .json("object")), Word(name: "required", value: .json(.array(required))),
      Word(name: "properties", value: .properties(properties)),
      Word(name: "additionalProperties", value: .json(false)),
    ])
  }

  /// What describes the values; nil if nothing does.
  public var summary: String? {
    switch words.first(where: { $0.name == "description" })?.value {
    case .json(let json): json.text
    default: nil
    }
  }

  /// A reference to this schema by a name under which several share it.
  public func shared(as name: String) -> Schema {
    Schema("$ref", .shared(SharedSchema(name: name, schema: self)))
  }

  /// The same with another description.
  public func described(_ summary: String) -> Schema { with("description", .string(summary)) }

  /// The same with a word before the others, in place of the one of that name.
  func with(_ name: String, _ value: JSON) -> Schema {
    Schema(words: [Word(name: name, value: .json(value))] + words.filter { $0.name != name })
  }

  private init(_ name: String, _ value: Value) { words = [Word(name: name, value: value)] }
}
