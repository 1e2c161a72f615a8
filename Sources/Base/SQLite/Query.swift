extension Database {
  /// Runs one statement with these values to its end.
  public func run<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value
  ) throws(SQLiteError) {
    try prepare(sql).run(repeat each values)
  }

  /// What `read` makes of each row.
  public func rows<each Value: Bindable, Result>(
    _ sql: String, _ values: repeat each Value, read: (Statement) throws -> Result
  ) throws -> [Result] {
    let statement = try prepare(sql)
    defer { statement.reset() }
    statement.bind(repeat each values)
    var results: [Result] = []
    while try statement.step() { results.append(try read(statement)) }
    return results
  }

  /// What `read` makes of the first row; nil if there is none.
  public func first<each Value: Bindable, Result>(
    _ sql: String, _ values: repeat each Value, read: (Statement) throws -> Result
  ) throws -> Result? {
    let statement = try prepare(sql)
    defer { statement.reset() }
    statement.bind(repeat each values)
    return try statement.step() ? try read(statement) : nil
  }

  /// The whole number in the first column of the first row; 0 if there is no row.
  public func count<each Value: Bindable>(_ sql: String, _ values: repeat each Value) throws -> Int {
    try first(sql, repeat each values) { $0.integer(0) } ?? 0
  }
}
