import DesignModel

/// Writes a view's element with what is set on it; the reverse of `SceneObject.attributes`.
struct WriteView {
  private let view: View
  private let id: String

  init(_ view: View, id: String) { (self.view, self.id) = (view, id) }

  /// The element without its frame and what is in it.
  var node: XMLNode {
    let written = WriteAttributes(view.attributes, of: view.kind)
    let own = Set(written.own.map(\.0))
    let fixed = view.kind.fixed.filter { !own.contains($0.0) }
    return XMLNode(view.kind.element, fixed + written.own + identity, children: written.children)
  }

  private var identity: [(String, String?)] {
    let isRoot = view.id == .root
    return [
      ("translatesAutoresizingMaskIntoConstraints", isRoot ? nil : "NO"), ("id", id),
      ("userLabel", isRoot ? nil : view.name),
    ]
  }
}

extension ViewKind {
  /// What Xcode writes for every view of the kind, beside what a design says.
  fileprivate var fixed: [(String, String?)] {
    switch self {
    case .label: [("opaque", "NO"), ("userInteractionEnabled", "NO"), ("contentMode", "left")]
    case .image: [("userInteractionEnabled", "NO"), ("contentMode", "scaleToFill")]
    case .button: [("opaque", "NO"), ("contentMode", "scaleToFill"), ("buttonType", buttonType)]
    case .textField: [("opaque", "NO")]
    case .textView, .activityIndicator, .pageControl: []
    case .slider: [("value", "0.5"), ("minValue", "0.0"), ("maxValue", "1")]
    case .switch: [("on", "YES")]
    default: [("contentMode", "scaleToFill")]
    }
  }

  /// The type that every button is written with.
  var buttonType: String? { self == .button ? "system" : nil }
}
