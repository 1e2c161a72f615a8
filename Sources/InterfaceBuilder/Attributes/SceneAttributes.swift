import DesignModel

extension Attributes {
  /// Sets the size that a view takes by itself, in points.
  mutating func setSize(_ seed: Seed) {
    self[.size] = .size(width: seed.width.map { max(0, $0) }, height: seed.height.map { max(0, $0) })
  }
}

extension AttributeTable.Row {
  /// True for what the canvas settles by tables of its own: intrinsic sizes, and how large controls are.
  var isOfCanvas: Bool {
    switch spelling {
    case .extent, .items: true
    // A field's border decides where its text lies.
    case .attribute(let attribute) where attribute.name == "borderStyle": false
    default: use.bare != nil
    }
  }
}
