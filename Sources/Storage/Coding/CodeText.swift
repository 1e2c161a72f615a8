public import DesignModel
public import Notation

extension LocalizedText {
  /// `{"attribute":"text","locale":"de","value":…,"view":…}`.
  public var json: JSON {
    [
      "view": .string(view.text), "attribute": .string(attribute.rawValue), "locale": .string(locale),
      "value": .string(value),
    ]
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["view", "attribute", "locale", "value"])
    try self.init(
      view: ObjectID(try fields.text("view")), attribute: try fields.word("attribute"),
      locale: try fields.text("locale"), value: try fields.text("value"), at: place)
  }

  /// A text of rows or records; throws unless it is one that can be translated, in a language spelled canonically.
  init(
    view: ObjectID, attribute: ViewAttribute, locale: String, value: String, at place: String
  ) throws(CodingError) {
    guard Self.attributes.contains(attribute) else {
      throw CodingError("'\(attribute.rawValue)' is not translated", at: place)
    }
    guard let tag = LanguageTag(locale), tag.text == locale, tag.pseudolanguage == nil else {
      throw CodingError("'\(locale)' is no language's tag", at: place)
    }
    self.init(view: view, attribute: attribute, locale: locale, value: value)
  }
}
