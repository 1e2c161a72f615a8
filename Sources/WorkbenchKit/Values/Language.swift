import CommandGrammar
import DesignModel

/// A language that a user names.
struct Language: ArgumentValue {
  let tag: LanguageTag

  init(argument: String) throws(ArgumentFault) {
    guard let tag = LanguageTag(argument) else {
      throw ArgumentFault(
        "expected a language, as in de, de-AT or zh-Hans, or \(Pseudolanguage.words.joined(separator: ", "))"
      )
    }
    self.tag = tag
  }

  /// The canonical tag.
  var text: String { tag.text }
  var argument: String { text }
  /// How it is written; nil for an invented one.
  var direction: LayoutDirection? { tag.direction }
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
