import Notation

/// A command line or an NDJSON line that can't be understood; nothing ran.
public enum UsageError: Error, Hashable, Sendable {
  /// What a door calls the parameter that is missing.
  public enum Kind: String, Hashable, Sendable {
    /// A word at its place in a shell line.
    case argument
    /// An option of a shell line.
    case option
    /// A key of NDJSON.
    case key
  }

  /// The words name no command.
  case missingCommand
  /// No command has that name.
  case unknownCommand(String, meant: [String])
  /// Neither the command nor the program has that option; `of` is nil before the command's name.
  case unknownOption(String, of: String?, nearest: String?)
  /// More words than the command has arguments, which are `takes`.
  case unexpectedArgument(String, of: String, takes: [String])
  /// A required parameter is not given; the last is its help.
  case missing(Kind, String, of: String, String)
  /// An option stands without a value; `before` is the option-like word that follows, if any.
  case missingValue(String, valueName: String, before: String?)
  /// A flag stands with a value.
  case unwantedValue(String, for: String)
  /// A value that its parameter refuses.
  case invalidValue(String, for: String, ArgumentFault)
  /// An option that doesn't repeat stands twice.
  case givenTwice(String)
  /// The command has no parameter of that key.
  case unknownKey(String, of: String, nearest: String?)
  /// Values that are right one by one but don't go together.
  case refused(by: String, ArgumentFault)
  /// An NDJSON line that is not JSON.
  case notJSON(ArgumentFault)
  /// An NDJSON line that is JSON, but no object; the kind that was found.
  case notAnObject(found: String)
  /// An NDJSON line with a member beside `command` and `arguments`.
  case unknownMember(String, nearest: String?)
  /// An NDJSON line whose `command` or `arguments` is missing or of the wrong kind.
  case wrongMember(String, expected: String, found: String?)
}

extension UsageError: CustomStringConvertible {
  /// One sentence: cause, then remedy.
  public var description: String {
    switch self {
    case .missingCommand: "missing command; 'help' lists every command"
    case .unknownCommand(let word, let meant):
      "unknown command '\(word)'; "
        + (meant.isEmpty
          ? "'help' lists every command"
          : "did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))?")
    case .unknownOption(let word, let command, let nearest):
      "unknown option '\(word)'\(command.map { " of '\($0)'" } ?? " before the command")\(hint(nearest))"
    case .unexpectedArgument(let word, let command, let takes):
      "unexpected argument '\(word)'; '\(command)' takes "
        + (takes.isEmpty ? "no arguments" : "only \(takes.joined(separator: " "))")
    case .missing(let kind, let name, let command, let help):
      "missing \(kind) '\(name)' of '\(command)': \(help.asClause)"
    case .missingValue(let option, let valueName, let word):
      "missing value for '\(option) <\(valueName)>'"
        + (word.map { "; if '\($0)' is the value, write '\(option)=\($0)'" } ?? "")
    case .unwantedValue(let word, let flag): "'\(flag)' takes no value, but '\(word)' is given"
    case .invalidValue(let word, let label, let fault):
      "invalid value '\(word)' for '\(label)': \(fault.reason)"
    case .givenTwice(let option): "option '\(option)' is given twice; it takes one value"
    case .unknownKey(let key, let command, let nearest):
      "unknown key '\(key)' in the arguments of '\(command)'\(hint(nearest))"
    case .refused(let command, let fault): "'\(command)' refuses these options: \(fault.reason)"
    case .notJSON(let fault): "the line is not JSON: \(fault.reason)"
    case .notAnObject(let found):
      "expected an object, as {\"command\":\"…\",\"arguments\":{…}}, not \(found)"
    case .unknownMember(let key, let nearest):
      "unknown key '\(key)' beside 'command' and 'arguments'\(hint(nearest))"
    case .wrongMember(let key, let expected, let found?): "'\(key)' must be \(expected), not \(found)"
    case .wrongMember(let key, let expected, nil): "missing key '\(key)', which must be \(expected)"
    }
  }

  /// The user's text with a caret under the fault, where a grammar found one.
  public var excerpt: String? {
    switch self {
    case .invalidValue(_, _, let fault), .refused(_, let fault), .notJSON(let fault): fault.excerpt
    default: nil
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension String {
  /// A sentence as the tail of another: no capital, unless an abbreviation starts it, and no final period.
  fileprivate var asClause: String {
    let second = dropFirst().first
    let start = second?.isUppercase == true ? String(prefix(1)) : prefix(1).lowercased()
    let rest = dropFirst()
    return start + (rest.last == "." ? rest.dropLast() : rest)
  }
}
