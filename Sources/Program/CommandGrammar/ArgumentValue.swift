public import Notation

/// A type that one word of a command line, or one JSON value, can spell.
///
/// `init(json: value.json)` and `init(argument: value.argument)` both give `value` back. A type that JSON
/// spells as text too needs only `init(argument:)`, `argument` and `valueName`; an enum with `String` raw
/// values needs nothing.
public protocol ArgumentValue: Sendable {
  /// Reads one shell word.
  init(argument: String) throws(ArgumentFault)

  /// Reads one JSON value.
  init(json: JSON) throws(ArgumentFault)

  /// The shell word that spells the value.
  var argument: String { get }

  /// The JSON value that spells the value.
  var json: JSON { get }

  /// What help calls the value: `number`, `view`, `WxH`.
  static var valueName: String { get }

  /// Every accepted word in order, for help and completion; empty when they can't be listed.
  static var choices: [String] { get }

  /// What one of the choices means, as a sentence; empty for those that speak for themselves.
  static func meaning(of choice: String) -> String

  /// What completion offers.
  static var completion: CompletionKind { get }

  /// What stands between the parts of a word that holds several values; nil where a word is one value.
  static var separator: Character? { get }

  /// Whether the parameter may be given several times.
  static var isRepeating: Bool { get }

  /// The value of a parameter that is not given and declares no default; nil if it must be given.
  static var valueWhenAbsent: Self? { get }

  /// How one value is spelled; an array's elements, an optional's wrapped value.
  static var spelling: ValueSpelling { get }
}

extension ArgumentValue {
  /// Reads a JSON text as the word it spells.
  public init(json: JSON) throws(ArgumentFault) {
    guard let text = json.text else { throw .mismatch(expected: "text", found: json) }
    try self.init(argument: text)
  }

  /// The word as JSON text.
  public var json: JSON { .string(argument) }

  /// None are listed.
  public static var choices: [String] { [] }

  /// Choices speak for themselves.
  public static func meaning(of choice: String) -> String { "" }

  /// The listed choices, or nothing.
  public static var completion: CompletionKind { choices.isEmpty ? .nothing : .choices }

  /// A word is one value.
  public static var separator: Character? { nil }

  /// Only containers repeat.
  public static var isRepeating: Bool { false }

  /// The parameter must be given.
  public static var valueWhenAbsent: Self? { nil }

  /// The spelling that this type's own members make up.
  public static var spelling: ValueSpelling { ValueSpelling(of: Self.self) }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads the raw value of a case.
  public init(argument: String) throws(ArgumentFault) {
    guard let value = Self(rawValue: argument) else {
      throw .unlisted(argument, choices: Self.choices)
    }
    self = value
  }

  /// The raw value.
  public var argument: String { rawValue }

  /// `choice`; help shows the choices themselves where they are few, else the parameter's name.
  public static var valueName: String { "choice" }

  /// The raw values of all cases.
  public static var choices: [String] { allCases.map(\.rawValue) }
}
