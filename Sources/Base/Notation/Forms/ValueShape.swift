/// How a kind of value is printed as JSON: declared once, it writes and describes it.
///
/// It is a form that nothing is read by.
public struct ValueShape<Value>: Sendable {
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

extension ValueShape {
  /// The value as JSON; it must be finite.
  public func json(of value: Value) -> JSON { writing(value) }

  /// An object of these members and no others.
  public static func record(_ summary: String, @Columns<Value> _ columns: () -> [Column<Value>]) -> ValueShape
  {
    let columns = columns()
    return ValueShape(schema: .object(summary, columns.map(\.property))) { value in
      .object(columns.members(of: value))
    }
  }

  /// The same, which schemas refer to by a name in place of repeating it.
  public func shared(as name: String) -> ValueShape {
    ValueShape(schema: schema.shared(as: name), write: writing)
  }

  /// The same with six decimal places in each number: far below a pixel, far above the noise of arithmetic.
  public var rounded: ValueShape { ValueShape(schema: schema) { writing($0).rounded } }

  /// The same under another description.
  public func described(_ summary: String) -> ValueShape {
    ValueShape(schema: schema.described(summary), write: writing)
  }

  /// A list of values of a shape.
  public static func list<Element>(_ shape: ValueShape<Element>) -> ValueShape<[Element]>
  where Value == [Element] {
    ValueShape<[Element]>(schema: .list(shape.schema)) { .array($0.map(shape.json)) }
  }

  /// A value of a shape, or null for nil.
  public static func nullable<Wrapped>(_ shape: ValueShape<Wrapped>) -> ValueShape<Wrapped?>
  where Value == Wrapped? {
    ValueShape<Wrapped?>(schema: .nullable(shape.schema)) { $0.map(shape.json) ?? .null }
  }
}

extension ValueShape where Value == JSON {
  /// JSON as it is, which a schema describes.
  public static func json(_ schema: Schema = .anything) -> ValueShape { ValueShape(schema: schema) { $0 } }
}

/// A value that is printed as JSON in one shape.
public protocol Shaped {
  /// The shape.
  static var shape: ValueShape<Self> { get }
}

extension Shaped {
  /// The value as it is printed.
  public var printed: JSON { Self.shape.json(of: self) }
}

extension String: Shaped { public static var shape: ValueShape<String> { ValueShape(.text) } }
extension Bool: Shaped { public static var shape: ValueShape<Bool> { ValueShape(.flag) } }
extension Int: Shaped { public static var shape: ValueShape<Int> { ValueShape(.whole) } }
extension Double: Shaped { public static var shape: ValueShape<Double> { ValueShape(.number) } }
extension JSON: Shaped { public static var shape: ValueShape<JSON> { .json() } }
extension Array: Shaped where Element: Shaped {
  public static var shape: ValueShape<[Element]> { .list(Element.shape) }
}
extension Optional: Shaped where Wrapped: Shaped {
  public static var shape: ValueShape<Wrapped?> { .nullable(Wrapped.shape) }
}

extension ValueShape where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One word of a closed list.
  public static var word: ValueShape {
    ValueShape(schema: .words(Value.allCases.map(\.rawValue))) { .string($0.rawValue) }
  }
}

extension Shaped where Self: RawRepresentable<String> & CaseIterable & Sendable {
  /// One word of a closed list.
  public static var shape: ValueShape<Self> { .word }
}
