extension Screen {
  /// Takes away what a view says in a language, and returns it.
  @discardableResult
  public mutating func removeText(
    of view: ObjectID, _ attribute: ViewAttribute = TextTraits.main, in locale: String
  ) throws(DesignError) -> LocalizedText {
    guard let tag = LanguageTag(parsing: locale) else { throw .unusableLocale(locale) }
    let said = texts.filter { $0.view == view && $0.attribute == attribute }
    guard let text = said.first(where: { $0.locale == tag.text }) else {
      throw .unknownText(tag.text, attribute, view: name(of: view), among: said.map(\.locale))
    }
    try setText(nil, of: view, attribute, in: tag.text)
    return text
  }
}
