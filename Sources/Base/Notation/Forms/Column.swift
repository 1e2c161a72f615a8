/// A member of a printed record: its key, what it says, and how its value is printed.
public struct Column<Object>: Sendable {
  /// Its key with what the values are.
  public let property: Schema.Property
  /// Nil for what is left out.
  @usableFromInline let write: @Sendable (Object) -> JSON?

  @inlinable init(
    _ name: String, _ summary: String, schema: Schema, isRequired: Bool,
    write: @escaping @Sendable (Object) -> JSON?
  ) {
    property = Schema.Property(name: name, schema: schema.described(summary), isRequired: isRequired)
    self.write = write
  }

  /// The key.
  @inlinable public var name: String { property.name }
}

extension Column {
  /// A member that every record has.
  public init<Value>(
    _ name: String, _ summary: String, from get: @escaping @Sendable (Object) -> Value,
    as shape: ValueShape<Value>
  ) {
    self.init(name, summary, schema: shape.schema, isRequired: true) { shape.json(of: get($0)) }
  }

  /// A member that every record has.
  public init<Value: Shaped>(
    _ name: String, _ summary: String, from get: @escaping @Sendable (Object) -> Value
  ) {
    self.init(name, summary, from: get, as: Value.shape)
  }

  /// A member that is left out where its value is nil.
  public static func optional<Value>(
    _ name: String, _ summary: String, from get: @escaping @Sendable (Object) -> Value?,
    as shape: ValueShape<Value>
  ) -> Column {
    Column(name, summary, schema: shape.schema, isRequired: false) { get($0).map(shape.json) }
  }

  /// A member that is left out where its value is nil.
  public static func optional<Value: Shaped>(
    _ name: String, _ summary: String, from get: @escaping @Sendable (Object) -> Value?
  ) -> Column {
    optional(name, summary, from: get, as: Value.shape)
  }

  @inlinable init(property: Schema.Property, write: @escaping @Sendable (Object) -> JSON?) {
    (self.property, self.write) = (property, write)
  }

  /// The same of what an object may hold; it is left out where there is none.
  public func optional<Outer>(_ get: @escaping @Sendable (Outer) -> Object?) -> Column<Outer> {
    Column<Outer>(
      property: Schema.Property(name: property.name, schema: property.schema, isRequired: false)
    ) { get($0).flatMap(write) }
  }

  /// The same of what an object holds.
  @inlinable public func of<Outer>(_ get: @escaping @Sendable (Outer) -> Object) -> Column<Outer> {
    Column<Outer>(property: property) { write(get($0)) }
  }
}

/// The members of a record, one after another.
@resultBuilder
public enum Columns<Object> {
  /// One member.
  public static func buildExpression(_ column: Column<Object>) -> [Column<Object>] { [column] }
  /// Several members.
  public static func buildExpression(_ columns: [Column<Object>]) -> [Column<Object>] { columns }
  /// All members in order.
  public static func buildBlock(_ columns: [Column<Object>]...) -> [Column<Object>] {
    columns.flatMap { $0 }
  }
}

extension Array {
  /// The same of what an object may hold; they are left out where there is none.
  public func optional<Object, Outer>(_ get: @escaping @Sendable (Outer) -> Object?) -> [Column<Outer>]
  where Element == Column<Object> {
    map { $0.optional(get) }
  }

  /// The same of what an object holds.
  @inlinable public func of<Object, Outer>(_ get: @escaping @Sendable (Outer) -> Object) -> [Column<Outer>]
  where Element == Column<Object> {
    map { $0.of(get) }
  }

  @inlinable func members<Object>(of object: Object) -> [String: JSON] where Element == Column<Object> {
    var members: [String: JSON] = [:]
    members.reserveCapacity(count + 2)
    for column in self {
      if let value = column.write(object) { members[column.property.name] = value }
    }
    return members
  }

  /// The members that objects of several variants have: required where each has it; `pick` says which one an object is.
  @usableFromInline static func united<Object>(
    _ variants: [[Column<Object>]], of pick: @escaping @Sendable (Object) -> Int
  ) -> [Column<Object>] where Element == Column<Object> {
    variants.joined().reduce(into: []) { (united: inout [Column<Object>], column) in
      if united.contains(where: { $0.name == column.name }) { return }
      let found = variants.map { $0.first { $0.name == column.name } }
      let schemas = found.compactMap(\.?.property.schema)
      let schema = Set(schemas).count == 1 ? schemas[0] : .anyOf(schemas).described(schemas[0].summary ?? "")
      let isRequired = found.allSatisfy { $0?.property.isRequired ?? false }
      united.append(
        Column(property: Schema.Property(name: column.name, schema: schema, isRequired: isRequired)) {
          found[pick($0)]?.write($0)
        })
    }
  }
}
