/// A member of an object's record that can be read again: its key, what it says, and how its value is spelled.
public struct Member<Object, Value>: Sendable {
  /// How it is written.
  @usableFromInline let column: Column<Object>
  @usableFromInline let references: [ReferencePath]
  /// Nil where the value holds no number.
  @usableFromInline let isFinite: (@Sendable (Object) -> Bool)?
  /// Given nil for a key that is missing.
  @usableFromInline let read: @Sendable (JSON?, Place) throws(CodingError) -> Value
}

extension Member {
  /// A member that every record has.
  @inlinable public init(
    _ name: String, _ summary: String, from get: @escaping @Sendable (Object) -> Value, as form: Form<Value>
  ) {
    self.init(
      name, summary, isRequired: true, as: form,
      isFinite: form.finiteness(of: get),
      write: { form.json(of: get($0)) }
    ) { json, place throws(CodingError) in
      guard let json else { throw CodingError("the member '\(name)' is missing", at: place) }
      return try form.value(of: json, at: .member(name, of: place))
    }
  }

  /// A member that is left out where its value is nil.
  @inlinable public static func optional<Wrapped>(
    _ name: String, _ summary: String, from get: @escaping @Sendable (Object) -> Wrapped?,
    as form: Form<Wrapped>
  ) -> Member<Object, Wrapped?> where Value == Wrapped? {
    Member<Object, Wrapped?>(
      name, summary, isRequired: false, as: form,
      isFinite: form.finiteness(of: get),
      write: { get($0).map(form.json) }
    ) { json, place throws(CodingError) in
      guard let json else { return nil }
      return try form.value(of: json, at: .member(name, of: place))
    }
  }

  /// A member that is left out where its value is `standard`.
  @inlinable public static func unless(
    _ standard: Value, named name: String, _ summary: String, from get: @escaping @Sendable (Object) -> Value,
    as form: Form<Value>
  ) -> Member where Value: Equatable & Sendable {
    Member(
      name, summary, isRequired: false, as: form,
      isFinite: form.finiteness(of: get),
      write: { object in
        let value = get(object)
        // Not a literal nil: that is JSON's null.
        return value == standard ? Optional.none : form.json(of: value)
      }
    ) { json, place throws(CodingError) in
      guard let json else { return standard }
      return try form.value(of: json, at: .member(name, of: place))
    }
  }

  @inlinable init<Spelled>(
    _ name: String, _ summary: String, isRequired: Bool, as form: Form<Spelled>,
    isFinite: (@Sendable (Object) -> Bool)?, write: @escaping @Sendable (Object) -> JSON?,
    read: @escaping @Sendable (JSON?, Place) throws(CodingError) -> Value
  ) {
    column = Column(name, summary, schema: form.schema, isRequired: isRequired, write: write)
    references = form.references.map { $0.within(name) }
    (self.isFinite, self.read) = (isFinite, read)
  }
}
