import Foundation

open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attr: NSLayoutConstraint.Attribute
  public override init() { fatalError() }
  init(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    item = object
    attr = attribute
    super.init()
  }
  func make(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat, at place: SourcePlace
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attr, relation: relation, second: other?.item, secondAttribute: other?.attr ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, place: place)
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: StaticString = #fileID,
    line: Int = #line
  )
    -> NSLayoutConstraint
  { make(.equal, to: anchor, constant: constant, at: SourcePlace(file, line)) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: anchor, constant: constant, at: SourcePlace(file, line))
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: anchor, constant: constant, at: SourcePlace(file, line))
  }
  public override var description: String { "\(item).\(attr)" }

  /// A guide from this anchor to another.
  func distance(to other: NSLayoutAnchor) -> UILayoutGuide {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    let guide = UILayoutGuide()
    (view?.superview ?? view)?.addLayoutGuide(guide)
    let ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      if self is NSLayoutYAxisAnchor {
        (.top, .bottom)
      } else if [attr, other.attr].contains(where: { [.left, .right].contains($0) }) {
        (.left, .right)
      } else {
        (.leading, .trailing)
      }
    for (end, anchor) in [(ends.0, self), (ends.1, other)] {
      NSLayoutConstraint(
        guide, end, relation: .equal, second: anchor.item, secondAttribute: anchor.attr, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    return guide
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, to: anchor, constant: 8 * multiplier, at: SourcePlace(file, line)) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: anchor, constant: 8 * multiplier, at: SourcePlace(file, line))
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: anchor, constant: 8 * multiplier, at: SourcePlace(file, line))
  }
  open func anchorWithOffset(to anchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: anchor), .width)
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The constant of a system spacing; UIKit has another between baselines, by the fonts.
  private func systemSpacing(_ multiplier: CGFloat, below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    if baselines.isSuperset(of: [attr, anchor.attr]) {
      Recorder.noteHere("system spacing between baselines counted as 8 points")
    }
    return 8 * multiplier
  }
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    make(.equal, to: anchor, constant: systemSpacing(multiplier, below: anchor), at: SourcePlace(file, line))
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(
      .greaterThanOrEqual, to: anchor, constant: systemSpacing(multiplier, below: anchor),
      at: SourcePlace(file, line))
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(
      .lessThanOrEqual, to: anchor, constant: systemSpacing(multiplier, below: anchor),
      at: SourcePlace(file, line))
  }
  open func anchorWithOffset(to anchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: anchor), .height)
  }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat, file: StaticString = #fileID, line: Int = #line)
    -> NSLayoutConstraint
  {
    make(.equal, to: nil, constant: constant, at: SourcePlace(file, line))
  }
  open func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: nil, constant: constant, at: SourcePlace(file, line))
  }
  open func constraint(
    lessThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: Int = #line
  )
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, to: nil, constant: constant, at: SourcePlace(file, line))
  }
  open func constraint(
    equalTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    make(.equal, to: dimension, multiplier: multiplier, constant: constant, at: SourcePlace(file, line))
  }
  open func constraint(
    greaterThanOrEqualTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(
      .greaterThanOrEqual, to: dimension, multiplier: multiplier, constant: constant,
      at: SourcePlace(file, line))
  }
  open func constraint(
    lessThanOrEqualTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(
      .lessThanOrEqual, to: dimension, multiplier: multiplier, constant: constant, at: SourcePlace(file, line)
    )
  }
}

public protocol LayoutAnchored: AnyObject {}

extension LayoutAnchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}
