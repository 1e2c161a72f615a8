import Foundation

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8Uint = Self(rawValue: "RGBA8"), RGBA16Float = Self(rawValue: "RGBAh"),
    gray8Uint = Self(rawValue: "Gray8")
}

open class CAReplicatorLayer: CALayer {
  open override class func recordedLayer() -> CALayer { CAReplicatorLayer() }
  open var instanceCount = 1
  open var instanceDelay = 0.0
  open var instanceTransform = CATransform3D()
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
}

open class CATransformLayer: CALayer {
  open override class func recordedLayer() -> CALayer { CATransformLayer() }
}

open class CATiledLayer: CALayer {
  open override class func recordedLayer() -> CALayer { CATiledLayer() }
  open var tileSize = CGSize(width: 256, height: 256)
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open class func fadeDuration() -> Double { 0.25 }
}

open class CAScrollLayer: CALayer {
  open override class func recordedLayer() -> CALayer { CAScrollLayer() }
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self(rawValue: "point"), line = Self(rawValue: "line"),
    rectangle = Self(rawValue: "rectangle"), cuboid = Self(rawValue: "cuboid"),
    circle = Self(rawValue: "circle"), sphere = Self(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = Self(rawValue: "points"), outline = Self(rawValue: "outline"),
    surface = Self(rawValue: "surface"), volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = Self(rawValue: "unordered"), oldestFirst = Self(rawValue: "oldestFirst"),
    oldestLast = Self(rawValue: "oldestLast"), backToFront = Self(rawValue: "backToFront"),
    additive = Self(rawValue: "additive")
}

open class CAEmitterLayer: CALayer {
  open override class func recordedLayer() -> CALayer { CAEmitterLayer() }
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
}

open class CAEmitterCell: NSObject, CAMediaTiming {
  open var name: String?
  open var isEnabled = true
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor?
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var contentsRect = CGRect.zero
  open var contentsScale: CGFloat = 1
  open var emitterCells: [CAEmitterCell]?
  open var beginTime = 0.0
  open var duration = 0.0
  open var speed: Float = 1
  open var timeOffset = 0.0
  open var repeatCount: Float = 0
  open var repeatDuration = 0.0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
}
