import Foundation

/// Xibs and storyboards made up for tests of what is found in them.
enum ImportedFile {
  private static func head(_ type: String, launch: Bool = false) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\
    \(launch ? " launchScreen=\"YES\"" : "")>
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504.1"/></dependencies>
    """
  }

  /// A xib whose owner is a controller with that view, or with a view that stands by itself.
  static func xib(_ view: String, isOfController: Bool = false, launch: Bool = false) -> String {
    let outlets =
      isOfController
      ? "<connections><outlet property=\"view\" destination=\"r\" id=\"o\"/></connections>" : ""
    return """
      \(head("XIB", launch: launch))
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(outlets)</placeholder>
      \(view)</objects></document>
      """
  }

  /// A storyboard of one controller with that view.
  static func storyboard(_ view: String, connections: String = "") -> String {
    """
    \(head("Storyboard.XIB"))
    <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">\(view)
    <connections>\(connections)</connections></viewController></objects></scene></scenes></document>
    """
  }

  /// A root of that size, `inside` it views, then constraints.
  static func root(_ inside: String, _ constraints: String = "", size: String = "414 896", key: Bool = true)
    -> String
  {
    """
    <view \(key ? "key=\"view\" " : "")id="r"><rect key="frame" x="0" y="0" \(sides(size))/>
    <subviews>\(inside)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>
    """
  }

  /// A view with its frame; `inside` stands before its end.
  static func view(
    _ element: String, _ id: String, at frame: String, with attributes: String = "", inside: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" \(sides(numbers[2...].joined(separator: " ")))/>\
      \(inside)</\(element)>
      """
  }

  /// Constraints: an identifier, an anchor, the other anchor with `.` between view and attribute, and a constant.
  static func bind(_ id: String, _ first: String, to second: String?, by constant: Double = 0) -> String {
    let sides = [first, second].compactMap(\.self).map { $0.split(separator: ".").map(String.init) }
    let other = sides.count > 1 ? "secondItem=\"\(sides[1][0])\" secondAttribute=\"\(sides[1][1])\" " : ""
    return """
      <constraint firstItem="\(sides[0][0])" firstAttribute="\(sides[0][1])" \(other)constant="\(constant)" id="\(id)"/>
      """
  }

  private static func sides(_ size: String) -> String {
    let numbers = size.split(separator: " ")
    return "width=\"\(numbers[0])\" height=\"\(numbers[1])\""
  }

  /// A store with the file imported, on some profiles.
  static func workspace(_ text: String, name: String, profiles: String = "iphone-16/portrait") throws
    -> Workspace
  {
    let workspace = try Workspace()
    try text.write(to: workspace.folder.appending(path: name), atomically: true, encoding: .utf8)
    try workspace.run("init --profiles none")
    try workspace.run("add-profiles \(profiles)")
    let imported = try workspace.run("import-ib \(name)")
    precondition(imported.status == 0, imported.messages)
    return workspace
  }
}
