extension Form {
  /// An object of these members and no others; `make` puts their values together again.
  ///
  /// A key that is none of them is refused, since it would be lost.
  @inlinable public static func record<each Part>(
    _ summary: String, _ members: repeat Member<Value, each Part>,
    make: @escaping @Sendable (repeat each Part) throws(CodingError) -> Value
  ) -> Form {
    var columns: [Column<Value>] = []
    var references: [ReferencePath] = []
    var checks: [@Sendable (Value) -> Bool] = []
    for member in repeat each members {
      columns.append(member.column)
      references += member.references
      if let isFinite = member.isFinite { checks.append(isFinite) }
    }
    let (names, written, numbers) = (columns.map { $0.name }, columns, checks)
    precondition(Set(names).count == names.count, "A record has each member once")
    let areFinite: @Sendable (Value) -> Bool = { object in numbers.allSatisfy { $0(object) } }
    return Form(
      schema: .object(summary, columns.map { $0.property }), references: references, columns: columns,
      isFinite: numbers.isEmpty ? nil : areFinite,
      write: { .object(written.members(of: $0)) }
    ) { json, place throws(CodingError) in
      let record = try json.members(among: names, at: place)
      do throws(CodingError) {
        return try make(repeat try (each members).read(record[(each members).column.name], place))
      } catch {
        throw error.place.isEmpty ? CodingError(error.reason, at: place) : error
      }
    }
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
