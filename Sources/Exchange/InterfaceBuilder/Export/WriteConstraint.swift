import DesignLanguage
import DesignModel

/// Writes a constraint, with the constants and priorities that size classes give it.
struct WriteConstraint {
  private let constraint: LayoutConstraint
  private let owner: ObjectID
  private let ids: ExportIdentities
  private let variations: [Variation]

  init(
    _ constraint: LayoutConstraint, owner: ObjectID, _ ids: ExportIdentities, variations: [Variation]
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
    var node = element
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

  private var element: XMLNode {
    XMLNode(
      constraint: constraint, first: side(constraint.first), second: constraint.second.map(side),
      owner: ids.view(owner), name: nil, id: ids.constraint(constraint.id))
  }

  private func side(_ side: AnchoredItem) -> FileSide {
    let word = side.anchor.fileWord
    if side.item.region != .bounds { return FileSide(item: ids.region(side.item), attribute: word) }
    return FileSide(item: side.item.owner == owner ? nil : ids.view(side.item.owner), attribute: word)
  }
}

/// A side of a constraint as files spell it; without an item the view is meant whose list it stands in.
struct FileSide {
  let item: String?
  let attribute: String
}

extension XMLNode {
  /// A constraint in the list of the view `owner`; `name` is what logs call it.
  init(
    constraint: LayoutConstraint, first: FileSide, second: FileSide?, owner: String, name: String?, id: String
  ) {
    let isPlain = constraint.constant == 0
    self.init(
      "constraint",
      [
        ("firstItem", first.item), ("firstAttribute", first.attribute),
        ("relation", constraint.relation.fileWord), ("secondItem", second.map { $0.item ?? owner }),
        ("secondAttribute", second?.attribute),
        ("multiplier", constraint.multiplier == 1 ? nil : constraint.multiplier.spelledForXML),
        ("constant", isPlain ? nil : constraint.constant.spelledForXML),
        ("priority", constraint.priority.isRequired ? nil : constraint.priority.value.spelledForXML),
        ("placeholder", constraint.origin == .placeholder ? "YES" : nil), ("identifier", name), ("id", id),
      ])
  }
}

extension Relation {
  /// The relation's name in files; nil for equality.
  var fileWord: String? {
    switch self {
    case .equal: nil
    case .atMost: "lessThanOrEqual"
    case .atLeast: "greaterThanOrEqual"
    }
  }
}

extension Anchor {
  /// The attribute's name in files.
  var fileWord: String { self == .lastBaseline ? "baseline" : rawValue }
}
