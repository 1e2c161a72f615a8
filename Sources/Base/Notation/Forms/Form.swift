/// How a kind of value is spelled as JSON: declared once, it writes, reads, checks and describes it.
///
/// Forms can be inlined all through: made of concrete types where they are declared, they are as fast as code by hand.
public struct Form<Value>: Sendable {
  /// The JSON Schema (draft 2020-12) of what `json` gives.
  public let schema: Schema
  /// The places in a value that name other objects.
  public let references: [ReferencePath]
  /// The members of an object, for records that print them beside others; none of what is no object.
  public let columns: [Column<Value>]
  @usableFromInline let writing: @Sendable (Value) -> JSON
  @usableFromInline let reading: @Sendable (JSON, Place) throws(CodingError) -> Value
  /// Nil where no value holds a number, so that nobody need ask.
  @usableFromInline let finiteness: (@Sendable (Value) -> Bool)?

  /// A form by all that it can do; `isFinite`, where values hold numbers, is asked before one is written.
  @inlinable public init(
    schema: Schema, references: [ReferencePath] = [], columns: [Column<Value>] = [],
    isFinite: (@Sendable (Value) -> Bool)? = nil,
    write: @escaping @Sendable (Value) -> JSON,
    read: @escaping @Sendable (JSON, Place) throws(CodingError) -> Value
  ) {
    (self.schema, self.references, self.columns) = (schema, references, columns)
    (writing, reading, finiteness) = (write, read, isFinite)
  }
}

extension Form {
  /// The value as JSON; it must be finite.
  @inlinable public func json(of value: Value) -> JSON { writing(value) }

  /// Reads what `json(of:)` gives; `place` says in errors where it stands.
  @inlinable public func value(of json: JSON, at place: Place = .top) throws(CodingError) -> Value {
    try reading(json, place)
  }

  /// False if the value holds a number that JSON can't spell.
  @inlinable public func isFinite(_ value: Value) -> Bool { finiteness?(value) ?? true }

  /// Whether the value that an object may have is finite; nil where no value holds a number.
  @inlinable func finiteness<Object>(
    of get: @escaping @Sendable (Object) -> Value?
  ) -> (@Sendable (Object) -> Bool)? {
    guard let finiteness else { return nil }
    return { object in get(object).map(finiteness) ?? true }
  }

  /// The same of the values of a list.
  @inlinable var finitenessOfAll: (@Sendable ([Value]) -> Bool)? {
    guard let finiteness else { return nil }
    return { values in values.allSatisfy(finiteness) }
  }

  /// The same spelling of a value that wraps this one; `unwrap` may refuse a value, at whose place its reason is given.
  @inlinable public func map<Outer>(
    _ get: @escaping @Sendable (Outer) -> Value,
    _ make: @escaping @Sendable (Value, Place) throws(CodingError) -> Outer
  ) -> Form<Outer> {
    Form<Outer>(
      schema: schema, references: references, columns: columns.of(get), isFinite: finiteness(of: get),
      write: { self.json(of: get($0)) },
      read: { json, place throws(CodingError) in try make(self.value(of: json, at: place), place) })
  }

  /// The same form under another description.
  @inlinable public func described(_ summary: String) -> Form { with(schema.described(summary), references) }

  /// The same form, which schemas refer to by a name in place of repeating it.
  @inlinable public func shared(as name: String) -> Form { with(schema.shared(as: name), references) }

  /// The same form, whose values name objects of `space`, or texts in which `names` finds such.
  @inlinable public func naming(
    _ space: ReferencePath.Space, names: @escaping @Sendable (String) -> [String] = { [$0] }
  ) -> Form {
    with(schema, [ReferencePath([], to: space, names: names)])
  }

  @inlinable func with(_ schema: Schema, _ references: [ReferencePath]) -> Form {
    Form(
      schema: schema, references: references, columns: columns, isFinite: finiteness, write: writing,
      read: reading)
  }
}
