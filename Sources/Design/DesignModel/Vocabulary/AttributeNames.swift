extension ViewAttribute {
  /// The attribute of that name, as records spell it, as options do or as UIKit does: `fontSize`, `font-size`,
  /// `contentInset`.
  public init?(named name: String) {
    guard
      let attribute = Self.allCases.first(where: {
        $0.rawValue == name || $0.optionName == name || $0.row.alias == name
      })
    else {
      return nil
    }
    self = attribute
  }

  /// The name as options spell it: `font-size`.
  public var optionName: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
