public import DesignModel

extension Screen {
  /// The cells of collections that are as wide as their file's canvas, or as large as their content asks for: how large they
  /// are in the app the collection's layout says, which is code.
  public var cellsSizedByCode: Set<ObjectID> {
    let cells = Set(views.filter(\.attributes.isPrototype).map(\.id))
    guard !cells.isEmpty, let canvas = canvas?.size.width else { return [] }
    let widths = constraints.filter { constraint in
      guard constraint.origin == .autoresizing, constraint.second == nil, constraint.first.anchor == .width
      else { return false }
      return constraint.priority < .required || constraint.constant >= canvas - 2 * Self.inset
    }
    return cells.intersection(widths.map(\.first.item.owner))
  }

  /// Points that a list may leave at the sides of its cells.
  private static let inset = 40.0
}
