import DesignModel

/// Writes a constraint, with the constants and priorities that size classes give it.
struct WriteConstraint {
  private let constraint: LayoutConstraint
  private let owner: ObjectID
  private let ids: ExportIdentities
  private let variations: [Variation]

  init(
    _ constraint: LayoutConstraint, owner: ObjectID, _ ids: ExportIdentities, _ variations: [Variation]
  ) {
    (self.constraint, self.owner, self.ids, self.variations) = (constraint, owner, ids, variations)
  }

  /// The element; a remark in its place where only some profiles have the constraint.
  var content: [XMLNode.Content] {
    if let condition = constraint.condition {
      return [
        .remark("constraint \(constraint.id) when \(condition.spelled): Interface Builder can't say when")
      ]
    }
    var node = XMLNode("constraint", attributes)
    var remarks: [XMLNode.Content] = []
    for variation in variations {
      guard case .constraint(_, let change) = variation.change else { continue }
      guard let key = variation.condition.sizeClassKey else {
        remarks.append(
          .remark(
            "constraint \(constraint.id) when \(variation.condition.spelled): Interface Builder varies by size class alone"
          ))
        continue
      }
      if change.constant == nil, change.priority == nil { continue }
      node.append(
        XMLNode(
          "variation",
          [
            ("key", key), ("constant", change.constant?.spelledForXML),
            ("priority", change.priority?.value.spelledForXML),
          ]))
    }
    return [.element(node)] + remarks
  }

  private var attributes: [(String, String?)] {
    let first = side(constraint.first)
    let second = constraint.second.map(side)
    let isPlain = constraint.constant == 0
    return [
      // Without an item the view whose list it stands in is meant.
      ("firstItem", first.item), ("firstAttribute", first.attribute), ("relation", relation),
      ("secondItem", second.map { $0.item ?? ids.view(owner) }), ("secondAttribute", second?.attribute),
      ("multiplier", constraint.multiplier == 1 ? nil : constraint.multiplier.spelledForXML),
      ("constant", isPlain ? nil : constraint.constant.spelledForXML),
      ("priority", constraint.priority.isRequired ? nil : constraint.priority.value.spelledForXML),
      ("id", ids.constraint(constraint.id)),
    ]
  }

  private var relation: String? {
    switch constraint.relation {
    case .equal: nil
    case .atMost: "lessThanOrEqual"
    case .atLeast: "greaterThanOrEqual"
    }
  }

  private func side(_ side: AnchoredItem) -> (item: String?, attribute: String) {
    if side.item.region != .bounds { return (ids.region(side.item), side.anchor.fileWord) }
    return (side.item.owner == owner ? nil : ids.view(side.item.owner), side.anchor.fileWord)
  }
}

extension Anchor {
  /// The attribute's name in files.
  fileprivate var fileWord: String { self == .lastBaseline ? "baseline" : rawValue }
}
