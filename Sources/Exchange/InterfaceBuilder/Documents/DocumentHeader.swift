public import DesignModel

/// What a file says of itself before its objects.
public struct DocumentHeader: Sendable {
  /// A storyboard or a xib.
  public enum Form: String, Sendable { case storyboard, xib }

  /// Which of the two.
  public let form: Form
  /// The major version of Interface Builder's iOS plug-in, the key to what Xcode did at the time.
  ///
  /// Where it is missing, that of the tools, which lies within 40 of it; 0 where that is missing too, or is none.
  public let plugIn: Int
  /// The identifier of the canvas device; nil in files before Xcode 8.
  public let deviceID: String?
  /// How the canvas device is held.
  public let orientation: Orientation
  /// True for a file that is for pads alone.
  public let isForPadsAlone: Bool
  /// Whether views have safe areas instead of a controller's layout guides.
  public let usesSafeAreas: Bool
  /// Whether the document is a launch screen.
  let isLaunchScreen: Bool
  /// The sizes in points of images by name, as the file's resources give them, in the file's order.
  let images: [(name: String, size: Size)]

  /// The colours of the app's own by name, as the file's resources give them.
  let colors: [String: ColorText]

  /// The tint of all the file's views that name none; nil for the app's.
  let tint: ColorText?

  /// The canvas device; nil if the file names none or an unknown one.
  var device: CanvasDevice? { deviceID.flatMap { CanvasDevice(id: $0, plugIn: plugIn) } }

  /// The canvas device's size as it is held; nil if unknown.
  var canvasSize: Size? {
    device.map { orientation == .portrait ? $0.size : $0.size.turned }
  }

  /// Pixels a point to which the canvas rounds.
  ///
  /// Before 11000 frames are whole (27 of 31 files with four texts and more). Later most files round to pixels (386 of
  /// 448), the others to whole points; nothing but the frames themselves shows which, so all count as the former.
  var scale: Double { plugIn < 11000 ? 1 : device?.scale ?? 2 }

  /// Reads the header of a document; throws for documents of other platforms.
  init(_ root: XMLElement) throws(InterfaceBuilderError) {
    guard root.name == "document" else { throw .otherRoot(root.name) }
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    try Self.check(type: type, runtime: runtime)
    form = type.contains("Storyboard") ? .storyboard : .xib
    let plugIns = root.child("dependencies")?.children.filter { $0.name == "plugIn" } ?? []
    let version = plugIns.first { $0["identifier"]?.contains("IBCocoaTouch") ?? false }?["version"]
    plugIn = Self.major(version ?? root["toolsVersion"])
    let device = root.child("device")
    deviceID = device?["id"]
    orientation = device?["orientation"] == "landscape" ? .landscape : .portrait
    isForPadsAlone = runtime.hasSuffix(".iPad")
    usesSafeAreas = root.isYes("useSafeAreas")
    isLaunchScreen = root.isYes("launchScreen")
    let named = root.child("resources")?.children.filter { $0.name == "namedColor" } ?? []
    colors = Dictionary(
      named.compactMap { entry in
        guard let name = entry["name"], let color = entry.child("color")?.color else { return nil }
        return (name, ColorText(name, value: color.value))
      }, uniquingKeysWith: { first, _ in first })
    tint = root.child("color", key: "tintColor")?.color
    let resources = root.child("resources")?.children.filter { $0.name == "image" } ?? []
    images = resources.compactMap { image in
      guard let name = image["name"], let width = Double(attribute: image["width"]),
        let height = Double(attribute: image["height"])
      else { return nil }
      return (name, Size(width: width, height: height))
    }
  }

  /// Throws unless the document is one for iOS.
  private static func check(type: String, runtime: String) throws(InterfaceBuilderError) {
    if runtime.hasPrefix("iOS.CocoaTouch") || runtime.isEmpty && type.contains("CocoaTouch") { return }
    let platforms = [
      ("MacOSX", "AppKit (macOS)"), ("watchKit", "WatchKit (watchOS)"), ("AppleTV", "UIKit for tvOS"),
    ]
    if let platform = platforms.first(where: { runtime.hasPrefix($0.0) || type.contains("." + $0.0) }) {
      throw .otherPlatform(platform.1)
    }
    throw .unknownRuntime(runtime.isEmpty ? type : runtime)
  }

  private static func major(_ version: String?) -> Int {
    max(0, version.flatMap { Int($0.prefix { $0 != "." }) } ?? 0)
  }

  /// The size of the image of that name.
  func size(ofImage name: String) -> Size? { images.first { $0.name == name }?.size }
}

extension Double {
  /// The number that an attribute spells; nil where there is none, or none that a design may speak of.
  init?(attribute text: String?) {
    guard let text, let number = Double(text), abs(number) <= ViewAttribute.longest else { return nil }
    self = number
  }
}
