/// How a terminal sets a word off.
///
/// Source: ECMA-48, 8.3.117 SGR.
public enum WordStyle: String, Sendable {
  case bold = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// The text in this style, and what follows without it.
  public func applied(to text: some StringProtocol) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
