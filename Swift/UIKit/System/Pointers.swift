import Foundation

open class UIPointerRegion: NSObject {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { self.init() }
  open var rect: CGRect { .zero }
}
open class UIPointerInteraction: NSObject, UIInteraction {
  public override init() { super.init() }
  public init(delegate: UIPointerInteractionDelegate?) {}
  open weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
  open func invalidate() {}
}
open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
}
public enum UIPointerEffect {
  case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
}
public enum UIPointerShape { case path(UIBezierPath), roundedRect(CGRect, radius: CGFloat) }
open class UIPreviewTarget: NSObject {
  public init(container: UIView, center: CGPoint) {}
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {}
}
open class UITargetedPreview: NSObject {
  public let view: UIView
  public init(view: UIView) { self.view = view }
  public init(view: UIView, parameters: UIPreviewParameters) { self.view = view }
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { self.view = view }
}
open class UIPreviewParameters: NSObject {
  public override init() { super.init() }
  public init(textLineRects: [NSValue]) {}
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!
  open var visiblePath: UIBezierPath?
}
open class UIHoverStyle: NSObject {}
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
  public override init() { super.init() }
  public init(delegate: Any?) {}
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
public protocol UIContentContainer: AnyObject { var preferredContentSize: CGSize { get } }
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in context: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey key: String) -> CAAction?
}
extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey key: String) -> CAAction? { nil }
}
extension Bundle { public static var module: Bundle { .main } }
