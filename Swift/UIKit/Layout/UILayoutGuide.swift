import Foundation

open class UILayoutGuide: NSObject, LayoutAnchored {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  var role = "guide"
  var localName: String?
  /// Where the last layout put the guide, in its owner's coordinate space.
  var solvedFrame: CGRect?
  public override init() { super.init() }
  init(_ view: UIView, _ text: String) {
    owningView = view
    role = text
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
  open var hasAmbiguousLayout: Bool { false }
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch role {
    case "safeArea": return owner.bounds.inset(by: owner.safeAreaInsets)
    case "layoutMargins": return owner.bounds.inset(by: owner.layoutMargins)
    case "keyboard": return owner.keyboardFrame
    case "guide", "readableContent":
      if solvedFrame != nil { Recorder.touch(.frames) }
      return solvedFrame ?? .zero
    default: return owner.bounds
    }
  }
}

open class UILayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  public var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return role == "top" ? insets.top : insets.bottom
  }
}

public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

open class UITrackingLayoutGuide: UILayoutGuide {
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenNearEdge edges: NSDirectionalRectEdge
  ) {
    constraints.forEach { $0.isActive = true }
  }
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {}
}

open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}
