/// Which objects an element refers to.
enum ObjectReferences {
  /// Attributes that hold nothing but identifiers.
  private static let known: Set = [
    "destination", "firstItem", "secondItem", "reference", "tableViewCell", "initialViewController",
    "collectionViewCell",
  ]

  /// True where an attribute's value may be an identifier: `destination` and its like always, others where the value
  /// can't be a number, as identifiers were until Xcode 5.
  static func mayRefer(_ attribute: String, _ value: String) -> Bool {
    if known.contains(attribute) { return true }
    if attribute == "id" || attribute == "sceneID" || value.utf8.count != 10 { return false }
    let bytes = Array(value.utf8)
    return bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
  }
}
