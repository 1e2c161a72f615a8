import DesignModel

/// Writes a view's element with what is set on it; the reverse of `SceneObject.attributes`.
struct WriteView {
  private let view: View
  private let id: String
  private var attributes: Attributes { view.attributes }

  init(_ view: View, id: String) { (self.view, self.id) = (view, id) }

  /// The element without its frame and what is in it.
  var node: XMLNode {
    var node = XMLNode(view.kind.element, fixed + changes + identity)
    for child in details { node.append(child) }
    return node
  }

  private var identity: [(String, String?)] {
    let isRoot = view.id == .root
    return [
      ("translatesAutoresizingMaskIntoConstraints", isRoot ? nil : "NO"), ("id", id),
      ("userLabel", isRoot ? nil : view.name),
    ]
  }

  /// What Xcode writes for every view of a kind.
  private var fixed: [(String, String?)] {
    switch view.kind {
    case .label:
      [("opaque", "NO"), ("userInteractionEnabled", "NO"), ("contentMode", "left")]
    case .image:
      [("userInteractionEnabled", "NO"), ("contentMode", "scaleAspectFit")]
    case .button:
      [("opaque", "NO"), ("contentMode", "scaleToFill"), ("buttonType", "system")]
    case .textField:
      [("opaque", "NO"), ("borderStyle", attributes.text(.borderStyle) == "none" ? nil : "roundedRect")]
    case .textView:
      [("scrollEnabled", attributes.flag(.scrollEnabled) == true ? nil : "NO")]
    case .activityIndicator:
      [("style", attributes.text(.indicatorStyle) == "large" ? "large" : "medium")]
    case .pageControl: [("numberOfPages", attributes.number(.pages)?.spelledForXML ?? "3")]
    case .slider: [("value", "0.5"), ("minValue", "0.0"), ("maxValue", "1")]
    case .switch: [("on", "YES")]
    default: [("contentMode", "scaleToFill")]
    }
  }

  /// The attributes that variations can change as well.
  var changes: [(String, String?)] {
    [
      ("hidden", yes(.hidden)), ("clipsSubviews", yes(.clips)),
      ("preservesSuperviewLayoutMargins", yes(.preservesMargins)),
      (
        "insetsLayoutMarginsFromSafeArea", attributes.flag(.insetsMarginsFromSafeArea) == false ? "NO" : nil
      ),
      ("horizontalHuggingPriority", priority(.hugging, .horizontal)),
      ("verticalHuggingPriority", priority(.hugging, .vertical)),
      ("horizontalCompressionResistancePriority", priority(.compression, .horizontal)),
      ("verticalCompressionResistancePriority", priority(.compression, .vertical)),
    ] + textChanges + stackChanges + sizeChanges
  }

  private var textChanges: [(String, String?)] {
    let hasText = [.label, .textField, .textView].contains(view.kind)
    return [
      ("text", hasText ? attributes.text(.text) : nil),
      ("placeholder", view.kind == .textField ? attributes.text(.placeholder) : nil),
      ("textAlignment", view.kind == .stack ? nil : attributes.text(.alignment)),
      (
        "lineBreakMode", attributes.text(.lineBreak).flatMap(LineBreakMode.init(rawValue:)).map(\.fileWord)
      ),
      ("numberOfLines", attributes.number(.lines)?.spelledForXML),
      ("preferredMaxLayoutWidth", attributes.number(.preferredWidth)?.spelledForXML),
      ("minimumScaleFactor", attributes.number(.minimumScale)?.spelledForXML),
    ]
  }

  private var stackChanges: [(String, String?)] {
    guard view.kind == .stack else { return [] }
    return [
      ("axis", attributes.text(.axis)), ("distribution", attributes.text(.distribution)),
      ("alignment", attributes.text(.alignment)), ("spacing", attributes.number(.spacing)?.spelledForXML),
    ]
  }

  /// A size that the view has by itself is Interface Builder's placeholder for it.
  private var sizeChanges: [(String, String?)] {
    guard case .size(let width, let height)? = attributes[.size] else { return [] }
    return [
      ("placeholderIntrinsicWidth", width?.spelledForXML ?? "infinite"),
      ("placeholderIntrinsicHeight", height?.spelledForXML ?? "infinite"),
    ]
  }

  private func yes(_ attribute: ViewAttribute) -> String? { attributes.flag(attribute) == true ? "YES" : nil }

  private func priority(_ attribute: ViewAttribute, _ axis: Axis) -> String? {
    guard let both = attributes.priorities(attribute) else { return nil }
    return (axis == .horizontal ? both.horizontal : both.vertical).value.spelledForXML
  }

  // MARK: Elements within

  private var details: [XMLNode] {
    var result: [XMLNode] = []
    if let margins = attributes.insets(.layoutMargins) {
      result.append(
        XMLNode(
          "edgeInsets",
          [
            ("key", "layoutMargins"), ("top", margins.top.spelledForXML),
            ("left", margins.left.spelledForXML),
            ("bottom", margins.bottom.spelledForXML), ("right", margins.right.spelledForXML),
          ]))
    }
    if let font { result.append(font) }
    if view.kind == .button { result += buttonDetails }
    if view.kind == .segmentedControl {
      let titles = attributes.text(.segments)?.split(separator: "|", omittingEmptySubsequences: false) ?? []
      result.append(XMLNode("segments", [], titles.map { XMLNode("segment", [("title", String($0))]) }))
    }
    if let label = attributes.text(.label) {
      result.append(
        XMLNode("accessibility", [("key", "accessibilityConfiguration"), ("label", label)]))
    }
    return result
  }

  private var buttonDetails: [XMLNode] {
    var result: [XMLNode] = []
    if let insets = attributes.insets(.insets) {
      result.append(
        XMLNode(
          "inset",
          [
            ("key", "contentEdgeInsets"), ("minX", insets.left.spelledForXML),
            ("minY", insets.top.spelledForXML),
            ("maxX", insets.right.spelledForXML), ("maxY", insets.bottom.spelledForXML),
          ]))
    }
    result.append(XMLNode("state", [("key", "normal"), ("title", attributes.text(.text))]))
    return result
  }

  private var font: XMLNode? {
    guard [.label, .button, .textField, .textView].contains(view.kind) else { return nil }
    let weight = attributes.text(.weight).flatMap(FontWeight.init(rawValue:)).map(\.fileWord)
    if let style = attributes.text(.style).flatMap(TextStyle.init(rawValue:)) {
      return XMLNode(
        "fontDescription", [("key", "fontDescription"), ("style", style.fileWord), ("weight", weight)])
    }
    let size = attributes.number(.fontSize)?.spelledForXML
    if let family = attributes.text(.font) {
      return XMLNode(
        "fontDescription",
        [("key", "fontDescription"), ("name", family), ("family", family), ("pointSize", size)])
    }
    if size == nil, weight == nil { return nil }
    return XMLNode(
      "fontDescription",
      [("key", "fontDescription"), ("type", "system"), ("weight", weight), ("pointSize", size ?? "17")])
  }
}

extension ViewKind {
  /// The element that stands for the kind; for those that Interface Builder doesn't have, a plain view.
  fileprivate var element: String {
    switch self {
    case .view, .custom, .spacer: "view"
    case .image: "imageView"
    case .progress: "progressView"
    case .activityIndicator: "activityIndicatorView"
    case .stack: "stackView"
    case .scroll: "scrollView"
    case .tableCell: "collectionReusableView"
    case .label, .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl, .datePicker,
      .pageControl, .searchBar:
      rawValue
    }
  }
}

extension LineBreakMode {
  /// The mode's name in files.
  fileprivate var fileWord: String {
    switch self {
    case .truncatingTail: "tailTruncation"
    case .truncatingHead: "headTruncation"
    case .truncatingMiddle: "middleTruncation"
    case .wordWrapping: "wordWrap"
    case .charWrapping: "characterWrap"
    case .clipping: "clip"
    }
  }
}

extension TextStyle {
  /// The style's name in files.
  fileprivate var fileWord: String {
    switch self {
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .subheadline: "UICTFontTextStyleSubhead"
    default: "UICTFontTextStyle" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension FontWeight {
  /// The weight's name in files.
  fileprivate var fileWord: String { rawValue }
}
