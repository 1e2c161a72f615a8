public import DesignModel

extension Screen {
  /// The views to which constraints give more than no points and at most two of width and of height, on every profile.
  ///
  /// Nobody sees them, nor can aim at them: they are fields that AutoFill looks for, and the like.
  public var unaimedViews: Set<ObjectID> {
    let varied = Set(
      variations.compactMap { variation in
        if case .constraint(let id, _) = variation.change { id } else { nil }
      })
    var given: [Anchor: Set<ObjectID>] = [:]
    for constraint in constraints where constraint.constant > 0 && constraint.constant <= Self.unseen {
      let first = constraint.first
      guard constraint.second == nil, constraint.relation == .equal, constraint.priority == .required,
        constraint.isInstalled, constraint.condition == nil, !varied.contains(constraint.id),
        first.item.region == .bounds
      else { continue }
      given[first.anchor, default: []].insert(first.item.owner)
    }
    return (given[.width] ?? []).intersection(given[.height] ?? [])
  }

  /// Points.
  private static let unseen = 2.0

  /// The places of the views that nobody sees or can touch as the design has them, be it by what they lie in: as little
  /// opaque as UIKit passes over.
  public var transparentViews: Set<Int> {
    var found: Set<Int> = []
    for (place, superview) in superviewPlaces.enumerated()
    where views[place].attributes.isTransparent || found.contains(superview) {
      found.insert(place)
    }
    return found
  }
}
