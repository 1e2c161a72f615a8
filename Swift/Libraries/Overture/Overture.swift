/// Stands in for the library of that name where there is no checkout of it: functions that put functions together.
public func with<A, B>(_ a: A, _ f: (A) throws -> B) rethrows -> B { try f(a) }

@discardableResult
public func with<A: AnyObject>(_ a: A, _ f: (A) throws -> Void) rethrows -> A {
  try f(a)
  return a
}

public func with<A>(_ a: A, _ f: (inout A) throws -> Void) rethrows -> A {
  var a = a
  try f(&a)
  return a
}

public func update<A>(_ a: inout A, _ changes: ((inout A) -> Void)...) {
  for change in changes { change(&a) }
}

public func update<A: AnyObject>(_ a: A, _ changes: ((A) -> Void)...) { for change in changes { change(a) } }

public func concat<A>(_ f: @escaping (A) -> A, _ g: @escaping (A) -> A, _ fs: ((A) -> A)...) -> (A) -> A {
  { a in fs.reduce(g(f(a))) { $1($0) } }
}

public func concat<A>(
  _ f: @escaping (inout A) -> Void, _ g: @escaping (inout A) -> Void, _ fs: ((inout A) -> Void)...
) -> (inout A) -> Void {
  { a in
    f(&a)
    g(&a)
    for f in fs { f(&a) }
  }
}

public func concat<A: AnyObject>(
  _ f: @escaping (A) -> Void, _ g: @escaping (A) -> Void, _ fs: ((A) -> Void)...
) -> (A) -> Void {
  { a in
    f(a)
    g(a)
    for f in fs { f(a) }
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

public func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

public func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }

public func const<A, B>(_ value: A) -> (B) -> A { { _ in value } }
