import DesignModel

extension Anchor {
  /// The anchor of that name in a file; nil for none that is known.
  init?(attribute: String) {
    switch attribute {
    case "baseline": self = .lastBaseline
    default: self.init(rawValue: attribute)
    }
  }
}

extension SceneTree {
  /// The side of a constraint that an identifier and an attribute spell; `ids` are the design's identities by index.
  ///
  /// Nil if the identifier means nothing or the attribute has no meaning there.
  func side(_ side: (item: String, attribute: String), _ ids: [ObjectID]) -> AnchoredItem? {
    guard let anchor = Anchor(attribute: side.attribute) else { return nil }
    switch guides[side.item] {
    case .top: return controllerGuide(anchor, outer: .top, inner: .bottom, root: ids[0])
    case .bottom: return controllerGuide(anchor, outer: .bottom, inner: .top, root: ids[0])
    case .view(let index, let key):
      return Region(guideKey: key).map { AnchoredItem(Item(ids[index], $0), anchor) }
    case nil:
      return indexes[side.item].map { AnchoredItem(Item(ids[$0]), anchor) }
    }
  }

  /// A constraint's points.
  ///
  /// The standard distance from the sides of a safe area is none, though the file has that from a superview, 20: 9 of 9
  /// from 12042 to 16087, in 6 projects.
  func constant(of constraint: SceneConstraint) -> Double {
    let ends = [constraint.first, constraint.second].compactMap(\.self)
    let isAtSide = ends.contains { item, attribute in
      guard case .view(_, "safeArea") = guides[item] else { return false }
      return ["leading", "trailing", "left", "right"].contains(attribute)
    }
    return constraint.isSymbolic && isAtSide ? 0 : constraint.constant
  }

  /// A controller's layout guide lies between the root's edge and its safe area and is as wide as the root.
  private func controllerGuide(
    _ anchor: Anchor, outer: Anchor, inner: Anchor, root: ObjectID
  ) -> AnchoredItem? {
    switch anchor {
    case inner: AnchoredItem(Item(root, .safeArea), outer)
    case outer: AnchoredItem(Item(root), outer)
    case .left, .right, .leading, .trailing, .width, .centerX: AnchoredItem(Item(root), anchor)
    default: nil
    }
  }
}

extension Region {
  /// The region of a view that a guide's key names.
  init?(guideKey: String) {
    switch guideKey {
    case "safeArea", "safeAreaLayoutGuide": self = .safeArea
    case "contentLayoutGuide": self = .contentLayout
    case "frameLayoutGuide": self = .frameLayout
    case "layoutMarginsGuide", "layoutMargins": self = .layoutMargins
    case "readableContentGuide", "readableContent": self = .readableContent
    case "keyboard", "keyboardLayoutGuide": self = .keyboard
    default: return nil
    }
  }
}
