import UIKit

/// A view or a guide with the attributes of it that are meant.
public final class ConstraintItem: ConstraintRelatableTarget {
  weak var target: AnyObject?
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.target, self.attributes) = (target, attributes)
  }
}

/// The attributes that a name means.
enum Parts {
  typealias List = [NSLayoutConstraint.Attribute]
  static let edges: List = [.left, .top, .right, .bottom]
  static let directionalEdges: List = [.leading, .top, .trailing, .bottom]
  static let margins: List = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: List = [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]

  /// What an attribute is measured from, where the other side names others than the constraint itself.
  static func counterpart(
    of attribute: NSLayoutConstraint.Attribute, at place: Int, own: List, other: List
  ) -> NSLayoutConstraint.Attribute {
    let sides = [edges, margins, directionalEdges, directionalMargins]
    if own == other { return attribute }
    if sides.contains(own), sides.contains(other) { return other[place] }
    return other[0]
  }
}

/// What has attributes by name: `snp` of a view or guide, and a maker.
public protocol ConstraintAttributes {
  associatedtype Part
  /// The part that has these attributes.
  func part(_ attributes: [NSLayoutConstraint.Attribute]) -> Part
}

extension ConstraintAttributes {
  public var left: Part { part([.left]) }
  public var top: Part { part([.top]) }
  public var right: Part { part([.right]) }
  public var bottom: Part { part([.bottom]) }
  public var leading: Part { part([.leading]) }
  public var trailing: Part { part([.trailing]) }
  public var width: Part { part([.width]) }
  public var height: Part { part([.height]) }
  public var centerX: Part { part([.centerX]) }
  public var centerY: Part { part([.centerY]) }
  public var baseline: Part { part([.lastBaseline]) }
  public var lastBaseline: Part { part([.lastBaseline]) }
  public var firstBaseline: Part { part([.firstBaseline]) }
  public var leftMargin: Part { part([.leftMargin]) }
  public var topMargin: Part { part([.topMargin]) }
  public var rightMargin: Part { part([.rightMargin]) }
  public var bottomMargin: Part { part([.bottomMargin]) }
  public var leadingMargin: Part { part([.leadingMargin]) }
  public var trailingMargin: Part { part([.trailingMargin]) }
  public var centerXWithinMargins: Part { part([.centerXWithinMargins]) }
  public var centerYWithinMargins: Part { part([.centerYWithinMargins]) }
  public var edges: Part { part(Parts.edges) }
  public var horizontalEdges: Part { part([.left, .right]) }
  public var verticalEdges: Part { part([.top, .bottom]) }
  public var directionalEdges: Part { part(Parts.directionalEdges) }
  public var directionalHorizontalEdges: Part { part([.leading, .trailing]) }
  public var directionalVerticalEdges: Part { part([.top, .bottom]) }
  public var size: Part { part([.width, .height]) }
  public var center: Part { part([.centerX, .centerY]) }
  public var margins: Part { part(Parts.margins) }
  public var directionalMargins: Part { part(Parts.directionalMargins) }
  public var centerWithinMargins: Part { part([.centerXWithinMargins, .centerYWithinMargins]) }
}
