/// The ASCII letters under accented Latin ones.
enum BaseLetters {
  /// The ASCII letter that a precomposed letter decomposes into, with marks; nil for others.
  ///
  /// The system font gives accented letters the advance of their base.
  static func base(of scalar: Unicode.Scalar) -> UInt8? { letters[scalar.value] }

  private static let letters = Dictionary(
    uniqueKeysWithValues: FigureTable(PackageResources.base_letters_txt).map { row in
      row.text(1).unicodeScalars.map { ($0.value, row.byte(0)) }
    }.joined())
}
