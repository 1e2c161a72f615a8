import Foundation

open class UIPointerRegion: NSObject {}
open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
}
public enum UIPointerEffect {
  case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
}
public enum UIPointerShape { case path(UIBezierPath), roundedRect(CGRect, radius: CGFloat) }
open class UITargetedPreview: NSObject {
  public init(view: UIView) {}
  public init(view: UIView, parameters: UIPreviewParameters) {}
}
open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor!
  open var visiblePath: UIBezierPath?
}
open class UIHoverStyle: NSObject {}
open class UILargeContentViewerInteraction: NSObject {
  public override init() { super.init() }
  public init(delegate: Any?) {}
}
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var allowsSelfSizing = false
}
open class UIInputViewController: UIViewController {
  open var inputViewStyle = 0
  open func advanceToNextInputMode() {}
  open func dismissKeyboard() {}
}
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}
public protocol UIAppearanceContainer: AnyObject {}
public protocol UIAppearance: AnyObject {}
public protocol UIContentContainer: AnyObject {}
public protocol CALayerDelegate: AnyObject {}
public protocol CAAction {}
extension Bundle { public static var module: Bundle { .main } }
