import DesignModel

extension TextStyle {
  /// The files' names of the styles that they call otherwise.
  private static let fileWords: [TextStyle: String] = [.largeTitle: "Title0", .subheadline: "Subhead"]
  private static let prefix = "UICTFontTextStyle"

  /// The style's name in files.
  var fileWord: String {
    Self.prefix + (Self.fileWords[self] ?? rawValue.prefix(1).uppercased() + rawValue.dropFirst())
  }

  /// The style that a file names, with or without what all styles' names begin with.
  init?(fileWord word: String) {
    let full = word.hasPrefix(Self.prefix) ? word : Self.prefix + word
    guard let style = Self.allCases.first(where: { $0.fileWord == full }) else { return nil }
    self = style
  }
}

extension FontWeight {
  /// The weight that a file names.
  init?(fileWord word: String) {
    switch word {
    case "ultralight": self = .ultraLight
    case "demibold", "demiBold": self = .semibold
    default: self.init(rawValue: word)
    }
  }
}
