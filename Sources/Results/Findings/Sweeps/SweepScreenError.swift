/// A `sweep` that can't start.
public enum SweepScreenError: Error, CustomStringConvertible {
  /// No range was given.
  case nothingSwept
  /// A width or height that no window has, by its option.
  case unusableWindow(String)
  /// A length that no text has.
  case unusableLength
  /// The view of that name does not scroll.
  case noScrollView(String)
  /// The view of that name has no text.
  case noText(String)
  /// Formulas where no plane of windows is swept.
  case formulasOfOneRange

  public var description: String {
    switch self {
    case .nothingSwept:
      "nothing to sweep; give --width, --height, --text-size, --length or --scroll a range, as --width 320..1366"
    case .unusableWindow(let name): "'--\(name)' goes from 1 to 100000 points"
    case .unusableLength: "'--length' takes whole numbers of characters from 0 to 2000"
    case .noScrollView(let name): "view '\(name)' does not scroll; name a scroll view"
    case .noText(let name): "view '\(name)' has no text; name a label, button, text field or text view"
    case .formulasOfOneRange: "'--formulas' goes with two windows, as '--window 320x320..1376x1376'"
    }
  }
}
