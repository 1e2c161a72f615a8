/// A glyph's advances in 1/2048 em at the four corners of the system font's design space.
struct MasterAdvances: Equatable, Sendable {
  /// Regular weight, cut for text sizes.
  var regularText: Double
  /// Bold weight, cut for text sizes.
  var boldText: Double
  /// Regular weight, cut for display sizes.
  var regularDisplay: Double
  /// Bold weight, cut for display sizes.
  var boldDisplay: Double

  /// The advance in 1/2048 em at a place on the weight axis (0 regular, 1 bold) and a blend (0 Text, 1 Display).
  ///
  /// Source: text T, display D and f(size) of the published advances; both ways the figures run straight, and beyond
  /// bold up to black, as strings recorded in heavy and black show. Lighter weights have regular's, less `Thinning`.
  func units(weight: Double, blend: Double) -> Double {
    let weight = max(weight, 0)
    let text = regularText + weight * (boldText - regularText)
    let display = regularDisplay + weight * (boldDisplay - regularDisplay)
    return text + blend * (display - text)
  }
}

extension MasterAdvances {
  /// The four figures after a row's first field.
  init(row: FigureRow) {
    precondition(row.fields.count == 5, "A row of advances holds a code point and four figures")
    self.init(
      regularText: row.number(1), boldText: row.number(2),
      regularDisplay: row.number(3), boldDisplay: row.number(4))
  }

  /// The printable ASCII characters, U+0020 first; published figures.
  static let ascii: [MasterAdvances] = FigureTable(PackageResources.system_advances_txt).map {
    MasterAdvances(row: $0)
  }

  /// Characters outside ASCII whose figures are drawn from another typeface; see the table's head.
  static let approximate: [UInt32: MasterAdvances] = Dictionary(
    uniqueKeysWithValues: FigureTable(PackageResources.approximate_advances_txt).map {
      ($0.codePoint(0), MasterAdvances(row: $0))
    })
}
