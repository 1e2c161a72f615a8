/// The ASCII letters under accented Latin ones.
enum BaseLetters {
  /// The ASCII letter that a precomposed letter decomposes into, with marks; nil for others.
  ///
  /// The system font gives accented letters the advance of their base.
  static func base(of scalar: Unicode.Scalar) -> UInt8? { letters[scalar.value] }

  private static let letters: [UInt32: UInt8] = {
    var letters: [UInt32: UInt8] = [:]
    for row in FigureTable(PackageResources.base_letters_txt).rows {
      for scalar in String(decoding: row[1], as: UTF8.self).unicodeScalars {
        letters[scalar.value] = row[0].first
      }
    }
    return letters
  }()
}
