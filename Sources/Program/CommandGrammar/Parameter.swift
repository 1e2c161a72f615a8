import Notation

/// One typed parameter of a command: the declaration, and after parsing the value.
///
/// Without an initial value the parameter must be given, unless its type is optional. An array without an
/// initial value needs at least one element; `= []` lets it be empty.
@propertyWrapper
public struct Parameter<Value: ArgumentValue>: Sendable {
  private let kind: ParameterSpec.Kind
  private let isAfterDashes: Bool
  private let help: String
  private let name: String?
  private let formerNames: [String]
  private let short: Character?
  private let valueName: String?
  private let completion: CompletionKind?
  private let fallback: Value?
  private var box: Box<Value>

  /// A parameter that a shell passes by its place; `name` replaces the property's name.
  public init(argument help: String, name: String? = nil, completion: CompletionKind? = nil) {
    self.init(
      .argument, help, name: name, formerly: [], short: nil, value: nil, completion: completion,
      default: Value.valueWhenAbsent)
  }

  /// A parameter that a shell passes by its place, with a default.
  public init(
    wrappedValue: Value, argument help: String, name: String? = nil, completion: CompletionKind? = nil
  ) {
    self.init(
      .argument, help, name: name, formerly: [], short: nil, value: nil, completion: completion,
      default: wrappedValue)
  }

  /// A parameter that takes the words which a shell passes after `--`, by default none.
  public init<Element>(
    wrappedValue: Value, afterDashes help: String, completion: CompletionKind? = nil
  ) where Value == [Element] {
    self.init(
      .argument, help, name: nil, formerly: [], short: nil, value: nil, completion: completion,
      default: wrappedValue, isAfterDashes: true)
  }

  /// A parameter that a shell passes as `--name value`; `value` is what help calls the value.
  ///
  /// The names in `formerly` are understood in its place, and help is silent about them.
  public init(
    option help: String, name: String? = nil, formerly: [String] = [], short: Character? = nil,
    value: String? = nil, completion: CompletionKind? = nil
  ) {
    self.init(
      .option, help, name: name, formerly: formerly, short: short, value: value, completion: completion,
      default: Value.valueWhenAbsent)
  }

  /// A parameter that a shell passes as `--name value`, with a default.
  public init(
    wrappedValue: Value, option help: String, name: String? = nil, formerly: [String] = [],
    short: Character? = nil, value: String? = nil, completion: CompletionKind? = nil
  ) {
    self.init(
      .option, help, name: name, formerly: formerly, short: short, value: value, completion: completion,
      default: wrappedValue)
  }

  /// A claim that a shell makes by `--name` alone; false when it is not given.
  public init(flag help: String, name: String? = nil, short: Character? = nil) where Value == Bool {
    self.init(
      .flag, help, name: name, formerly: [], short: short, value: nil, completion: nil, default: false)
  }

  private init(
    _ kind: ParameterSpec.Kind, _ help: String, name: String?, formerly formerNames: [String],
    short: Character?, value valueName: String?, completion: CompletionKind?, default fallback: Value?,
    isAfterDashes: Bool = false
  ) {
    self.isAfterDashes = isAfterDashes
    (self.kind, self.help, self.name, self.formerNames) = (kind, help, name, formerNames)
    self.short = short
    (self.valueName, self.completion, self.fallback) = (valueName, completion, fallback)
    box = Box(fallback)
  }

  /// The parameter's value; it must have been parsed or set, or have a default.
  public var wrappedValue: Value {
    get {
      guard let value = box.value else {
        preconditionFailure("a parameter without a default is read before it is given: \(help)")
      }
      return value
    }
    set { box = Box(newValue) }
  }
}

extension Parameter: DeclaringProperty, DeclaredMember {
  var isGroup: Bool { false }

  func specs(named property: String) -> [ParameterSpec] {
    var spelling = Value.spelling
    if let completion { spelling.completion = completion }
    return [
      ParameterSpec(
        name ?? property, formerly: formerNames, kind, help: help, spelling: spelling, short: short,
        value: valueName, isRepeating: Value.isRepeating, isRequired: fallback == nil,
        isAfterDashes: isAfterDashes, defaultValue: fallback?.json.unlessNull)
    ]
  }

  func fill(from arguments: [String: JSON], specs: [ParameterSpec]) throws(FillFault) {
    let spec = specs[0]
    guard let json = arguments[spec.name], !(spec.isRequired && json == []) else {
      if spec.isRequired { throw .missing(spec) }
      return
    }
    do {
      box.fill(with: try Value(json: json))
    } catch {
      throw .invalid(json, spec, error)
    }
  }

  func record(into arguments: inout [String: JSON], specs: [ParameterSpec]) {
    let json = wrappedValue.json
    // Nil is what a missing key means, unless the declaration gives another default.
    if json != .null || fallback?.json.unlessNull != nil { arguments[specs[0].name] = json }
  }
}

extension JSON {
  /// This value, or nil if it is null.
  var unlessNull: JSON? {
    // Not a conditional expression: there `nil` would be read as JSON's own null.
    guard self != .null else { return Optional.none }
    return self
  }
}
