import DesignLanguage
import DesignModel

/// Keeps what is in a view between its top and its bottom, so that the view grows with it.
enum Padding {
  /// The least padding above and below what stands free in the content: UIKit's standard distance, in points.
  static let least = VisualFormat.standardSpacing

  /// Bounds texts and controls in a view, and in the plain views in it, where nothing bounds them yet.
  ///
  /// What stands in the middle of the content keeps there between two paddings, which grow alike and are never less
  /// than the least one.
  static func enclose(_ content: ObjectID, _ draft: inout RepairDraft) throws(DesignError) {
    let containers = draft.screen.views.filter {
      draft.screen.contains($0.id, under: content) && $0.kind != .stack && $0.kind != .scroll
    }
    for container in containers {
      for view in draft.screen.children(of: container.id) where draft.screen.holdsContent(view.id) {
        for edge in [Anchor.top, .bottom] {
          let padding = container.id == content ? least : 0
          try bound(edge, of: view, in: container.id, by: padding, into: &draft)
        }
      }
    }
  }

  private static func bound(
    _ edge: Anchor, of view: View, in container: ObjectID, by padding: Double, into draft: inout RepairDraft
  ) throws(DesignError) {
    let screen = draft.screen
    let (own, outer) = (AnchoredItem(Item(view.id), edge), AnchoredItem(Item(container), edge))
    let chain = VerticalChain(screen)
    if edge == .top ? chain.isAtLeast(own, outer) : chain.isAtLeast(outer, own) { return }
    let relation: Relation = edge == .top ? .atLeast : .atMost
    // A bound that could give way need only stop doing so.
    let weak = screen.constraints.first {
      $0.first == own && $0.second == outer && $0.relation == relation && $0.multiplier == 1
        && $0.condition == nil && $0.isInstalled
    }
    if var constraint = weak, !screen.variations.contains(where: { $0.target == constraint.id }) {
      constraint.priority = .required
      return try draft.set(constraint)
    }
    try draft.constrain(
      own, relation, to: outer, constant: edge == .top ? padding : 0 - padding,
      named: "padding-\(edge == .top ? "above" : "below")-\(view.name)")
  }
}

/// What required constraints say of which vertical place never lies above which other one.
private struct VerticalChain {
  private let bounds: [Bound]

  init(_ screen: Screen) {
    bounds = screen.constraints.filter(screen.isCertain).flatMap(Bound.all).filter {
      $0.high.sides == .vertical && $0.distance >= 0
    }
  }

  /// True if the first place never lies above the other: directly, or by way of places between them.
  func isAtLeast(_ high: AnchoredItem, _ low: AnchoredItem) -> Bool {
    guard let start = Bound.Edge(high), let goal = Bound.Edge(low) else { return false }
    var open = [start]
    var seen: Set<Bound.Edge> = [start]
    while let edge = open.popLast() {
      if edge.isNeverBefore(goal) { return true }
      for bound in bounds where edge.isNeverBefore(bound.high) && seen.insert(bound.low).inserted {
        open.append(bound.low)
      }
    }
    return false
  }
}
