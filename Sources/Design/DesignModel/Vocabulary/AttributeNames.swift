extension ViewAttribute {
  /// The attribute of that name, as records spell it, as options do or as UIKit does: `fontSize`, `font-size`,
  /// `contentInset`.
  public init?(named name: String) {
    guard let attribute = Self.byName[name] else { return nil }
    self = attribute
  }

  /// The attributes by each of their names; the first has a name that two go by.
  private static let byName = Dictionary(
    allCases.flatMap { attribute in
      let names = [attribute.rawValue, attribute.optionName, attribute.row.alias]
      return names.compactMap(\.self).map { ($0, attribute) }
    }, uniquingKeysWith: { first, _ in first })

  /// The name as options spell it: `font-size`.
  public var optionName: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
