/// The name of a language as texts and profiles carry it: `de`, `de-AT`, `zh-Hans`, or one of the invented ones.
///
/// Facts: BCP 47; Foundation's folders spell `de_AT` and `zh-Hans.lproj`, so underscores are read, too.
public struct LanguageTag: Hashable, Sendable {
  /// In one spelling: language in lower case, script capitalized, region in capitals.
  public let text: String

  /// Reads a tag in any case; nil for what is none.
  public init?(parsing text: String) {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    if let pseudo = Pseudolanguage(rawValue: text.lowercased()) {
      self.text = pseudo.rawValue
      return
    }
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.isASCIILetters else {
      return nil
    }
    var words = [language.lowercased()]
    for part in parts.dropFirst() {
      guard let word = Self.canonical(part) else { return nil }
      words.append(word)
    }
    self.text = words.joined(separator: "-")
  }

  private static func canonical(_ part: Substring) -> String? {
    guard !part.isEmpty, part.utf8.count <= 8, part.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    switch part.utf8.count {
    case 2 where part.isASCIILetters: return part.uppercased()
    case 3 where part.allSatisfy(\.isNumber): return String(part)
    case 4 where part.isASCIILetters: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    case 5...8: return part.lowercased()
    default: return nil
    }
  }

  /// The tags to look texts up by, the most specific first: `de-AT`, `de`.
  public var chain: [String] {
    if pseudolanguage != nil { return [text] }
    var parts = text.split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result
  }

  /// The invented language, if it is one.
  public var pseudolanguage: Pseudolanguage? { Pseudolanguage(rawValue: text) }

  /// How the language is written; nil for an invented one that is written as the design's own is.
  ///
  /// Facts: the languages that iOS is translated into and writes from right to left are ar, fa, he, ur; the others are
  /// the right-to-left ones among CLDR's.
  public var direction: LayoutDirection? {
    if let pseudolanguage { return pseudolanguage.direction }
    let parts = text.split(separator: "-").map(String.init)
    if parts.contains(where: { $0 == "Arab" || $0 == "Hebr" }) { return .rtl }
    if parts.contains("Latn") || parts.contains("Cyrl") { return .ltr }
    return ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi"].contains(parts[0])
      ? .rtl : .ltr
  }

  /// True if a profile's name may carry the tag alone, which only languages with a two-letter code of ISO 639-1 and the
  /// invented ones may: whatever else stands there is more likely a slip of the pen.
  var isPlain: Bool {
    if pseudolanguage != nil { return true }
    let parts = text.split(separator: "-")
    return Self.codes.contains(String(parts[0]))
  }

  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv \
    ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne \
    ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st \
    su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}

extension Substring {
  fileprivate var isASCIILetters: Bool { allSatisfy { $0.isASCII && $0.isLetter } }
}

/// A language made up by rule from the design's own texts, as Xcode's scheme options have them.
public enum Pseudolanguage: String, Vocabulary {
  /// Every text twice, which shows what breaks in long languages.
  case double = "x-double"
  /// Letters with accents, which shows texts that nobody can translate, and needs no more room than languages with
  /// accents do.
  case accented = "x-accented"
  /// The design's own texts from right to left, which shows what was pinned to left and right.
  case rightToLeft = "x-rtl"

  /// How it is written; nil for as the design's own language is.
  var direction: LayoutDirection? { self == .rightToLeft ? .rtl : nil }

  /// The text in the language.
  public func text(_ text: String) -> String {
    switch self {
    case .double: text.isEmpty ? text : "\(text) \(text)"
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: text
    }
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz", "ÅåÇçĎďÉéĜĝĤĥÎîĴĵĶķĹĺÑñÖöŔŕŠšŤťÛûŴŵÝýŽž"))
}
