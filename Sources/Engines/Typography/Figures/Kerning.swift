/// Kerning between printable ASCII characters.
enum Kerning {
  /// Characters on each side: U+0020 up to U+007F.
  static let side = 96

  /// Kerning in 1/2048 em at a place on the weight axis (0 regular, 1 bold), `side` entries a left character.
  ///
  /// Beyond the two ends the nearer one counts.
  static func units(weight: Double) -> [Float] {
    let share = Float(min(max(weight, 0), 1))
    var units = [Float](repeating: 0, count: side * side)
    for pair in pairs { units[pair.place] = pair.regular + share * (pair.bold - pair.regular) }
    return units
  }

  private struct Pair {
    var place: Int
    var regular: Float
    var bold: Float
  }

  private static let pairs: [Pair] = FigureTable(PackageResources.kerning_txt).map { row in
    precondition(row.fields.count == 4, "A row of kerning holds two characters and two figures")
    return Pair(
      place: index(of: row, 0) * side + index(of: row, 1), regular: Float(row.number(2)),
      bold: Float(row.number(3)))
  }

  private static func index(of row: FigureRow, _ field: Int) -> Int {
    row.fields[field].count == 1 ? Int(row.byte(field)) - 32 : 0  // `space`
  }
}
