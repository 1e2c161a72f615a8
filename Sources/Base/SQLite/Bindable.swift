/// A value that a statement's parameter can take.
public protocol Bindable {
  /// Binds the value to the parameter, counted from 1.
  func bind(to statement: Statement, at index: Int)
}

extension Int: Bindable {
  public func bind(to statement: Statement, at index: Int) { statement.bind(self, at: index) }
}
extension Double: Bindable {
  public func bind(to statement: Statement, at index: Int) { statement.bind(self, at: index) }
}
extension Bool: Bindable {
  public func bind(to statement: Statement, at index: Int) { statement.bind(self ? 1 : 0, at: index) }
}
extension String: Bindable {
  public func bind(to statement: Statement, at index: Int) { statement.bind(self, at: index) }
}
extension Optional: Bindable where Wrapped: Bindable {
  public func bind(to statement: Statement, at index: Int) {
    if let self { self.bind(to: statement, at: index) } else { statement.bindNull(at: index) }
  }
}

extension Statement {
  /// Binds the values to the parameters from the first on.
  @inlinable public func bind<each Value: Bindable>(_ values: repeat each Value) {
    var index = 1
    for value in repeat each values {
      value.bind(to: self, at: index)
      index += 1
    }
  }

  /// Runs the statement with these values to its end.
  @inlinable public func run<each Value: Bindable>(_ values: repeat each Value) throws(SQLiteError) {
    bind(repeat each values)
    while try step() {}
  }
}
