import DesignModel

extension ViewKind {
  private static let kinds = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in kind.row.elements.map { ($0, kind) } })

  /// The kind of view that an element of a file means; unknown classes are custom views.
  init(className: String) { self = Self.kinds[className] ?? .custom }

  /// True for the classes of UIKit's that are known, be they kinds of the design's or not.
  static func isKnown(_ className: String) -> Bool {
    kinds[className] != nil || otherClasses.contains(className)
  }

  /// The element that means the kind; for those that Interface Builder doesn't have, a plain view.
  var element: String { row.elements.first ?? "view" }

  /// The classes beyond those above that are known to be UIKit's, and are custom views to the design.
  static let otherClasses = [
    "navigationBar", "toolbar", "tabBar", "pickerView", "wkWebView", "webView",
    "mapView", "mtkView", "glkView", "skView", "sceneKitView", "arskView", "arscnView", "refreshControl",
  ]
}
