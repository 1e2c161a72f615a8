/// What a view says in one language instead of its own text.
public struct LocalizedText: Hashable, Sendable {
  /// The view.
  public let view: ObjectID
  /// Which of its texts: one of `attributes`.
  public let attribute: ViewAttribute
  /// The language's canonical tag.
  public let locale: String
  /// The text.
  public var value: String

  /// A text of a view in a language.
  public init(view: ObjectID, attribute: ViewAttribute, locale: String, value: String) {
    precondition(Self.attributes.contains(attribute), "Only texts are translated")
    (self.view, self.attribute, self.locale, self.value) = (view, attribute, locale, value)
  }

  /// The attributes that can be translated.
  public static let attributes: [ViewAttribute] = ViewAttribute.allCases.filter {
    !$0.row.translationKeys.isEmpty
  }

  /// True if people see the text; accessibility labels have no part in a layout.
  public var isShown: Bool { Self.isShown(attribute) }
  fileprivate static func isShown(_ attribute: ViewAttribute) -> Bool { attribute != .label }
}

extension LocalizedText: ScreenObject {
  public static var kind: ObjectKind { .text }
  public static var list: WritableKeyPath<ScreenLists, [LocalizedText]> { \.texts }
  /// Neither attribute nor language holds a tab, so no two texts share a key.
  public var key: String { "\(view.text)\t\(attribute.rawValue)\t\(locale)" }
  public var references: [ObjectReference] { [.view(view)] }

  /// What a text's key names; nil for another key.
  public static func place(ofKey key: String) -> (view: ObjectID, attribute: ViewAttribute, locale: String)? {
    let parts = key.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2, let attribute = ViewAttribute(rawValue: parts[parts.count - 2]) else {
      return nil
    }
    return (ObjectID(parts.dropLast(2).joined(separator: "\t")), attribute, parts[parts.count - 1])
  }
}

extension ObjectKind {
  /// Texts of views in other languages.
  public static let text = ObjectKind("text", adder: "set-text")
}

extension Screen {
  /// What views say in other languages, in the order they were given.
  public var texts: [LocalizedText] { lists.texts }

  /// The attributes that a language sets on views, in the order of the views; views that it leaves alone are left out.
  ///
  /// A region's own text stands before its language's. What has none keeps the design's own text.
  public func localized(in locale: String) -> [(view: ObjectID, attributes: Attributes)] {
    said(in: locale).map { ($0.view.id, $0.attributes) }
  }

  private func said(in locale: String) -> [(view: View, attributes: Attributes)] {
    guard let tag = LanguageTag(parsing: locale) else { return [] }
    if let pseudolanguage = tag.pseudolanguage { return views.compactMap { $0.said(in: pseudolanguage) } }
    if texts.isEmpty { return [] }
    var found: [ObjectID: Attributes] = [:]
    for step in tag.chain.reversed() {
      for text in texts where text.locale == step {
        found[text.view, default: Attributes()][text.attribute] = .text(text.value)
      }
    }
    return views.compactMap { view in found[view.id].map { (view, $0) } }
  }

  /// The language by which a layout of this screen is distinguished from others: the shortest tag that says the same on
  /// the screen as `locale`; nil where that is what the design itself says.
  ///
  /// Accessibility labels have no part in a layout.
  public func layoutLocale(_ locale: String?) -> String? {
    guard let locale, let tag = LanguageTag(parsing: locale) else { return nil }
    let wanted = shown(in: locale)
    if wanted.isEmpty { return nil }
    return tag.chain.reversed().first { shown(in: $0) == wanted }
  }

  private struct Shown: Hashable {
    let view: ObjectID
    let attributes: Attributes
  }

  /// What a language changes of what people see.
  private func shown(in locale: String) -> [Shown] {
    said(in: locale).compactMap { place in
      let own = place.view.attributes
      var attributes = Attributes()
      for entry in place.attributes.entries
      where LocalizedText.isShown(entry.attribute) && own[entry.attribute] != entry.value {
        attributes[entry.attribute] = entry.value
      }
      return attributes.isEmpty ? nil : Shown(view: place.view.id, attributes: attributes)
    }
  }
}

extension View {
  /// The view's own texts in a language made up by rule.
  fileprivate func said(in language: Pseudolanguage) -> (view: View, attributes: Attributes)? {
    var result = Attributes()
    for attribute in LocalizedText.attributes {
      if let text = attributes.text(attribute) { result[attribute] = .text(language.text(text)) }
    }
    return result.isEmpty ? nil : (self, result)
  }
}
