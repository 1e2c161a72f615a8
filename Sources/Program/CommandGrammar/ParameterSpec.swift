public import Notation

/// What both doors, help, the manual and completion know of one parameter.
public struct ParameterSpec: Sendable {
  /// How a shell passes the parameter; in JSON all three are keys.
  public enum Kind: String, Sendable, CaseIterable {
    /// By its place among the words.
    case argument
    /// By its name, followed by a value.
    case option
    /// By its name alone.
    case flag
  }

  /// The property's name in camelCase: the JSON key.
  public let name: String
  /// The word typed in a shell: `textSize` becomes `--text-size`.
  public let optionName: String
  /// Names that are understood in its place, in camelCase; help is silent about them.
  public let formerNames: [String]
  /// How a shell passes it.
  public var kind: Kind
  /// Whether a shell passes it after `--`, which then ends the words of all other arguments.
  public let isAfterDashes: Bool
  /// One sentence, with its period.
  public var help: String
  /// The letter of `-m`, if there is one.
  public var short: Character?
  /// How one value is spelled.
  public var spelling: ValueSpelling
  /// Whether it may be given several times; its JSON is then an array.
  public var isRepeating: Bool
  /// Whether it must be given.
  public var isRequired: Bool
  /// The value when it is not given; nil if there is none.
  public var defaultValue: JSON?

  private var namedValue: String?

  /// A parameter whose values `spelling` reads; `value` overrides the spelling's name for them.
  public init(
    _ name: String, formerly: [String] = [], _ kind: Kind, help: String, spelling: ValueSpelling,
    short: Character? = nil, value: String? = nil, isRepeating: Bool = false, isRequired: Bool = false,
    isAfterDashes: Bool = false, defaultValue: JSON? = nil
  ) {
    self.isAfterDashes = isAfterDashes
    (self.name, optionName, formerNames) = (name, "--" + name.inKebabCase, formerly)
    (self.kind, self.help, self.short) = (kind, help, short)
    (self.spelling, self.isRepeating, self.isRequired) = (spelling, isRepeating, isRequired)
    (self.defaultValue, namedValue) = (defaultValue, value)
  }
}

extension ParameterSpec {
  /// The word that a shell's reader knows it by: `--text-size`, `<screen>` for an argument, or `-- <files>` after dashes.
  public var shellLabel: String {
    kind == .argument ? "\(isAfterDashes ? "-- " : "")<\(name.inKebabCase)>" : optionName
  }

  /// What names the value in help: `number`, `text|json`, or the parameter's own name for longer choices.
  public var valueName: String {
    if let namedValue { return namedValue }
    let joined = spelling.choices.joined(separator: "|")
    return joined.isEmpty ? spelling.valueName : joined.count <= 32 ? joined : name.inKebabCase
  }

  /// The parameter with its value: `--lines <number>`, `<screen>`, `--cascade`.
  public var usage: String { kind == .option ? "\(optionName) <\(valueName)>" : shellLabel }

  /// `usage` as it stands in a synopsis: in brackets if not required, with dots if it repeats.
  public var synopsis: String {
    if isAfterDashes { return "[\(usage)...]" }
    return (isRequired ? usage : "[\(usage)]") + (isRepeating ? "..." : "")
  }

  /// `value` as an invocation keeps it.
  func checked(_ value: JSON) throws(ArgumentFault) -> JSON {
    guard isRepeating else { return try spelling.check(value) }
    var elements: [JSON] = []
    for (index, element) in try value.listed(as: valueName).enumerated() {
      do { elements.append(try spelling.check(element)) } catch { throw error.of(element: index) }
    }
    return .array(elements)
  }
}

extension String {
  /// `textSize` as `text-size`.
  var inKebabCase: String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard utf8.contains(where: capitals.contains) else { return self }
    let bytes = utf8.flatMap { capitals.contains($0) ? [UInt8(ascii: "-"), $0 | 0x20] : [$0] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
