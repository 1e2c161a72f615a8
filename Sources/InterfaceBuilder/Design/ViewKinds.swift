import DesignModel

extension ViewKind {
  /// The kind of view that an element of a file stands for; unknown classes are custom views.
  init(className: String) {
    switch className {
    case "view", "containerView", "visualEffectView", "tableViewCellContentView",
      "collectionViewCellContentView":
      self = .view
    case "label": self = .label
    case "button": self = .button
    case "textField": self = .textField
    case "textView": self = .textView
    case "imageView": self = .image
    case "switch": self = .switch
    case "slider": self = .slider
    case "stepper": self = .stepper
    case "segmentedControl": self = .segmentedControl
    case "progressView": self = .progress
    case "activityIndicatorView": self = .activityIndicator
    case "datePicker": self = .datePicker
    case "pageControl": self = .pageControl
    case "searchBar": self = .searchBar
    case "stackView": self = .stack
    case "scrollView": self = .scroll
    case "tableViewCell", "collectionViewCell", "collectionReusableView": self = .tableCell
    default: self = .custom
    }
  }

  /// The classes beyond those above that are known to be UIKit's, and are custom views to the design.
  static let otherClasses = [
    "tableView", "collectionView", "navigationBar", "toolbar", "tabBar", "pickerView", "wkWebView", "webView",
    "mapView", "mtkView", "glkView", "skView", "sceneKitView", "arskView", "arscnView", "refreshControl",
  ]
}
