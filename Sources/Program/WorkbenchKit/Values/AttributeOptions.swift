import CommandGrammar
import DesignModel
import Notation

/// The view attributes as options of `add-view`, one for each word of the vocabulary.
struct AttributeOptions: TabledParameters {
  /// What was given, not yet checked against the view's kind.
  var given: [(attribute: ViewAttribute, text: String)]

  /// What is said of a screen's root alone is no option, nor what a file recorded: `set-view` sets them.
  private static let attributes = ViewAttribute.allCases.filter { !$0.row.isOfRoot && !$0.row.isRecorded }

  static let parameters = attributes.map { attribute in
    ParameterSpec(attribute.rawValue, .option, help: attribute.summary, spelling: attribute.spelling)
  }

  init(arguments: [String: JSON]) {
    given = Self.attributes.compactMap { attribute in
      arguments[attribute.rawValue].map { (attribute, $0.spelledAsWord) }
    }
  }

  var arguments: [String: JSON] {
    Dictionary(uniqueKeysWithValues: given.map { ($0.attribute.rawValue, .string($0.text)) })
  }

  /// The attributes for a view of that kind.
  func attributes(for kind: ViewKind) throws(DesignError) -> Attributes {
    var attributes = Attributes()
    for (attribute, text) in given { try attributes.setOwn(attribute.rawValue, to: text, kind: kind) }
    return attributes
  }
}

extension ViewAttribute {
  /// How an option spells the attribute; what depends on the view's kind is checked when the view is known.
  fileprivate var spelling: ValueSpelling {
    let form = forms[0]
    let read: @Sendable (String) throws(ArgumentFault) -> JSON = { word throws(ArgumentFault) in
      guard forms.contains(where: { AttributeValue(parsing: word, form: $0) != nil }) else {
        throw ArgumentFault("expected \(form.description)\(form.suggestion(for: word))")
      }
      return .string(word)
    }
    return ValueSpelling(
      valueName: form.valueName, choices: choices, read: read,
      check: { json throws(ArgumentFault) in try read(json.spelledAsWord) },
      word: { $0.spelledAsWord })
  }
}

extension ViewAttribute {
  /// The words of every kind's form, those of few kinds first.
  var choices: [String] {
    forms.reversed().flatMap { form in
      switch form {
      case .word(let words), .words(let words): words
      default: form == .flag ? ["true", "false"] : []
      }
    }
  }
}

extension AttributeForm {
  fileprivate var valueName: String {
    switch self {
    case .text: "text"
    case .color: "color"
    case .number, .whole: "number"
    case .flag: "true|false"
    case .word: "word"
    case .words: "word,…"
    case .priorities: "HORIZONTAL,VERTICAL"
    case .size: "WIDTHxHEIGHT"
    case .recordedSize: "WIDTHxHEIGHT,SCOPE,DIGEST"
    case .insets, .guidedInsets: "TOP,LEFT,BOTTOM,RIGHT"
    }
  }

  fileprivate func suggestion(for word: String) -> String {
    if case .word(let words) = self { didYouMean(word, among: words) } else { "" }
  }
}

extension JSON {
  /// The value as a shell would spell it: NDJSON may give numbers and flags as such.
  var spelledAsWord: String { text ?? line }
}
