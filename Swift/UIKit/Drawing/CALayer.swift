import Foundation

public struct CATransform3D: Sendable {
  public var m34: CGFloat = 0
  public init() {}
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { .init() }

public func CATransform3DMakeRotation(_ a: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D

{ .init() }

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  .init()
}

public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D { .init() }

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(rawValue: 1), layerMaxXMinYCorner = Self(rawValue: 2),
    layerMinXMaxYCorner = Self(rawValue: 4), layerMaxXMaxYCorner = Self(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = Self(rawValue: "c"), continuous = Self(rawValue: "k")
}

public struct CALayerContentsGravity: RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspectFill = Self(rawValue: "f"), resizeAspect = Self(rawValue: "r"),
    center = Self(rawValue: "c"), resize = Self(rawValue: "s")
}

open class CALayer: NSObject {
  open func insertSublayer(_ l: CALayer, at i: Int) {}
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {}
  open func model() -> Self { self }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { nil }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r }
  open func affineTransform() -> CGAffineTransform { .identity }
  open func displayIfNeeded() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func needsLayout() -> Bool { false }
  open func needsDisplay() -> Bool { false }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey key: String) -> Any? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func preferredFrameSize() -> CGSize { .zero }
  open func resizeSublayers(withOldSize s: CGSize) {}
  open func scrollRectToVisible(_ r: CGRect) {}
  open var anchorPointZ: CGFloat = 0
  open var contentsRect = CGRect.zero
  open var contentsCenter = CGRect.zero
  open var isGeometryFlipped = false
  open var isDoubleSided = true
  open var sublayerTransform = CATransform3D()
  open var filters: [Any]?
  open var minificationFilter = ""
  open var magnificationFilter = ""
  open var duration = 0.0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var allowsGroupOpacity = true
  open var edgeAntialiasingMask = 0
  open var style: [AnyHashable: Any]?
  open var visibleRect: CGRect { .zero }
  public required override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open var shadowPath: CGPath?
  open var masksToBounds = false
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var opacity: Float = 1
  open var isHidden = false
  open var backgroundColor: CGColor?
  open var mask: CALayer?
  open var sublayers: [CALayer]?
  open var maskedCorners: CACornerMask = []
  open var cornerCurve = CALayerCornerCurve.circular
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var zPosition: CGFloat = 0
  open var transform = CATransform3D()
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var name: String?
  open weak var delegate: AnyObject?
  open var superlayer: CALayer? { nil }
  open var allowsEdgeAntialiasing = false
  open var speed: Float = 1
  open var timeOffset = 0.0
  open var beginTime = 0.0
  open var isOpaque = false
  open var needsDisplayOnBoundsChange = false
  open var compositingFilter: Any?
  open var actions: [String: Any]?
  open var drawsAsynchronously = false
  open func addSublayer(_ l: CALayer) {}
  open func insertSublayer(_ l: CALayer, at: UInt32) {}
  open func insertSublayer(_ l: CALayer, above: CALayer?) {}
  open func insertSublayer(_ l: CALayer, below: CALayer?) {}
  open func removeFromSuperlayer() {}
  open func add(_ a: CAAnimation, forKey: String?) {}
  open func removeAnimation(forKey: String) {}
  open func removeAllAnimations() {}
  open func animation(forKey: String) -> CAAnimation? { nil }
  open func animationKeys() -> [String]? { nil }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func setAffineTransform(_ t: CGAffineTransform) {}
  open func render(in c: CGContext) {}
  open func presentation() -> Self? { nil }
  open func display() {}
  open func draw(in c: CGContext) {}
  open func action(forKey: String) -> Any? { nil }
  open func convertTime(_ t: Double, from: CALayer?) -> Double { t }
}

public struct CAGradientLayerType: Sendable {
  public static let axial = Self(), radial = Self(), conic = Self()
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var type = CAGradientLayerType.axial
}

public struct CAShapeLayerFillRule: Sendable { public static let evenOdd = Self(), nonZero = Self() }

public struct CAShapeLayerLineCap: Sendable {
  public static let round = Self(), butt = Self(), square = Self()
}

public struct CAShapeLayerLineJoin: Sendable {
  public static let round = Self(), miter = Self(), bevel = Self()
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var strokeEnd: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
}

open class CATextLayer: CALayer {
  open var string: Any?
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var allowsFontSubpixelQuantization = false
}

public typealias CFTypeRef = AnyObject

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none"), start = Self(rawValue: "start"),
    end = Self(rawValue: "end"),
    middle = Self(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self(rawValue: "natural"), left = Self(rawValue: "left"),
    right = Self(rawValue: "right"), center = Self(rawValue: "center"),
    justified = Self(rawValue: "justified")
}

open class CAReplicatorLayer: CALayer {}

open class CAEmitterLayer: CALayer {}
