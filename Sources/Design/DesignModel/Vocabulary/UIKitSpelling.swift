/// How Swift sets an attribute on a view of UIKit: pure data.
public enum UIKitSpelling: Sendable {
  /// Statements on the view, `%` for the value (`%1` and `%2` for those of the two axes); `words` are UIKit's for the
  /// design's, where they aren't members of the same name.
  case statements([String], words: [String: String] = [:])
  /// A statement on the view for each text between bars: `%` for the text, `#` for its place from 0.
  case each(String)
  /// A statement on the superview once the view is in it: `%` for the value, `@` for the view.
  case inSuperview(String)
  /// A part of the font; `owner` is what has it, with its full stop.
  case font(FontPart, owner: String = "")
  /// UIKit has nothing of the sort; a remark says what to do.
  case notCarried(String)

  /// A property that takes the value.
  static func property(_ name: String) -> UIKitSpelling { .statements(["\(name) = %"]) }
  /// A property that takes a member of an enumeration under another name.
  static func property(_ name: String, words: [String: String]) -> UIKitSpelling {
    .statements(["\(name) = %"], words: words)
  }
}
