public import Notation

/// Why a word or a JSON value can't be taken as a parameter's value.
public struct ArgumentFault: Error, Hashable, Sendable {
  /// What was expected or what is wrong, lower case, without a final period.
  public var reason: String
  /// The user's text with a caret under the fault, on two lines; nil where there is nothing to point at.
  public var excerpt: String?

  /// A fault that `reason` explains.
  public init(_ reason: String, excerpt: String? = nil) {
    (self.reason, self.excerpt) = (reason, excerpt)
  }

  /// A fault of grammar in the text `word`, with its place.
  public init(_ error: SyntaxError, in word: String) {
    self.init(
      "\(error.reason) at column \(error.column(in: word))", excerpt: error.pointing(into: word))
  }

  /// `word` is none of `choices`; all are listed up to a dozen, and the nearest is suggested.
  public static func unlisted(_ word: String, choices: [String]) -> ArgumentFault {
    let listed = choices.prefix(12).joined(separator: ", ") + (choices.count > 12 ? ", …" : "")
    return ArgumentFault("expected one of \(listed)\(didYouMean(word, among: choices))")
  }

  /// A JSON value of another kind than `expected` names.
  static func mismatch(expected: String, found: JSON) -> ArgumentFault {
    ArgumentFault("expected \(expected), not \(found.kindName)")
  }
}

extension JSON {
  /// What a sentence calls a value of this kind.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value as an error quotes it: a text bare, anything else as JSON.
  var quotedInSentence: String { text ?? line }
}
