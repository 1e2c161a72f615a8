extension StringProtocol {
  /// How many columns of a terminal the text takes.
  public var columnCount: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columnCount }
  }
}

extension Character {
  /// The columns that the character takes in a terminal: two for East Asian wide ones and emoji, otherwise one.
  ///
  /// Source: Unicode Standard Annex 11, East_Asian_Width W and F, by blocks.
  public var columnCount: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.value < 0x1100 { return 1 }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
