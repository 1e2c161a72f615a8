public import DesignModel

/// What `pin` can fasten, each a constraint or several.
public enum Pin: String, Vocabulary {
  case edges, top, leading, bottom, trailing, left, right
  case center, centerX, centerY, size, width, height

  /// The anchors that the pin means.
  public var anchors: [Anchor] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .center: [.centerX, .centerY]
    case .size: [.width, .height]
    default: [Anchor(rawValue: rawValue)!]
    }
  }
}

extension ConstraintText {
  /// The constraint that fastens a view's anchor to the same anchor of `target`, the distance counted inwards.
  public init(pinning view: ObjectID, _ anchor: Anchor, to target: Item, insets: EdgeInsets) {
    let distance: Double =
      switch anchor {
      case .top: insets.top
      case .leading, .left: insets.left
      case .bottom: -insets.bottom
      case .trailing, .right: -insets.right
      case .width: -insets.left - insets.right
      case .height: -insets.top - insets.bottom
      default: 0
      }
    self.init(
      first: AnchoredItem(Item(view), anchor), relation: .equal, second: AnchoredItem(target, anchor),
      constant: distance)
  }

  /// The constraint that gives a view a width or a height in points.
  public init(sizing view: ObjectID, _ anchor: Anchor, to length: Double) {
    self.init(first: AnchoredItem(Item(view), anchor), relation: .equal, second: nil, constant: length)
  }
}

extension Screen {
  /// What a word of the constraint language names as a target: a view, guide, built-in guide, or `superview`.
  public func item(named name: String, beside view: ObjectID) throws(DesignError) -> Item {
    if let region = Region.named.first(where: { $0.rawValue == name }) {
      if region.isOfScroll { throw .regionNeedsScroll(region, view: "root") }
      return Item(.root, region)
    }
    if let guide = guides.first(where: { $0.name == name }) { return Item(guide.id) }
    if let dot = name.lastIndex(of: "."), let region = Region(rawValue: String(name[dot...].dropFirst())),
      region != .bounds
    {
      return Item(try owner(named: String(name[..<dot]), whole: name, beside: view), region)
    }
    return Item(try owner(named: name, whole: name, beside: view))
  }

  private func owner(
    named name: String, whole: String, beside view: ObjectID
  ) throws(DesignError) -> ObjectID {
    if name == "superview" {
      guard let parent = self.view(view)?.parent else { throw .rootCannot("tied to a superview") }
      return parent
    }
    guard let owner = try? self.view(named: name) else {
      throw .unknownItem(whole, screen: self.name, among: itemNames + Screen.reservedNames)
    }
    return owner.id
  }
}
