import DesignLanguage
import DesignModel

/// A constraint as Swift makes it: by anchors where they can say it.
struct SwiftConstraints {
  let screen: Screen
  let names: SwiftNames

  /// The expression that makes the constraint; nil where UIKit has none.
  func expression(_ written: LayoutConstraint) -> String? {
    let constraint = screen.betweenAnchors(written)
    guard let second = constraint.second else {
      guard constraint.first.anchor.dimension == .size else { return position(constraint) }
      return
        "\(anchor(constraint.first)).constraint(\(word(constraint.relation))Constant: \(constraint.constant.exact))"
    }
    let isSize = constraint.first.anchor.dimension == .size
    let hasAnchors = !isMarginOfContent(constraint.first) && !isMarginOfContent(second)
    guard isSize || constraint.multiplier == 1 && hasAnchors else { return general(constraint, second) }
    var arguments = "\(word(constraint.relation)): \(anchor(second))"
    if constraint.multiplier != 1 { arguments += ", multiplier: \(constraint.multiplier.exact)" }
    if constraint.constant != 0 { arguments += ", constant: \(constraint.constant.exact)" }
    return "\(anchor(constraint.first)).constraint(\(arguments))"
  }

  /// A position that is a number: measured from the superview's edge, since UIKit compares positions with positions.
  private func position(_ constraint: LayoutConstraint) -> String? {
    let owner = constraint.first.item.owner
    guard let parent = screen.view(owner)?.parent ?? screen.guide(owner)?.owner else { return nil }
    let edge: Anchor =
      switch constraint.first.anchor.dimension {
      case .vertical: .top
      case .horizontalDirected: .leading
      default: .left
      }
    // A centre stands against an edge only in the long form.
    let second = AnchoredItem(Item(parent), edge)
    guard constraint.first.anchor.dimension != .horizontalCenter else { return general(constraint, second) }
    return "\(anchor(constraint.first)).constraint(\(word(constraint.relation)): \(anchor(second))"
      + "\(constraint.constant == 0 ? "" : ", constant: \(constraint.constant.exact)"))"
  }

  /// Whether a side is a margin of what a scroll view scrolls: the anchors of its margins' guide are those of its frame.
  private func isMarginOfContent(_ side: AnchoredItem) -> Bool {
    side.anchor.isOfMargins && side.item.region == .bounds && screen.view(side.item.owner)?.kind == .scroll
  }

  /// What anchors can't say: a multiple of a position, or a margin of what scrolls.
  private func general(_ constraint: LayoutConstraint, _ second: AnchoredItem) -> String {
    "NSLayoutConstraint(item: \(object(constraint.first)), attribute: .\(attribute(constraint.first)), "
      + "relatedBy: .\(relation(constraint.relation)), toItem: \(object(second)), "
      + "attribute: .\(attribute(second)), multiplier: \(constraint.multiplier.exact), "
      + "constant: \(constraint.constant.exact))"
  }

  private func word(_ relation: Relation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .atMost: "lessThanOrEqualTo"
    case .atLeast: "greaterThanOrEqualTo"
    }
  }

  private func relation(_ relation: Relation) -> String {
    switch relation {
    case .equal: "equal"
    case .atMost: "lessThanOrEqual"
    case .atLeast: "greaterThanOrEqual"
    }
  }

  private func anchor(_ side: AnchoredItem) -> String {
    let prefix = names.prefix(side.item.owner)
    guard side.item.region == .bounds else {
      return "\(prefix)\(side.item.region.uikitName).\(plain(side.anchor))Anchor"
    }
    return side.anchor.isOfMargins
      ? "\(prefix)layoutMarginsGuide.\(plain(side.anchor))Anchor" : "\(prefix)\(side.anchor.rawValue)Anchor"
  }

  private func object(_ side: AnchoredItem) -> String {
    side.item.region == .bounds
      ? names.item(side.item.owner) : "\(names.prefix(side.item.owner))\(side.item.region.uikitName)"
  }

  private func attribute(_ side: AnchoredItem) -> String { side.anchor.rawValue }

  /// The anchor of the margins' guide that a margin anchor is.
  private func plain(_ anchor: Anchor) -> String {
    switch anchor {
    case .leftMargin: "left"
    case .rightMargin: "right"
    case .topMargin: "top"
    case .bottomMargin: "bottom"
    case .leadingMargin: "leading"
    case .trailingMargin: "trailing"
    case .centerXWithinMargins: "centerX"
    case .centerYWithinMargins: "centerY"
    default: anchor.rawValue
    }
  }
}
