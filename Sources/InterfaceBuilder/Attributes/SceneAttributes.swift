import DesignModel

extension Attributes {
  /// What hides a view.
  static let hiding = Attributes(.hidden, .flag(true))

  /// Forgets that the view is hidden.
  mutating func show() { self[.hidden] = nil }

  /// Lets the view's size give way to any other's, where nothing is said of that.
  mutating func weaken() {
    for attribute in [ViewAttribute.hugging, .compression] where self[attribute] == nil {
      self[attribute] = .priorities(horizontal: 200, vertical: 200)
    }
  }

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
    default: use.bare != nil
    }
  }
}
