import Foundation

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
    center = Self(rawValue: "c"), resize = Self(rawValue: "s"), top = Self(rawValue: "t"),
    bottom = Self(rawValue: "b"), left = Self(rawValue: "l"), right = Self(rawValue: "g"),
    topLeft = Self(rawValue: "tl"), topRight = Self(rawValue: "tr"), bottomLeft = Self(rawValue: "bl"),
    bottomRight = Self(rawValue: "br")
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear"), nearest = Self(rawValue: "nearest"),
    trilinear = Self(rawValue: "trilinear")
}

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = Self(rawValue: 1), layerRightEdge = Self(rawValue: 2),
    layerBottomEdge = Self(rawValue: 4), layerTopEdge = Self(rawValue: 8)
}

open class CALayer: NSObject, CAMediaTiming {
  open func model() -> Self { self }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint) -> CALayer? { nil }
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect }
  open func affineTransform() -> CGAffineTransform { .identity }
  open func displayIfNeeded() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func needsLayout() -> Bool { false }
  open func needsDisplay() -> Bool { false }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey key: String) -> CAAction? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func preferredFrameSize() -> CGSize { .zero }
  open func resizeSublayers(withOldSize size: CGSize) {}
  open func scrollRectToVisible(_ rect: CGRect) {}
  open var anchorPointZ: CGFloat = 0
  open var contentsRect = CGRect.zero
  open var contentsCenter = CGRect.zero
  open var isGeometryFlipped = false
  open var isDoubleSided = true
  open var sublayerTransform = CATransform3D()
  open var filters: [Any]?
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var duration = 0.0
  open var repeatCount: Float = 0
  open var repeatDuration = 0.0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  open var wantsExtendedDynamicRangeContent = false
  open func scroll(_ point: CGPoint) {}
  open var allowsGroupOpacity = true
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
  open var style: [AnyHashable: Any]?
  open var visibleRect: CGRect { .zero }
  public override init() { super.init() }
  /// Makes a layer of the class; the rewriter overrides it in the user's classes.
  open class func recordedLayer() -> CALayer { CALayer() }
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
  open weak var delegate: CALayerDelegate?
  open internal(set) weak var superlayer: CALayer?
  open var allowsEdgeAntialiasing = false
  open var speed: Float = 1
  open var timeOffset = 0.0
  open var beginTime = 0.0
  open var isOpaque = false
  open var needsDisplayOnBoundsChange = false
  open var compositingFilter: Any?
  open var actions: [String: CAAction]?
  open var drawsAsynchronously = false
  private func insert(_ layer: CALayer, _ place: Int) {
    layer.removeFromSuperlayer()
    var list = sublayers ?? []
    list.insert(layer, at: min(max(0, place), list.count))
    sublayers = list
    layer.superlayer = self
  }
  private func place(of layer: CALayer?) -> Int? { sublayers?.firstIndex { $0 === layer } }
  open func addSublayer(_ layer: CALayer) { insert(layer, sublayers?.count ?? 0) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, Int(index)) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, place(of: sibling).map { $0 + 1 } ?? .max)
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, place(of: sibling) ?? 0)
  }
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let place = place(of: old) else { return }
    old.removeFromSuperlayer()
    insert(new, place)
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func add(_ animation: CAAnimation, forKey: String?) {}
  open func removeAnimation(forKey: String) {}
  open func removeAllAnimations() {}
  open func animation(forKey: String) -> CAAnimation? { nil }
  open func animationKeys() -> [String]? { nil }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func setAffineTransform(_ transform: CGAffineTransform) {}
  open func render(in context: CGContext) {}
  open func presentation() -> Self? { nil }
  open func display() {}
  open func draw(in context: CGContext) {}
  open func action(forKey: String) -> CAAction? { nil }
  open func convertTime(_ time: Double, from: CALayer?) -> Double { time }
  open func convertTime(_ time: Double, to: CALayer?) -> Double { time }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = Self(rawValue: "axial"), radial = Self(rawValue: "radial"),
    conic = Self(rawValue: "conic")
}

open class CAGradientLayer: CALayer {
  open override class func recordedLayer() -> CALayer { CAGradientLayer() }
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var type = CAGradientLayerType.axial
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let evenOdd = Self(rawValue: "evenOdd"), nonZero = Self(rawValue: "nonZero")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let round = Self(rawValue: "round"), butt = Self(rawValue: "butt"),
    square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let round = Self(rawValue: "round"), miter = Self(rawValue: "miter"),
    bevel = Self(rawValue: "bevel")
}

open class CAShapeLayer: CALayer {
  open override class func recordedLayer() -> CALayer { CAShapeLayer() }
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
  open var miterLimit: CGFloat = 10
}

open class CATextLayer: CALayer {
  open override class func recordedLayer() -> CALayer { CATextLayer() }
  open var string: Any?
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var allowsFontSubpixelQuantization = false
}

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
