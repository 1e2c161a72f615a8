import Notation

/// Reads a text by a grammar, and points at its fault as the program does.
func readNotation<Value>(
  _ bytes: [UInt8], _ read: (String) throws(SyntaxError) -> Value
) throws -> Value {
  let text = try text(bytes)
  do { return try read(text) } catch {
    throw Refusal(sentence: "\(error.reason)\n\(error.pointing(into: text))")
  }
}
