public import DesignModel

extension Screen {
  /// The file that the screen was imported from, and the line there of a view or constraint, or of the nearest view
  /// around it that the file has; nil for a screen that was not imported.
  public func origin(of id: ObjectID?) -> (file: String, line: Int?)? {
    guard let source else { return nil }
    let lines = Dictionary(
      source.places.compactMap { place in place.line.map { (place.object, $0) } },
      uniquingKeysWith: { first, _ in first })
    let around = id.map { [$0] + ancestors(of: $0).map(\.id) } ?? []
    return (source.file, around.lazy.compactMap { lines[$0.text] }.first)
  }
}
