import Foundation

open class UIScreen: NSObject {
  nonisolated(unsafe) public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  open var bounds: CGRect {
    Recorder.touch(.window)
    return CGRect(x: 0, y: 0, width: Recorder.traits.size.width, height: Recorder.traits.size.height)
  }
  open var nativeBounds: CGRect { bounds }
  open var fixedCoordinateSpace: UIScreen { self }
  open var scale: CGFloat { Recorder.traits.scale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .current }
  open var brightness: CGFloat = 1
  open var maximumFramesPerSecond: Int { 60 }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait }
  public var isFlat: Bool { false }
  public var isValidInterfaceOrientation: Bool { true }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2), landscapeLeft = Self(rawValue: 16),
    landscapeRight = Self(rawValue: 8), portraitUpsideDown = Self(rawValue: 4),
    landscape = Self(rawValue: 24), all = Self(rawValue: 30), allButUpsideDown = Self(rawValue: 26)
}

open class UIDevice: NSObject {
  nonisolated(unsafe) public static let current = UIDevice()
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var systemVersion: String { "18.0" }
  open var model: String { "iPhone" }
  open var name: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var identifierForVendor: UUID? { nil }
  open var orientation: UIDeviceOrientation {
    Recorder.touch(.orientation)
    return Recorder.traits.size.width > Recorder.traits.size.height ? .landscapeLeft : .portrait
  }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open var isProximityMonitoringEnabled = false
  open var batteryLevel: Float { 1 }
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
