/// Stands in for the library of that name where there is no checkout of it: functions that put functions together.
public func with<A, B>(_ value: A, _ body: (A) throws -> B) rethrows -> B { try body(value) }

@discardableResult
public func with<A: AnyObject>(_ value: A, _ body: (A) throws -> Void) rethrows -> A {
  try body(value)
  return value
}

public func with<A>(_ value: A, _ body: (inout A) throws -> Void) rethrows -> A {
  var value = value
  try body(&value)
  return value
}

public func update<A>(_ value: inout A, _ changes: ((inout A) -> Void)...) {
  for change in changes { change(&value) }
}

public func update<A: AnyObject>(_ value: A, _ changes: ((A) -> Void)...) {
  for change in changes { change(value) }
}

public func concat<A>(_ first: @escaping (A) -> A, _ second: @escaping (A) -> A, _ others: ((A) -> A)...) -> (
  A
)
  -> A
{
  { a in others.reduce(second(first(a))) { $1($0) } }
}

public func concat<A>(
  _ first: @escaping (inout A) -> Void, _ second: @escaping (inout A) -> Void,
  _ others: ((inout A) -> Void)...
) -> (inout A) -> Void {
  { a in
    first(&a)
    second(&a)
    for other in others { other(&a) }
  }
}

public func concat<A: AnyObject>(
  _ first: @escaping (A) -> Void, _ second: @escaping (A) -> Void, _ others: ((A) -> Void)...
) -> (A) -> Void {
  { a in
    first(a)
    second(a)
    for other in others { other(a) }
  }
}

public func mut<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (inout Root) -> Void {
  { $0[keyPath: path] = value }
}

public func mut<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value)
  -> (Root) -> Void
{ { $0[keyPath: path] = value } }

public func mver<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void)
  -> (inout Root) -> Void
{ { change(&$0[keyPath: path]) } }

public func mver<Root: AnyObject, Value>(
  _ path: ReferenceWritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
) -> (Root) -> Void { { change(&$0[keyPath: path]) } }

public func get<Root, Value>(_ path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }

public func over<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ change: @escaping (Value) -> Value)
  -> (Root) -> Root
{
  { root in
    var root = root
    root[keyPath: path] = change(root[keyPath: path])
    return root
  }
}

public func set<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root {
  over(path) { _ in value }
}

public func pipe<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
  { second(first($0)) }
}

public func compose<A, B, C>(_ outer: @escaping (B) -> C, _ inner: @escaping (A) -> B) -> (A) -> C {
  { outer(inner($0)) }
}

public func const<A, B>(_ value: A) -> (B) -> A { { _ in value } }
