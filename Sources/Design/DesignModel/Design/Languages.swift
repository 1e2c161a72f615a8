/// The languages that texts are in.
extension Screen {
  /// The languages that people see texts of the screen in beside the design's own, by their tags in alphabetical order.
  public var languages: [LanguageTag] {
    Set(texts.filter(\.isShown).map(\.locale)).sorted().compactMap { LanguageTag(parsing: $0) }
  }
}

extension Sequence<Screen> {
  /// The languages of all the screens.
  public var languages: [LanguageTag] {
    let all = Dictionary(flatMap(\.languages).map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    return all.values.sorted { $0.text < $1.text }
  }
}

/// The languages of profiles, or of texts: `ar, de and the design's own`.
public struct LanguageList: Hashable, Sendable {
  /// The tags, in alphabetical order.
  public let tags: [String]
  /// Whether the design's own texts are among them.
  public let hasOwn: Bool

  /// The languages of profiles, nil for the design's own.
  public init(_ locales: some Sequence<String?>) {
    let all = Set(locales)
    (tags, hasOwn) = (all.compactMap(\.self).sorted(), all.contains(nil))
  }

  /// The languages of screens, and the design's own.
  public init(of screens: some Sequence<Screen>) {
    (tags, hasOwn) = (screens.languages.map(\.text), true)
  }

  /// The same as profiles have them.
  public var locales: [String?] { tags + (hasOwn ? [nil] : []) }

  /// True for the design's own alone.
  public var isOwnAlone: Bool { tags.isEmpty }

  /// Each by its tag, and the design's own texts at the end.
  public var names: [String] { tags + (hasOwn ? ["the design's own texts"] : []) }
}
