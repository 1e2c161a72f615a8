/// What a view is; decides its intrinsic size, its baselines and who lays out its children.
public enum ViewKind: String, Vocabulary {
  case view, label, button, textField, textView, image
  case `switch`, slider, stepper, segmentedControl, progress, activityIndicator, datePicker, pageControl
  case searchBar, stack, scroll, tableCell, custom, spacer
}

extension ViewKind {
  /// What is said of the kind.
  public var row: ViewKindRow { Self.rows[self]! }

  /// True for what people tap, drag or type into.
  public var isControl: Bool { row.marks.contains(.control) }
  /// True for what shows a text of its own, from whose baselines UIKit counts gaps.
  public var showsText: Bool { row.marks.contains(.text) }
  /// True for what people read or touch, not for what holds or decorates it.
  public var showsTextOrControl: Bool { row.marks.contains(.content) }

  /// True for dots that say on which page people are.
  public var showsDots: Bool { self == .pageControl }

  private static let rows: [ViewKind: ViewKindRow] = [
    .view: ViewKindRow(
      "UIView",
      elements: [
        "view", "containerView", "visualEffectView", "tableViewCellContentView",
        "collectionViewCellContentView",
      ]),
    .label: ViewKindRow(
      "UILabel", elements: ["label"],
      written: [("opaque", "NO"), ("userInteractionEnabled", "NO"), ("contentMode", "left")],
      [.text, .content], called: "text"),
    .button: ViewKindRow(
      "UIButton", made: "UIButton(type: .system)", elements: ["button"],
      written: [("opaque", "NO"), ("contentMode", "scaleToFill"), ("buttonType", "system")],
      [.control, .text, .content]),
    .textField: ViewKindRow(
      "UITextField", elements: ["textField"], written: [("opaque", "NO")],
      [.control, .text, .content, .typing, .height]),
    .textView: ViewKindRow(
      "UITextView", elements: ["textView"], written: [], [.text, .content, .typing]),
    .image: ViewKindRow(
      "UIImageView", elements: ["imageView"],
      written: [("userInteractionEnabled", "NO"), ("contentMode", "scaleToFill")], [.picture],
      called: "picture"),
    .switch: ViewKindRow(
      "UISwitch", elements: ["switch"], written: [("on", "YES")], [.control, .content, .width, .height],
      overhang: 2, called: "toggle", "checkbox"),
    .slider: ViewKindRow(
      "UISlider", elements: ["slider"], written: [("value", "0.5"), ("minValue", "0.0"), ("maxValue", "1")],
      [.control, .content, .height], overhang: 2, called: "range"),
    .stepper: ViewKindRow(
      "UIStepper", elements: ["stepper"], [.control, .content, .width, .height]),
    .segmentedControl: ViewKindRow(
      "UISegmentedControl", elements: ["segmentedControl"], [.control, .content, .height], overhang: 1),
    .progress: ViewKindRow(
      "UIProgressView", made: "UIProgressView(progressViewStyle: .default)", elements: ["progressView"],
      [.content, .picture, .height]),
    .activityIndicator: ViewKindRow(
      "UIActivityIndicatorView", made: "UIActivityIndicatorView(style: .medium)",
      elements: ["activityIndicatorView"], written: [],
      [.content, .picture, .width, .height, .decoding], called: "spinner", "loader"),
    .datePicker: ViewKindRow(
      "UIDatePicker", elements: ["datePicker"], [.control, .content, .named, .width, .height],
      called: "picker"),
    .pageControl: ViewKindRow(
      "UIPageControl", elements: ["pageControl"], written: [], [.control, .content, .named, .width, .height]),
    .searchBar: ViewKindRow(
      "UISearchBar", elements: ["searchBar"], [.control, .content, .named, .typing, .height]),
    .stack: ViewKindRow("UIStackView", elements: ["stackView"], [.decoding], called: "vstack", "hstack"),
    .scroll: ViewKindRow(
      "UIScrollView", elements: ["scrollView", "tableView", "collectionView"], called: "list", "table",
      "collection"),
    .tableCell: ViewKindRow(
      "UITableViewCellContentView", swift: "UIView",
      elements: ["collectionReusableView", "tableViewCell", "collectionViewCell"],
      remark: "the content of a table's cell in the design"),
    .custom: ViewKindRow(
      "UIView", elements: [], [.picture], remark: "a view of the app's own class in the design"),
    .spacer: ViewKindRow("UIView", elements: []),
  ]
}
