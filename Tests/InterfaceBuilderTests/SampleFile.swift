import DesignModel

@testable import InterfaceBuilder

/// Documents made up for these tests; frames are worked out by hand.
enum SampleFile {
  /// A xib around root elements.
  static func xib(
    _ objects: String, plugIn: Int = 22504, device: String? = "retina6_1", orientation: String = "portrait",
    resources: String = "", isLaunchScreen: Bool = false
  ) -> [UInt8] {
    let bytes = document(
      "CocoaTouch.XIB", objects, plugIn: plugIn, device: device, orientation: orientation,
      resources: resources)
    if !isLaunchScreen { return bytes }
    return Array(
      String(decoding: bytes, as: UTF8.self).split(separator: "useAutolayout").joined(
        separator: "launchScreen='YES' useAutolayout"
      ).utf8)
  }

  /// A storyboard of controllers, each in a scene of its own.
  static func storyboard(
    _ controllers: [String], plugIn: Int = 22504, device: String? = "retina6_1"
  ) -> [UInt8] {
    let scenes = controllers.map { "<scene sceneID='s'><objects>\($0)</objects></scene>" }.joined()
    return Array(
      "\(head("CocoaTouch.Storyboard.XIB", plugIn, device: device, orientation: "portrait"))<scenes>\(scenes)</scenes></document>"
        .utf8)
  }

  private static func document(
    _ type: String, _ objects: String, plugIn: Int, device: String?, orientation: String,
    resources: String
  ) -> [UInt8] {
    Array(
      """
      \(head(type, plugIn, device: device, orientation: orientation))
      <objects>\(objects)</objects><resources>\(resources)</resources></document>
      """.utf8)
  }

  private static func head(
    _ type: String, _ plugIn: Int, device: String?, orientation: String
  ) -> String {
    let screen = device.map { "<device id='\($0)' orientation='\(orientation)'/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type)" toolsVersion="\(plugIn)" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES">\(screen)<dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="\(plugIn).1"/></dependencies>
      """
  }

  /// A view's element with its frame, `inside` it what stands before the end tag.
  static func view(
    _ tag: String = "view", _ id: String, frame: String = "0 0 100 40", attributes: String = "",
    inside: String = "", isAuto: Bool = false
  ) -> String {
    let numbers = frame.split(separator: " ")
    let rect =
      "<rect key='frame' x='\(numbers[0])' y='\(numbers[1])' width='\(numbers[2])' height='\(numbers[3])'/>"
    let auto = isAuto ? "" : "translatesAutoresizingMaskIntoConstraints='NO'"
    return "<\(tag) id='\(id)' \(auto) \(attributes)>\(rect)\(inside)</\(tag)>"
  }

  /// A root with views and constraints in it.
  static func root(
    _ subviews: String = "", constraints: String = "", frame: String = "0 0 414 896", more: String = ""
  ) -> String {
    view(
      "view", "root-1", frame: frame, attributes: "",
      inside: "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(more)", isAuto: true
    )
  }

  /// The first scene of a file.
  static func scene(_ bytes: [UInt8]) throws -> InterfaceBuilderScene {
    try InterfaceBuilderFile(bytes).scenes[0]
  }
}

extension View {
  /// The size that the view takes by itself on its file's canvas: what that recorded, or else what the design holds.
  var sizeOnCanvas: AttributeValue? {
    let (recorded, own) = (attributes.recordedSize(of: kind), attributes.ownSize)
    if recorded == nil, own == nil { return nil }
    return .size(width: recorded?.width ?? own?.width, height: recorded?.height ?? own?.height)
  }
}
