import DesignModel

extension Attributes {
  /// Sets the size that a view takes by itself, in points.
  mutating func setSize(_ seed: Seed) {
    ownSize = (width: seed.width.map { max(0, $0) }, height: seed.height.map { max(0, $0) })
  }
}
