extension String {
  /// The text's lines, empty ones too, without the newline or carriage return and newline that ends each.
  ///
  /// Split by bytes, since Swift takes a carriage return and a newline for one character, which no newline equals.
  public var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
}
