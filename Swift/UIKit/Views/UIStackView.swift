import Foundation

open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  public static let spacingUseDefault: CGFloat = -99999, spacingUseSystem: CGFloat = 8
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach { addArrangedSubview($0) }
  }
  open private(set) var arrangedSubviews: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  open func addArrangedSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing
  }
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false {
    didSet {
      if isBaselineRelativeArrangement { Recorder.noteHere("isBaselineRelativeArrangement not taken") }
    }
  }
  open var isLayoutMarginsRelativeArrangement = false
}
