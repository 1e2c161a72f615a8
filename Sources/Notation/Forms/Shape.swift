/// How a kind of value is printed as JSON: declared once, it writes and describes it.
///
/// It is a form that nothing is read by.
public struct Shape<Value>: Sendable {
  /// The JSON Schema (draft 2020-12) of what `json` gives.
  public let schema: Schema
  private let writing: @Sendable (Value) -> JSON

  /// A shape by all that it can do.
  public init(schema: Schema, write: @escaping @Sendable (Value) -> JSON) {
    (self.schema, writing) = (schema, write)
  }

  /// The writing half of a form.
  public init(_ form: Form<Value>) { self.init(schema: form.schema, write: form.json) }
}

extension Shape {
  /// The value as JSON; it must be finite.
  public func json(of value: Value) -> JSON { writing(value) }

  /// An object of these members and no others.
  public static func record(_ summary: String, @Columns<Value> _ columns: () -> [Column<Value>]) -> Shape {
    let columns = columns()
    return Shape(schema: .object(summary, columns.map(\.property))) { value in
      .object(columns.members(of: value))
    }
  }

  /// The same, which schemas refer to by a name in place of repeating it.
  public func shared(as name: String) -> Shape { Shape(schema: schema.shared(as: name), write: writing) }

  /// The same under another description.
  public func described(_ summary: String) -> Shape {
    Shape(schema: schema.described(summary), write: writing)
  }

  /// A list of values of a shape.
  public static func list<Element>(_ shape: Shape<Element>) -> Shape<[Element]> where Value == [Element] {
    Shape<[Element]>(schema: .list(shape.schema)) { .array($0.map(shape.json)) }
  }

  /// A value of a shape, or null for nil.
  public static func nullable<Wrapped>(_ shape: Shape<Wrapped>) -> Shape<Wrapped?>
  where Value == Wrapped? {
    Shape<Wrapped?>(schema: .nullable(shape.schema)) { $0.map(shape.json) ?? .null }
  }
}

extension Shape where Value == JSON {
  /// JSON as it is, which a schema describes.
  public static func json(_ schema: Schema = .anything) -> Shape { Shape(schema: schema) { $0 } }
}

/// A value that is printed as JSON in one shape.
public protocol Shaped {
  /// The shape.
  static var shape: Shape<Self> { get }
}

extension Shaped {
  /// The value as it is printed.
  public var printed: JSON { Self.shape.json(of: self) }
}

extension String: Shaped { public static var shape: Shape<String> { Shape(.text) } }
extension Bool: Shaped { public static var shape: Shape<Bool> { Shape(.flag) } }
extension Int: Shaped { public static var shape: Shape<Int> { Shape(.whole) } }
extension Double: Shaped { public static var shape: Shape<Double> { Shape(.number) } }
extension JSON: Shaped { public static var shape: Shape<JSON> { .json() } }
extension Array: Shaped where Element: Shaped {
  public static var shape: Shape<[Element]> { .list(Element.shape) }
}
extension Optional: Shaped where Wrapped: Shaped {
  public static var shape: Shape<Wrapped?> { .nullable(Wrapped.shape) }
}

extension Shape where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One word of a closed list.
  public static var word: Shape {
    Shape(schema: .words(Value.allCases.map(\.rawValue))) { .string($0.rawValue) }
  }
}

extension Shaped where Self: RawRepresentable<String> & CaseIterable & Sendable {
  /// One word of a closed list.
  public static var shape: Shape<Self> { .word }
}
