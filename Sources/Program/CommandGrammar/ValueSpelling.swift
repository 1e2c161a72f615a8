public import Notation

/// How one value of a parameter is spelled at both doors, with its type erased.
public struct ValueSpelling: Sendable {
  /// What help calls the value.
  public var valueName: String
  /// Every accepted word in order; empty when they can't be listed.
  public var choices: [String]
  /// What one of the choices means, as a sentence; empty for those that speak for themselves.
  public var meaning: @Sendable (String) -> String = { _ in "" }
  /// What completion offers.
  public var completion: CompletionKind
  /// What stands between the parts of a word that holds several values, which completion offers one by one; nil where a
  /// word is one value.
  public var separator: Character?
  /// Reads a shell word as the JSON that an invocation keeps.
  public var read: @Sendable (String) throws(ArgumentFault) -> JSON
  /// Reads a JSON value as the JSON that an invocation keeps.
  public var check: @Sendable (JSON) throws(ArgumentFault) -> JSON
  /// The shell word for a checked JSON value.
  public var word: @Sendable (JSON) -> String

  /// A spelling of one's own, for values that have no `ArgumentValue` type.
  public init(
    valueName: String, choices: [String] = [], completion: CompletionKind? = nil,
    read: @escaping @Sendable (String) throws(ArgumentFault) -> JSON,
    check: @escaping @Sendable (JSON) throws(ArgumentFault) -> JSON,
    word: @escaping @Sendable (JSON) -> String
  ) {
    (self.valueName, self.choices) = (valueName, choices)
    self.completion = completion ?? (choices.isEmpty ? .nothing : .choices)
    (self.read, self.check, self.word) = (read, check, word)
  }

  /// The spelling that the members of `type` make up.
  public init<Value: ArgumentValue>(of type: Value.Type) {
    self.init(
      valueName: type.valueName, choices: type.choices, completion: type.completion,
      read: { word throws(ArgumentFault) in try Value(argument: word).json },
      check: { json throws(ArgumentFault) in try Value(json: json).json },
      word: { json in (try? Value(json: json))?.argument ?? json.quotedInSentence })
    separator = type.separator
    meaning = { type.meaning(of: $0) }
  }
}
