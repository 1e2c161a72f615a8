import Foundation

// The words that a view's properties and animations take.
extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
  public enum SystemAnimation: UInt, Sendable { case delete }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2),
      flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8),
      flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2),
      beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8),
      autoreverse = Self(rawValue: 16), curveEaseInOut = Self([]), curveEaseIn = Self(rawValue: 65536),
      curveEaseOut = Self(rawValue: 131072), curveLinear = Self(rawValue: 196608),
      transitionCrossDissolve = Self(rawValue: 5 << 20), transitionFlipFromTop = Self(rawValue: 6 << 20),
      transitionFlipFromBottom = Self(rawValue: 7 << 20),
      transitionCurlUp = Self(rawValue: 3 << 20), transitionCurlDown = Self(rawValue: 4 << 20),
      overrideInheritedCurve = Self(rawValue: 64), allowAnimatedContent = Self(rawValue: 128),
      overrideInheritedOptions = Self(rawValue: 512), preferredFramesPerSecond30 = Self(rawValue: 7 << 24),
      transitionFlipFromLeft = Self(rawValue: 1 << 20),
      transitionFlipFromRight = Self(rawValue: 2 << 20), showHideTransitionViews = Self(rawValue: 256),
      overrideInheritedDuration = Self(rawValue: 32), preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2),
      beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8),
      autoreverse = Self(rawValue: 16),
      overrideInheritedDuration = Self(rawValue: 32), overrideInheritedOptions = Self(rawValue: 512),
      calculationModeLinear = Self([]), calculationModeDiscrete = Self(rawValue: 1 << 10),
      calculationModePaced = Self(rawValue: 2 << 10), calculationModeCubic = Self(rawValue: 3 << 10),
      calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
}
