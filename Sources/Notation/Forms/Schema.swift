/// A JSON Schema (draft 2020-12), as forms describe themselves.
public struct Schema: Hashable, Sendable {
  /// The schema's own JSON.
  public let json: JSON

  /// A schema that is spelled out.
  public init(_ json: JSON) { self.json = json }

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

extension Schema {
  /// Any value.
  public static let anything = Schema([:])
  /// A value of a basic type: `string`, `number`, `integer`, `boolean`.
  public static func type(_ name: String) -> Schema { Schema(["type": .string(name)]) }
  /// One of some words.
  public static func words(_ words: [String]) -> Schema {
    Schema(["enum": .array(words.map { .string($0) })])
  }
  /// Just this value.
  public static func constant(_ value: JSON) -> Schema { Schema(["const": value]) }
  /// What stands elsewhere, as `common.json#/$defs/term`.
  public static func reference(_ target: String) -> Schema { Schema(["$ref": .string(target)]) }
  /// A list of values.
  public static func list(_ element: Schema) -> Schema { Schema(["type": "array", "items": element.json]) }
  /// Exactly so many numbers.
  public static func numbers(_ count: Int) -> Schema {
    Schema([
      "type": "array", "items": ["type": "number"], "minItems": .integer(count), "maxItems": .integer(count),
    ])
  }
  /// A value of just one of several schemas.
  public static func oneOf(_ schemas: [Schema]) -> Schema { Schema(["oneOf": .array(schemas.map(\.json))]) }
  /// A value of a schema, or null.
  public static func nullable(_ schema: Schema) -> Schema {
    Schema(["oneOf": [schema.json, ["type": "null"]]])
  }

  /// An object of these members and no others.
  public static func object(_ summary: String, _ properties: [Property]) -> Schema {
    Schema([
      "description": .string(summary), "type": "object",
      "required": .array(properties.filter(\.isRequired).map { .string($0.name) }),
      "properties": .object(Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0.schema.json) })),
      "additionalProperties": false,
    ])
  }

  /// The same with another description.
  public func described(_ summary: String) -> Schema {
    guard case .object(var members) = json else { return self }
    members["description"] = .string(summary)
    return Schema(.object(members))
  }
}
