import ConstraintSolver
import DesignModel

/// A constraint with its names looked up, as it is without variations.
struct PreparedConstraint: Sendable {
  /// The left side.
  let first: AnchorPlace
  /// The right side; nil for a constant.
  let second: AnchorPlace?
  /// How the left side stands to the right one.
  let relation: LinearRelation
  /// The factor of the right side.
  let multiplier: Double
  /// Points.
  let constant: Double
  /// 1000 is required.
  let priority: Double
  /// 1000 is required; on a canvas, which shows rows as high as the file has them.
  let priorityOnCanvas: Double
  /// Whether code takes its place at run time.
  let isPlaceholder: Bool
  /// Whether it was made of the autoresizing mask of the view on its left side.
  let isOfMask: Bool
  /// Whether it fixes a place or a length by that mask, as those do not that only bound one.
  var fixesByMask: Bool { isOfMask && relation == .equal && priority >= Priority.required.value }
  /// Whether it applies where no variation says otherwise.
  let isInstalled: Bool
  /// The environments it applies to; nil for all.
  let condition: Condition?
  /// The view in whose coordinate space places are measured: the nearest that is or holds both sides.
  ///
  /// Recorded frames agree for 61 of 61 constraints with a multiplier. A place without a right side is measured in the
  /// superview.
  let space: Int
  /// True when places are measured from the left whatever the direction: `left` and `right`, and a centre against a
  /// centre, whose constant UIKit does not mirror (general knowledge, unverified).
  let isAbsolute: Bool
  /// True if all that it speaks of are centres across the screen.
  private let isOfCenters: Bool

  /// A constraint of a screen whose items have those indexes.
  init(_ constraint: LayoutConstraint, _ indexes: [ObjectID: Int], in tree: ViewTree) {
    func index(_ side: AnchoredItem) -> Int {
      guard let index = indexes[side.item.owner] else {
        preconditionFailure("A constraint speaks only of items of its screen")
      }
      return index
    }
    let first = index(constraint.first)
    let second = constraint.second.map(index)
    self.first = AnchorPlace(constraint.first, item: first, other: second, tree)
    self.second = constraint.second.map { AnchorPlace($0, item: index($0), other: first, tree) }
    relation = LinearRelation(constraint.relation)
    multiplier = constraint.second == nil ? 0 : constraint.multiplier
    constant = constraint.constant
    isPlaceholder = constraint.origin == .placeholder
    isOfMask = constraint.origin == .autoresizing && constraint.first.item.region == .bounds
    priority = Self.limited(constraint.priority.value, isPlaceholder)
    let isLength = constraint.origin == .autoresizing && constraint.second == nil
    let isOfRow = isLength && constraint.priority > .fittingSize
    priorityOnCanvas = isOfRow ? Priority.required.value : constraint.priority.value
    isInstalled = constraint.isInstalled
    condition = constraint.condition
    space = tree.commonAncestor(self.first.item, self.second?.item ?? max(tree.parents[self.first.item], 0))
    let dimensions =
      [constraint.first.anchor.dimension] + (constraint.second.map { [$0.anchor.dimension] } ?? [])
    isOfCenters = dimensions.allSatisfy { $0 == .horizontalCenter }
    isAbsolute = dimensions.contains(.horizontalAbsolute) || isOfCenters
  }

  /// True of centres that lie on one another: that is the same from the left and from the right.
  func isItsOwnMirror(constant: Double) -> Bool {
    isAbsolute && isOfCenters && second != nil && relation == .equal && multiplier == 1 && constant == 0
  }

  /// What replaces code at run time gives way: code would say something that fits.
  static func limited(_ priority: Double, _ isPlaceholder: Bool) -> Double {
    isPlaceholder ? min(priority, 999) : priority
  }

  /// The views whose safe area, margins or readable content a side speaks of.
  var regionItems: [Int] {
    [first, second].compactMap { side in
      guard let side else { return nil }
      let isOfRegion = [.safeArea, .layoutMargins, .readableContent].contains(side.region)
      return side.isOfMargins || isOfRegion ? side.item : nil
    }
  }

  /// The scroll views from whose content the constraint leads to outside, or to their frame, so that it depends on the
  /// content offset.
  func crossedScrolls(_ tree: ViewTree) -> [Int] {
    [first, second].flatMap { side -> [Int] in
      guard let side else { return [] }
      if case .size = side.measure { return [] }
      var crossed: [Int] = []
      if tree.isScroll[side.item], side.isContent != (space == side.item) { crossed.append(side.item) }
      // `space` is the side's own view or lies above it, so what is left on the way up is crossed.
      var current = side.item == space ? -1 : tree.parents[side.item]
      while current >= 0, current != space {
        if tree.isScroll[current] { crossed.append(current) }
        current = tree.parents[current]
      }
      return crossed
    }
  }
}
