/// The measures of a page control, in points.
public struct PageDots: Hashable, Sendable {
  /// What each dot takes, what comes beside all of them, and the control's height.
  public let pitch, ends, height: Double

  /// Before iOS 14: 2 of 2 recorded frames with three dots.
  public static let early = PageDots(pitch: 16, ends: -9, height: 37)
  /// From iOS 14 on, in which the control changed: 5 of 5 recorded frames with three and four dots, all of iOS 16's time.
  public static let roomy = PageDots(pitch: 18.5, ends: 60.5, height: 26)
  /// From iOS 26 on: 3 of 3 recorded frames, and at run time (UIKit 26.1) 3 of 3 with three, four and seven dots.
  public static let glass = PageDots(pitch: 18, ends: 20, height: 26)

  /// Those of a system version.
  public init(os: Double) {
    self = os >= SystemVersions.newControls ? .glass : os >= SystemVersions.oneFont ? .roomy : .early
  }

  /// Measures in points.
  public init(pitch: Double, ends: Double, height: Double) {
    (self.pitch, self.ends, self.height) = (pitch, ends, height)
  }

  /// The width for so many dots; none for none, which is unverified.
  public func width(ofPages pages: Double) -> Double { pages > 0 ? max(0, pages * pitch + ends) : 0 }
}
