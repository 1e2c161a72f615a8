/// Any JSON value; objects are written with their keys sorted, so equal values are written equal.
public enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A whole number, exact over the full range of `Int`.
  case integer(Int)
  /// A number with a fraction or an exponent; never a whole number below 2^53 (see `init(_: Double)`).
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// A finite number; whole ones become `integer`, so that 8 and 8.0 are equal.
  public init(_ value: Double) {
    precondition(value.isFinite, "JSON has no spelling for \(value)")
    if value == value.rounded(), abs(value) < 9_007_199_254_740_992 {
      self = .integer(Int(value))
    } else {
      self = .number(value)
    }
  }

  /// A list of texts.
  public init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
}

extension JSON {
  /// The members, if this is an object.
  public var members: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The elements, if this is an array.
  public var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The text, if this is a string.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The claim, if this is `true` or `false`.
  public var claim: Bool? {
    if case .bool(let claim) = self { claim } else { nil }
  }

  /// The number, if this is one.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The whole number, if this is one.
  public var whole: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The member of that name; nil if this is no object or has none.
  public subscript(name: String) -> JSON? { members?[name] }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(nilLiteral: ()) { self = .null }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension JSON {
  /// This object with another member of that name, or without one; a literal `nil` takes it away.
  public func with(_ name: String, _ value: JSON?) -> JSON {
    var members = members ?? [:]
    members[name] = value
    return .object(members)
  }
}
