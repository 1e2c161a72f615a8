import CommandGrammar
import DesignModel

/// A language that a user names.
struct Language: ArgumentValue {
  /// The canonical tag.
  let text: String

  init(argument: String) throws(ArgumentFault) {
    guard let tag = LanguageTag(argument) else {
      throw ArgumentFault(
        "expected a language, as in de, de-AT or zh-Hans, or \(Pseudolanguage.words.joined(separator: ", "))"
      )
    }
    text = tag.text
  }

  var argument: String { text }
  /// How it is written; nil for an invented one.
  var direction: LayoutDirection? { LanguageTag(text)?.direction }
  static var valueName: String { "language" }
  static var choices: [String] { [] }
}

/// The texts of a view that can be translated, as options name them.
enum TextAttribute: String, CaseIterable, ArgumentValue {
  case text, placeholder, label
  /// The attribute of the design.
  var attribute: ViewAttribute {
    switch self {
    case .text: .text
    case .placeholder: .placeholder
    case .label: .label
    }
  }
}
