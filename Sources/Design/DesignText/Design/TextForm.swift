public import DesignModel
public import Notation

extension LocalizedText: DesignValue {
  public static let form: Form<LocalizedText> = .record(
    "What a view says in one language instead of its own text.",
    Member("view", "The view.", from: \.view, as: .identity.naming(.item)),
    Member("attribute", "Which of its texts.", from: \.attribute, as: .word),
    Member("locale", "The language's canonical tag.", from: \.locale, as: .text),
    Member("value", "The text.", from: \.value, as: .text)
  ) { (view, attribute, locale, value) throws(CodingError) in
    try LocalizedText(checking: view, attribute, in: locale, value)
  }

  /// A text of a row or a record; throws unless it is one that can be translated, in a language spelled canonically.
  public init(
    checking view: ObjectID, _ attribute: ViewAttribute, in locale: String, _ value: String,
    at place: Place = .top
  ) throws(CodingError) {
    guard Self.attributes.contains(attribute) else {
      throw CodingError("'\(attribute.rawValue)' is not translated", at: place)
    }
    guard let tag = LanguageTag(parsing: locale), tag.text == locale, tag.pseudolanguage == nil else {
      throw CodingError("'\(locale)' is no language's tag", at: place)
    }
    self.init(view: view, attribute: attribute, locale: locale, value: value)
  }
}
