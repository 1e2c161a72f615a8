import DesignModel

/// The views that clip and to which the author gives a height or width of 0: nobody sees what lies in them, until code
/// gives them another one.
///
/// A view that others squeeze to nothing is none: that is reported.
struct FoldedViews {
  private let tree: AuditedScreen
  private let views: [Int]

  /// Those of a screen whose views cut what lies in them where `clips` is true.
  init(of tree: AuditedScreen, _ clips: [Bool]) {
    self.tree = tree
    views = tree.flattened.filter { clips[$0] }
  }

  /// The layout with what lies in those that are flat on it as hidden.
  func hidden(in layout: ScreenLayout) -> ScreenLayout {
    let flat = views.filter { layout.views[$0].exact.isFlat }
    if flat.isEmpty { return layout }
    var result = layout
    for view in layout.views.indices where flat.contains(where: { tree.contains(view, under: $0) }) {
      result.views[view].isHidden = true
    }
    return result
  }
}

extension Rect {
  fileprivate var isFlat: Bool { min(width, height) < 1e-6 }
}

extension Screen {
  /// The views to which a constraint of the author gives a height or width of 0, always or in a variation.
  var flattenedViews: Set<ObjectID> {
    var varied: Set<ObjectID> = []
    for variation in variations {
      if case .constraint(let id, let change) = variation.change, change.constant == 0 { varied.insert(id) }
    }
    var result: Set<ObjectID> = []
    for constraint in constraints where constraint.second == nil && constraint.relation != .atLeast {
      let first = constraint.first
      guard [.width, .height].contains(first.anchor), first.item.region == .bounds,
        constraint.constant == 0 || varied.contains(constraint.id)
      else { continue }
      result.insert(first.item.owner)
    }
    return result
  }
}
