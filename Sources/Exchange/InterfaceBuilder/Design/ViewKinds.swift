import DesignModel

extension ViewKind {
  /// The elements of files and the kinds of views that they mean; a kind is written as the first of its elements.
  private static let elements: [(name: String, kind: ViewKind)] = [
    ("view", .view), ("containerView", .view), ("visualEffectView", .view),
    ("tableViewCellContentView", .view), ("collectionViewCellContentView", .view), ("label", .label),
    ("button", .button), ("textField", .textField), ("textView", .textView), ("imageView", .image),
    ("switch", .switch), ("slider", .slider), ("stepper", .stepper), ("segmentedControl", .segmentedControl),
    ("progressView", .progress), ("activityIndicatorView", .activityIndicator),
    ("datePicker", .datePicker), ("pageControl", .pageControl), ("searchBar", .searchBar),
    ("stackView", .stack), ("scrollView", .scroll), ("tableView", .scroll), ("collectionView", .scroll),
    ("collectionReusableView", .tableCell),
    ("tableViewCell", .tableCell), ("collectionViewCell", .tableCell),
  ]
  private static let kinds = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0.kind) })

  /// The kind of view that an element of a file means; unknown classes are custom views.
  init(className: String) { self = Self.kinds[className] ?? .custom }

  /// True for the classes of UIKit's that are known, be they kinds of the design's or not.
  static func isKnown(_ className: String) -> Bool {
    kinds[className] != nil || otherClasses.contains(className)
  }

  /// The element that means the kind; for those that Interface Builder doesn't have, a plain view.
  var element: String { Self.elements.first { $0.kind == self }?.name ?? "view" }

  /// The classes beyond those above that are known to be UIKit's, and are custom views to the design.
  static let otherClasses = [
    "navigationBar", "toolbar", "tabBar", "pickerView", "wkWebView", "webView",
    "mapView", "mtkView", "glkView", "skView", "sceneKitView", "arskView", "arscnView", "refreshControl",
  ]
}
