extension Screen {
  /// Sets what a view says in a language; nil takes it away.
  public mutating func setText(
    _ value: String?, of view: ObjectID, _ attribute: ViewAttribute = TextTraits.main, in locale: String
  ) throws(DesignError) {
    precondition(self.view(view) != nil, "An edit speaks of views of its own screen")
    guard let tag = LanguageTag(parsing: locale) else { throw .unusableLocale(locale) }
    if tag.pseudolanguage != nil { throw .madeUpLocale(locale) }
    guard LocalizedText.attributes.contains(attribute) else {
      throw .unknownAttribute(attribute.rawValue, among: LocalizedText.attributes.map(\.rawValue))
    }
    let text = LocalizedText(view: view, attribute: attribute, locale: tag.text, value: value ?? "")
    let place = texts.firstIndex { $0.key == text.key }
    switch (place, value) {
    case (let place?, nil): lists.texts.remove(at: place)
    case (let place?, let value?): lists.texts[place].value = value
    case (nil, .some): lists.texts.append(text)
    case (nil, nil): break
    }
  }
}
