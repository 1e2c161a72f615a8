extension Form {
  /// An object of these members and no others; `make` puts their values together again.
  ///
  /// A key that is none of them is refused, since it would be lost.
  @inlinable public static func record<each Part>(
    _ summary: String, _ members: repeat Member<Value, each Part>,
    make: @escaping @Sendable (repeat each Part) throws(CodingError) -> Value
  ) -> Form {
    let columns = RecordColumns<Value>(repeat each members)
    return Form(
      schema: columns.schema(summary), references: columns.references,
      isFinite: columns.checks.isEmpty ? nil : columns.isFinite,
      write: columns.json
    ) { json, place throws(CodingError) in
      let record = try json.members(among: columns.names, at: place)
      do throws(CodingError) {
        return try make(repeat try (each members).read(record[(each members).name], place))
      } catch {
        throw error.place.isEmpty ? CodingError(error.reason, at: place) : error
      }
    }
  }
}

/// What the members of a record say together.
@usableFromInline struct RecordColumns<Object>: Sendable {
  @usableFromInline let names: [String]
  @usableFromInline let references: [ReferencePath]
  @usableFromInline let properties: [Schema.Property]
  @usableFromInline let writers: [@Sendable (Object) -> JSON?]
  @usableFromInline let checks: [@Sendable (Object) -> Bool]

  @inlinable init<each Part>(_ members: repeat Member<Object, each Part>) {
    var (names, references): ([String], [ReferencePath]) = ([], [])
    var properties: [Schema.Property] = []
    var writers: [@Sendable (Object) -> JSON?] = []
    var checks: [@Sendable (Object) -> Bool] = []
    for member in repeat each members {
      precondition(!names.contains(member.name), "A record has each member once")
      names.append(member.name)
      references += member.references
      properties.append(
        Schema.Property(name: member.name, schema: member.schema, isRequired: member.isRequired))
      writers.append(member.write)
      if let isFinite = member.isFinite { checks.append(isFinite) }
    }
    (self.names, self.references, self.properties) = (names, references, properties)
    (self.writers, self.checks) = (writers, checks)
  }

  @inlinable func schema(_ summary: String) -> Schema { .object(summary, properties) }

  @inlinable @Sendable func isFinite(_ object: Object) -> Bool { checks.allSatisfy { $0(object) } }

  @inlinable @Sendable func json(of object: Object) -> JSON {
    var members: [(String, JSON)] = []
    members.reserveCapacity(names.count)
    for index in names.indices {
      if let value = writers[index](object) { members.append((names[index], value)) }
    }
    // Room for what is there and no more: thousands of profiles leave most members out.
    return .object(Dictionary(uniqueKeysWithValues: members))
  }
}

extension JSON {
  /// The members of an object that has none but these; throws if it is no object or has another, which would be lost.
  public func members(among names: [String], at place: Place = .top) throws(CodingError) -> [String: JSON] {
    guard case .object(let members) = self else { throw CodingError("expected an object", at: place) }
    guard members.keys.contains(where: { !names.contains($0) }) else { return members }
    let unknown = members.keys.sorted().first { !names.contains($0) }!
    throw CodingError("unknown member '\(unknown)'\(didYouMean(unknown, among: names))", at: place)
  }
}
