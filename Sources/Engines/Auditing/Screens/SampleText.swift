import DesignModel

/// How a text shows that another one comes in its place at run time.
enum SampleText {
  /// A word that Interface Builder gives a new view, or the key of a text.
  case placeholder
  /// Filler, mostly Latin.
  case filler
  /// The words of the view's own name: `Stop Name` of a label stopNameLabel.
  case ownName

  /// What a view's text is a sample by; nil for a text of the app's.
  init?(_ view: View) {
    if view.attributes.isSample {
      self = .placeholder
      return
    }
    let text = TextTraits(view.kind, view.attributes).text
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard !words.isEmpty else { return nil }
    if Self.isKey(text) || Self.defaults.isSuperset(of: words) && Set(words).count == 1
      || words.count == 2 && words[1] == "label"
    {
      self = .placeholder
    } else if words.count(where: Self.latin.contains) >= 2 {
      self = .filler
    } else if words.count <= 3, view.kind == .label, view.attributes.isConnected,
      view.name.words.isSuperset(of: words)
    {
      self = .ownName
    } else {
      return nil
    }
  }

  private static let defaults: Set<String> = [
    "label", "title", "subtitle", "detail", "button", "placeholder", "text",
  ]
  private static let latin: Set<String> = [
    "lorem", "ipsum", "dolor", "amet", "adipiscing", "consectetur", "iste", "nihil", "occaecati",
  ]

  /// True for `order_status_title` and `_title`.
  private static func isKey(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    let isWord = { (part: Substring) in part.allSatisfy { $0.isLowercase || $0.isNumber } }
    return parts.count > 1 && parts.allSatisfy(isWord) && !parts.dropFirst().contains("")
  }
}

extension String {
  /// The words of a name that is written in camel case, in small letters.
  var words: Set<String> {
    var words: [String] = []
    for letter in self {
      if !letter.isLetter {
        words.append("")
      } else if letter.isUppercase || words.isEmpty {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1] += letter.lowercased()
      }
    }
    return Set(words)
  }
}
