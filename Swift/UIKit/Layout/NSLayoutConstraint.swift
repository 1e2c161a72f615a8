import Foundation

open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
      centerXWithinMargins, centerYWithinMargins, notAnAttribute = 0
    public static var baseline: Attribute { .lastBaseline }
  }
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Orientation: Int, Sendable { case horizontal, vertical }
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = Self(rawValue: 2), alignAllRight = Self(rawValue: 4),
      alignAllTop = Self(rawValue: 8), alignAllBottom = Self(rawValue: 16),
      alignAllLeading = Self(rawValue: 32), alignAllTrailing = Self(rawValue: 64),
      alignAllCenterX = Self(rawValue: 512), alignAllCenterY = Self(rawValue: 1024),
      alignAllLastBaseline = Self(rawValue: 2048), alignAllFirstBaseline = Self(rawValue: 4096),
      directionLeadingToTrailing = Self([]), directionLeftToRight = Self(rawValue: 65536),
      directionRightToLeft = Self(rawValue: 131072), directionMask = Self(rawValue: 196608),
      alignmentMask = Self(rawValue: 65535), spacingEdgeToEdge = Self([]),
      spacingBaselineToBaseline = Self(rawValue: 524288), spacingMask = Self(rawValue: 524288)
    public static var alignAllBaseline: Self { .alignAllLastBaseline }
  }
  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  var f: AnyObject?, s: AnyObject?
  public var firstAttribute: Attribute, secondAttribute: Attribute, relation: Relation, multiplier: CGFloat
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      changedAt = Recorder.place
      LayoutPass.isOutdated = true
    }
  }
  open var priority: UILayoutPriority = .required
  open var identifier: String?
  var localName: String?
  open var shouldBeArchived = false
  /// Where the code made the constraint, and where it set its constant since.
  var place = Recorder.place
  /// The line that a library's stand-in says for it.
  @_spi(Libraries) public var recordedPlace: RecordedPlace {
    get { RecordedPlace(place: place) }
    set { place = newValue.place }
  }
  var changedAt: SourcePlace?
  open var isActive = false {
    didSet {
      if isActive != oldValue {
        LayoutPass.isOutdated = true
        if isActive { Recorder.constraints.add(self) } else { Recorder.constraints.remove(self) }
      }
    }
  }
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, file: StaticString = #fileID,
    line: Int = #line
  ) {
    f = item as AnyObject
    s = toItem.map { $0 as AnyObject }
    firstItem = f
    secondItem = s
    firstAttribute = attribute
    secondAttribute = otherAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    let given = SourcePlace(file, line)
    place = given.isOwn ? given : Recorder.place
  }
  convenience init(
    _ first: AnyObject, _ attribute: Attribute, relation: Relation, second: AnyObject?,
    secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    place given: SourcePlace = Recorder.place
  ) {
    self.init(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
    place = given.isOwn ? given : Recorder.place
  }
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }
  open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(f!, firstAttribute) }
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { s.map { NSLayoutAnchor($0, secondAttribute) } }
  open class func constraints(
    withVisualFormat fmt: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat(line: fmt, options: options, metrics: metrics ?? [:], views: views).constraints
  }
}

public func NSDictionaryOfVariableBindings(_ views: UIView...) -> [String: Any] { [:] }
