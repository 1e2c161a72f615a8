/// Kerning between printable ASCII characters at one weight.
struct Kerning: Sendable {
  /// Characters on each side: U+0020 up to U+007F.
  static let side = 96

  /// In 1/2048 em in the Text and in the Display cut, `side` entries a left character.
  let text, display: [Float]

  /// The kerning at a place on the weight axis (0 regular, 1 bold).
  ///
  /// The heavier the font, the more of it in the Text cut and the less in the Display cut, 3 % from regular to bold.
  /// Source: strings recorded on an iOS 26.1 simulator in eight weights; the bold figures of Inter miss them.
  init(weight: Double) {
    let trend = Float(0.03 * weight)
    var text = [Float](repeating: 0, count: Self.side * Self.side)
    var display = text
    for pair in Self.pairs {
      text[pair.place] = pair.text * (1 + trend)
      display[pair.place] = pair.display * (1 - trend)
    }
    (self.text, self.display) = (text, display)
  }

  /// The kerning in 1/2048 em at a place of the table, at a share of the Display cut.
  func units(_ place: Int, share: Double) -> Double {
    Double(text[place]) + share * (Double(display[place]) - Double(text[place]))
  }

  private struct Pair {
    var place: Int
    /// At regular weight.
    var text, display: Float
  }

  private static let pairs: [Pair] = FigureTable(PackageResources.kerning_txt).map { row in
    precondition(row.fields.count == 4, "A row of kerning holds two characters and two figures")
    let (left, right) = (code(of: row, 0), code(of: row, 1))
    let text = textUnits(left, right, regular: row.number(2), bold: row.number(3))
    return Pair(
      place: Int(left - 32) * side + Int(right - 32), text: Float(text),
      display: Float(text * growth(left, right)))
  }

  private static func code(of row: FigureRow, _ field: Int) -> UInt8 {
    row.fields[field].count == 1 ? row.byte(field) : 32  // `space`
  }

  /// What a pair of Inter becomes in the Text cut of the system font, in 1/2048 em.
  ///
  /// The system font draws no pair apart and leaves F with a small letter alone, where Inter does neither; its T is
  /// closer to small letters by a fifth. A capital is closer to a small letter in regular too where Inter says so in
  /// bold only. Source: of 1,556 labels of public Interface Builder files, 939 are equal with Inter's pairs, 1,029 so.
  private static func textUnits(_ left: UInt8, _ right: UInt8, regular: Double, bold: Double) -> Double {
    let isWord = isCapital(left) && isSmall(right)
    if isWord && left == UInt8(ascii: "F") { return 0 }
    let units = min(isWord && regular == 0 ? bold : regular, 0)
    return isWord && left == UInt8(ascii: "T") ? 1.2 * units : units
  }

  /// How much larger a pair is in the Display cut than in the Text cut.
  ///
  /// Source: small letters by the published pangram at 17 and 28 points (−245 and −310 units), capitals by strings
  /// recorded at 30 and 34 points; labels of Interface Builder from 24 points on say 1.45 to 1.5 for capitals.
  private static func growth(_ left: UInt8, _ right: UInt8) -> Double {
    if isCapital(left) || isCapital(right) { return 1.46 }
    return isSmall(left) && isSmall(right) ? 1.25 : 1
  }

  private static func isCapital(_ code: UInt8) -> Bool { (65...90).contains(code) }
  private static func isSmall(_ code: UInt8) -> Bool { (97...122).contains(code) }
}
