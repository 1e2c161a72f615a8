public import Notation

extension String: ArgumentValue {
  /// Any word.
  public init(argument: String) { self = argument }

  /// The text itself.
  public var argument: String { self }

  /// `text`.
  public static var valueName: String { "text" }
}

extension Int: ArgumentValue {
  /// A whole number in decimal digits.
  public init(argument: String) throws(ArgumentFault) {
    guard let value = Int(argument) else { throw ArgumentFault("expected a whole number") }
    self = value
  }

  /// A whole JSON number.
  public init(json: JSON) throws(ArgumentFault) {
    if case .number = json { throw ArgumentFault("expected a whole number") }
    guard let value = json.whole else { throw .mismatch(expected: "a whole number", found: json) }
    self = value
  }

  /// Decimal digits.
  public var argument: String { String(self) }

  /// A JSON number, exact.
  public var json: JSON { .integer(self) }

  /// `number`.
  public static var valueName: String { "number" }
}

extension Double: ArgumentValue {
  /// A finite number in decimal digits.
  public init(argument: String) throws(ArgumentFault) {
    guard let value = Double(parsing: argument) else { throw ArgumentFault("expected a number") }
    self = value
  }

  /// A JSON number.
  public init(json: JSON) throws(ArgumentFault) {
    guard let value = json.double else { throw .mismatch(expected: "a number", found: json) }
    self = value
  }

  /// The shortest digits that read back as this number.
  public var argument: String { spelled }

  /// A JSON number; the value must be finite.
  public var json: JSON { JSON(self) }

  /// `number`.
  public static var valueName: String { "number" }
}

extension Bool: ArgumentValue {
  /// `true` or `false`.
  public init(argument: String) throws(ArgumentFault) {
    guard let value = Bool(argument) else { throw .unlisted(argument, choices: Self.choices) }
    self = value
  }

  /// A JSON boolean.
  public init(json: JSON) throws(ArgumentFault) {
    guard let value = json.claim else { throw .mismatch(expected: "true or false", found: json) }
    self = value
  }

  /// `true` or `false`.
  public var argument: String { description }

  /// A JSON boolean.
  public var json: JSON { .bool(self) }

  /// `boolean`.
  public static var valueName: String { "boolean" }

  /// `true` and `false`.
  public static var choices: [String] { ["true", "false"] }
}

extension Optional: ArgumentValue where Wrapped: ArgumentValue {
  /// A word that spells the wrapped value.
  public init(argument: String) throws(ArgumentFault) { self = try Wrapped(argument: argument) }

  /// Null, or a JSON value that spells the wrapped value.
  public init(json: JSON) throws(ArgumentFault) {
    self = json == .null ? nil : try Wrapped(json: json)
  }

  /// The wrapped value's word; empty for nil, which no word spells.
  public var argument: String { self?.argument ?? "" }

  /// The wrapped value's JSON, or null.
  public var json: JSON { self?.json ?? .null }

  /// The wrapped type's name.
  public static var valueName: String { Wrapped.valueName }

  /// The wrapped type's choices.
  public static var choices: [String] { Wrapped.choices }

  /// The wrapped type's completion.
  public static var completion: CompletionKind { Wrapped.completion }

  /// Whether the wrapped type repeats.
  public static var isRepeating: Bool { Wrapped.isRepeating }

  /// Nil: the parameter need not be given.
  public static var valueWhenAbsent: Wrapped?? { .some(nil) }

  /// The wrapped type's spelling.
  public static var spelling: ValueSpelling { Wrapped.spelling }
}

extension Array: ArgumentValue where Element: ArgumentValue {
  /// A word that spells the only element; commas don't split it.
  public init(argument: String) throws(ArgumentFault) { self = [try Element(argument: argument)] }

  /// A JSON array of elements.
  public init(json: JSON) throws(ArgumentFault) {
    self = []
    for (index, element) in try json.listed(as: Element.valueName).enumerated() {
      do { append(try Element(json: element)) } catch { throw error.of(element: index) }
    }
  }

  /// The elements' words, for display.
  public var argument: String { map(\.argument).joined(separator: " ") }

  /// A JSON array.
  public var json: JSON { .array(map(\.json)) }

  /// The element's name.
  public static var valueName: String { Element.valueName }

  /// The element's choices.
  public static var choices: [String] { Element.choices }

  /// The element's completion.
  public static var completion: CompletionKind { Element.completion }

  /// An array takes as many values as are given.
  public static var isRepeating: Bool { true }

  /// The element's spelling.
  public static var spelling: ValueSpelling { Element.spelling }
}

extension JSON {
  /// The elements, or a fault that names what the array should hold.
  func listed(as elementName: String) throws(ArgumentFault) -> [JSON] {
    guard let elements else {
      throw .mismatch(expected: "an array, as [<\(elementName)>]", found: self)
    }
    return elements
  }
}

extension ArgumentFault {
  /// The same fault, said of one element of an array, counted from zero.
  func of(element index: Int) -> ArgumentFault {
    ArgumentFault("element \(index + 1): \(reason)", excerpt: excerpt)
  }
}
