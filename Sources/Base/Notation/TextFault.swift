/// A text of the design's own notation that can't be read, with the place pointed at.
public struct TextFault: Error, CustomStringConvertible {
  let error: SyntaxError
  let text: String

  /// A fault of grammar in a text.
  public init(_ error: SyntaxError, in text: String) { (self.error, self.text) = (error, text) }

  public var description: String { "\(error.reason) at column \(error.column(in: text))" }

  /// The text with a caret under the fault, on two lines.
  public var excerpt: String { error.pointing(into: text) }
}
