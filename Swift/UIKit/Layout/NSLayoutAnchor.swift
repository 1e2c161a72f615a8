import Foundation

open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attr: NSLayoutConstraint.Attribute
  public override init() { fatalError() }
  init(_ i: AnyObject, _ a: NSLayoutConstraint.Attribute) {
    item = i
    attr = a
    super.init()
  }
  func make(
    _ r: NSLayoutConstraint.Relation, _ o: NSLayoutAnchor?, _ m: CGFloat, _ c: CGFloat, _ place: SourcePlace
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attr, r, o?.item, o?.attr ?? .notAnAttribute, m, c, place)
  }
  open func constraint(
    equalTo a: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: StaticString = #fileID,
    line: Int = #line
  )
    -> NSLayoutConstraint
  { make(.equal, a, 1, constant, SourcePlace(file, line)) }
  open func constraint(
    greaterThanOrEqualTo a: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, a, 1, constant, SourcePlace(file, line)) }
  open func constraint(
    lessThanOrEqualTo a: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, a, 1, constant, SourcePlace(file, line)) }
  public override var description: String { "\(item).\(attr)" }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter a: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, a, 1, 8 * multiplier, SourcePlace(file, line)) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter a: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, a, 1, 8 * multiplier, SourcePlace(file, line)) }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter a: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, a, 1, 8 * multiplier, SourcePlace(file, line)) }
  open func anchorWithOffset(to o: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    Recorder.note("anchorWithOffset")
    return NSLayoutDimension(item, .width)
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow a: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, a, 1, 8 * multiplier, SourcePlace(file, line)) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow a: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, a, 1, 8 * multiplier, SourcePlace(file, line)) }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow a: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, a, 1, 8 * multiplier, SourcePlace(file, line)) }
  open func anchorWithOffset(to o: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    Recorder.note("anchorWithOffset")
    return NSLayoutDimension(item, .height)
  }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat, file: StaticString = #fileID, line: Int = #line)
    -> NSLayoutConstraint
  {
    make(.equal, nil, 1, c, SourcePlace(file, line))
  }
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, c, SourcePlace(file, line))
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: Int = #line)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, nil, 1, c, SourcePlace(file, line))
  }
  open func constraint(
    equalTo a: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, a, multiplier, constant, SourcePlace(file, line)) }
  open func constraint(
    greaterThanOrEqualTo a: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, a, multiplier, constant, SourcePlace(file, line)) }
  open func constraint(
    lessThanOrEqualTo a: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, a, multiplier, constant, SourcePlace(file, line)) }
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
