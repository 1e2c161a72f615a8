import Foundation

open class UIScreenMode: NSObject { open var size: CGSize { .zero } }

open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  open func traitCollectionDidChange(_ traits: UITraitCollection?) {}
  nonisolated(unsafe) public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  open var bounds: CGRect {
    Recorder.touch(.window)
    Recorder.touch(.screen)
    return CGRect(origin: .zero, size: Recorder.traits.screen)
  }
  /// In pixels, of the screen as it is held upright.
  open var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  open var fixedCoordinateSpace: UIScreen { self }
  open var scale: CGFloat { Recorder.traits.scale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .current }
  open var brightness: CGFloat = 1
  open var coordinateSpace: UICoordinateSpace { self }
  open var availableModes: [UIScreenMode] { [] }
  open var currentMode: UIScreenMode? { nil }
  open var mirrored: UIScreen? { nil }
  open var isCaptured: Bool { false }
  open var calibratedLatency: Double { 0 }
  open var wantsSoftwareDimming = false
  open func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView() }
  open func displayLink(withTarget: Any, selector: Selector) -> CADisplayLink? { nil }
  public static let didConnectNotification = Notification.Name("UIScreenDidConnect"),
    didDisconnectNotification = Notification.Name("UIScreenDidDisconnect"),
    modeDidChangeNotification = Notification.Name("UIScreenModeDidChange"),
    brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChange"),
    capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChange")
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
  /// That of the profile on which the code runs, as `27.0`.
  open var systemVersion: String { "\(Recorder.traits.system)" }
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
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  open var batteryState: BatteryState { .full }
  open var isBatteryMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  open var localizedModel: String { "iPhone" }
  open var isMultitaskingSupported: Bool { true }
  open func playInputClick() {}
  open func setValue(_ value: Int, forKey key: String) {}
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChange"),
    batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange"),
    proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChange")
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
