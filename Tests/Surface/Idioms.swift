import UIKit
#if canImport(SwiftUI)
  import SwiftUI
#endif
#if SWIFT_PACKAGE
  import Foundation
#endif

public typealias Closure = () -> Void
public protocol TagListDelegate: AnyObject {
  func tagPressed(_ title: String, tagView: TagView, sender: TagList)
}
public extension TagListDelegate { func tagPressed(_ title: String, tagView: TagView, sender: TagList) {} }
@IBDesignable open class TagView: UIButton {
  @IBInspectable open var cornerRadiusX: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadiusX; layer.masksToBounds = cornerRadiusX > 0 }
  }
  open var textFont: UIFont = .systemFont(ofSize: 12) { didSet { titleLabel?.font = textFont } }
  open var onTap: ((TagView) -> Void)?
  required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setupView() }
  public init(title: String) {
    super.init(frame: CGRect.zero); setTitle(title, for: UIControl.State()); setupView()
  }
  private func setupView() {
    titleLabel?.lineBreakMode = .byTruncatingTail; frame.size = intrinsicContentSize;
    let long = UILongPressGestureRecognizer(target: self, action: #selector(self.longPress));
    self.addGestureRecognizer(long)
  }
  @objc func longPress() { onTap?(self) }
  override open var intrinsicContentSize: CGSize {
    var size = titleLabel?.text?.size(withAttributes: [NSAttributedString.Key.font: textFont]) ?? CGSize.zero;
    size.height = textFont.pointSize + 4; if size.width < size.height { size.width = size.height };
    return size
  }
  open override func layoutSubviews() {
    super.layoutSubviews(); if let l = titleLabel { bringSubviewToFront(l) }
  }
}
open class TagList: UIView {
  open private(set) var tagViews: [TagView] = []; private(set) var rowViews: [UIView] = [];
  @IBOutlet open weak var delegate: AnyObject?
  open override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder(); tagViews.append(TagView(title: "x"))
  }
  open override func layoutSubviews() { defer { rearrange() }; super.layoutSubviews() }
  private func rearrange() {
    let views = tagViews as [UIView] + rowViews; views.forEach { $0.removeFromSuperview() };
    rowViews.removeAll(keepingCapacity: true); var isRtl = false;
    if #available(iOS 10.0, tvOS 10.0, *) {
      isRtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
    } else if #available(iOS 9.0, *) {
      isRtl = UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
    } else if let shared = UIApplication.value(forKey: "sharedApplication") as? UIApplication {
      isRtl = shared.userInterfaceLayoutDirection == .leftToRight
    };
    let dir: (UIView) -> Void = isRtl ? { $0.transform = CGAffineTransform(scaleX: -1.0, y: 1.0) } : { _ in };
    views.forEach(dir); invalidateIntrinsicContentSize()
  }
}
public final class ToastManager {
  public static let shared = ToastManager();
  public enum Position {
    case top, center, bottom;
    func centerPoint(forToast view: UIView, in space: UIView) -> CGPoint {
      let pad = UIEdgeInsets.zero;
      return CGPoint(
        x: space.bounds.size.width / 2.0,
        y: (view.frame.size.height / 2.0) + pad.top + space.safeAreaInsets.top)
    }
  }
}
public extension UIView {
  private struct TK { static var timer = "t"; static var queue = "q"; static var activeToasts: UInt8 = 0 }
  private class ToastCompletionWrapper {
    let completion: ((Bool) -> Void)?; init(_ body: ((Bool) -> Void)?) { completion = body }
  }
  private var queue: NSMutableArray {
    if let q = objc_getAssociatedObject(self, &TK.queue) as? NSMutableArray {
      return q
    } else {
      let q = NSMutableArray();
      objc_setAssociatedObject(self, &TK.queue, q, .OBJC_ASSOCIATION_RETAIN_NONATOMIC); return q
    }
  }
  func makeToast(
    _ text: String?, duration: TimeInterval = 3, position: ToastManager.Position = .bottom,
    title: String? = nil,
    image: UIImage? = nil, completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    let w = UIView();
    w.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]; let l = UILabel(); l.text = text;
    let max = CGSize(width: bounds.size.width * 0.8, height: bounds.size.height); let s = l.sizeThatFits(max);
    l.frame = CGRect(x: 0, y: 0, width: ceil(s.width), height: min(s.height, max.height)); w.addSubview(l);
    w.alpha = 0
    UIView.animate(
      withDuration: 0.2, delay: 0.0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { w.alpha = 1.0 }
    ) { _ in
      let timer = Timer(
        timeInterval: duration, target: self, selector: #selector(UIView.toastTimerDidFinish(_:)),
        userInfo: w, repeats: false);
      RunLoop.main.add(timer, forMode: .common);
      objc_setAssociatedObject(w, &TK.timer, timer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    objc_sync_enter(self); objc_sync_exit(self); queue.add(w);
    if let next = queue.firstObject as? UIView { queue.removeObject(at: 0); _ = next };
    if let t = objc_getAssociatedObject(w, &TK.timer) as? Timer { t.invalidate() }
  }
  @objc private func toastTimerDidFinish(_ timer: Timer) {
    guard let toast = timer.userInfo as? UIView else { return }; toast.removeFromSuperview()
  }
}
open class Tip: UIView {
  public enum ArrowPosition { case any, top, bottom; static let allValues = [top, bottom] }
  public struct Preferences {
    public struct Drawing {
      public var cornerRadius = CGFloat(5); public var foregroundColor = UIColor.white;
      public var font = UIFont.systemFont(ofSize: 15); public var textAlignment = NSTextAlignment.center;
      public var shadowOffset = CGSize(width: 0, height: 0)
    };
    public struct Animating {
      public var dismissTransform = CGAffineTransform(scaleX: 0.1, y: 0.1);
      public var springDamping = CGFloat(0.7); public var dismissOnTap = true
    }; public var drawing = Drawing(); public var animating = Animating(); public init() {}
  }
  open var preferences = Preferences(); fileprivate weak var presentingView: UIView?;
  fileprivate lazy var textSize: CGSize = { [unowned self] in
    var a = [NSAttributedString.Key.font: self.preferences.drawing.font];
    var s = ("x" as NSString).boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
      options: NSStringDrawingOptions.usesLineFragmentOrigin, attributes: a, context: nil
    ).size; s.width = ceil(s.width); return s
  }()
  public init(text: String) {
    super.init(frame: CGRect.zero); backgroundColor = .clear;
    NotificationCenter.default.addObserver(
      self, selector: #selector(handleRotation), name: UIDevice.orientationDidChangeNotification, object: nil)
  }
  required public init?(coder aDecoder: NSCoder) {
    fatalError("NSCoding not supported. Use init(text, preferences, delegate) instead!")
  }
  deinit { NotificationCenter.default.removeObserver(self) }
  override open var description: String { "<< \(String(describing: type(of: self))) >>" }
  @objc func handleRotation() {
    guard let sview = superview else { return };
    UIView.animate(withDuration: 0.3) {
      self.setNeedsDisplay(); _ = sview
    }
  }
  open override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!; context.saveGState(); let path = CGMutablePath();
    path.move(to: CGPoint(x: 1, y: 1)); path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3);
    path.closeSubpath(); context.addPath(path); context.clip(); context.setFillColor(UIColor.red.cgColor);
    context.fill(bounds); let ps = NSMutableParagraphStyle();
    ps.alignment = preferences.drawing.textAlignment; ps.lineBreakMode = NSLineBreakMode.byWordWrapping;
    "x".draw(in: rect, withAttributes: [.paragraphStyle: ps, .font: preferences.drawing.font]);
    context.restoreGState()
  }
  open class func show(
    animated: Bool = true, forItem item: UIBarItem, withinSuperview superview: UIView? = nil
  ) { if let view = item.view { _ = view } }
}
extension UIBarItem {
  var view: UIView? {
    if let item = self as? UIBarButtonItem, let customView = item.customView { return customView };
    return self.value(forKey: "view") as? UIView
  }
}
extension UIApplication {
  static var key: UIWindow? {
    UIApplication.shared.connectedScenes.compactMap {
      ($0 as? UIWindowScene)?.windows.first(where: \.isKeyWindow)
    }.first ?? UIApplication.shared.windows.filter { $0.isKeyWindow }.first
  }
  class func topViewController(base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController)
    -> UIViewController?
  {
    if let nav = base as? UINavigationController { return topViewController(base: nav.visibleViewController) };
    if let tab = base as? UITabBarController, let s = tab.selectedViewController {
      return topViewController(base: s)
    }; if let p = base?.presentedViewController { return topViewController(base: p) }; return base
  }
}
public extension UIColor {
  convenience init(hex: String) {
    let s = Scanner(string: hex); var n: UInt64 = 0; s.scanHexInt64(&n);
    self.init(
      red: CGFloat((n & 0xff0000) >> 16) / 255, green: CGFloat((n & 0xff00) >> 8) / 255,
      blue: CGFloat(n & 0xff) / 255, alpha: 1)
  };
  var isLight: Bool {
    guard let c = cgColor.components, c.count > 2 else { return false };
    return (c[0] * 299 + c[1] * 587 + c[2] * 114) / 1000 > 0.5
  };
  static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    if #available(iOS 13.0, *) {
      return UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
    } else {
      return light
    }
  }
}
public extension UIImage {
  func tinted(_ color: UIColor) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(size, false, scale); defer { UIGraphicsEndImageContext() };
    guard let ctx = UIGraphicsGetCurrentContext(), let cg = cgImage else { return self };
    ctx.translateBy(x: 0, y: size.height); ctx.scaleBy(x: 1.0, y: -1.0); ctx.setBlendMode(.normal);
    let r = CGRect(origin: .zero, size: size); ctx.clip(to: r, mask: cg); color.setFill(); ctx.fill(r);
    return UIGraphicsGetImageFromCurrentImageContext()!.withRenderingMode(self.renderingMode)
  };
  static func from(_ color: UIColor, size: CGSize = .init(width: 1, height: 1)) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image {
      color.setFill(); $0.fill(CGRect(origin: .zero, size: size))
    }
  };
  convenience init?(color: UIColor) {
    let r = CGRect(x: 0, y: 0, width: 1, height: 1); UIGraphicsBeginImageContext(r.size);
    let i = UIGraphicsGetImageFromCurrentImageContext(); UIGraphicsEndImageContext();
    guard let cg = i?.cgImage else { return nil }; self.init(cgImage: cg)
  }
}
open class HUD: NSObject {
  @objc public static let shared = HUD(); fileprivate let container = Window();
  @objc public var dimsBackground = true;
  fileprivate class Window: UIView {
    let frameView = UIVisualEffectView(effect: UIBlurEffect(style: .light));
    override func layoutSubviews() {
      super.layoutSubviews(); frameView.center = center; frameView.isHidden = false;
      frameView.layer.cornerRadius = 9; let g = UIView(frame: bounds);
      g.autoresizingMask = [.flexibleWidth, .flexibleHeight]; frameView.contentView.addSubview(g);
      layer.removeAnimation(forKey: "x")
    }
  }
  open func show(onView view: UIView? = nil) {
    let v: UIView = view ?? UIApplication.shared.keyWindow!;
    if !v.subviews.contains(container) {
      v.addSubview(container); container.frame.origin = CGPoint.zero; container.frame.size = v.frame.size;
      container.autoresizingMask = [.flexibleHeight, .flexibleWidth]; container.isHidden = true
    };
    let t = Timer.scheduledTimer(
      timeInterval: 3, target: self, selector: #selector(HUD.hide(_:)), userInfo: nil, repeats: false);
    t.fire(); perform(#selector(HUD.hide(_:)), with: nil, afterDelay: 3)
  }
  @objc open func hide(_ timer: Timer? = nil) { timer?.invalidate() }
}

@objc public protocol PanelLayout {
  @objc var position: Int { get }; @objc optional func backdropAlpha(for index: Int) -> CGFloat
}
@objc public class PanelState: NSObject, NSCopying, RawRepresentable {
  public typealias RawValue = String;
  required public init?(rawValue: String) { self.rawValue = rawValue; super.init() };
  @objc public let rawValue: RawValue; public func copy(with zone: NSZone? = nil) -> Any { self };
  public override var description: String { rawValue };
  public override var debugDescription: String { description };
  @objc(Full) public static let full: PanelState = PanelState(rawValue: "f")!;
  override public func isEqual(_ other: Any?) -> Bool { (other as? PanelState)?.rawValue == rawValue };
  public override var hash: Int { rawValue.hashValue }
}
final class PanelPan: UIPanGestureRecognizer {
  private(set) var initialLocation: CGPoint = .zero; weak var originalDelegate: UIGestureRecognizerDelegate?;
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action); name = "FloatingPanelPanGestureRecognizer"
  };
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event); initialLocation = touches.first?.location(in: view) ?? .zero;
    state = .began
  };
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  };
  override var delegate: UIGestureRecognizerDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }; override func reset() { super.reset() }; override var state: UIGestureRecognizer.State { didSet {} };
  override func shouldRequireFailure(of recognizer: UIGestureRecognizer) -> Bool { false };
  override func canPrevent(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
extension UIGestureRecognizer.State: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .began: return "began";
    case .changed: return "changed";
    case .failed: return "failed";
    case .cancelled: return "cancelled";
    case .ended: return "ended";
    case .possible: return "possible";
    @unknown default: return ""
    }
  }
}
extension UISpringTimingParameters {
  convenience init(decelerationRate: CGFloat, frequencyResponse: CGFloat, initialVelocity: CGVector = .zero) {
    self.init(mass: 1, stiffness: 2, damping: 3, initialVelocity: initialVelocity)
  }
}
extension CGPoint {
  static var leastNonzeroMagnitude: CGPoint {
    CGPoint(x: CGFloat.leastNonzeroMagnitude, y: .leastNonzeroMagnitude)
  }; static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}
extension UIEdgeInsets {
  var horizontalInset: CGFloat { left + right };
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    .init(top: a.top + b.top, left: 0, bottom: 0, right: 0)
  }
}
extension NSLayoutConstraint {
  func with(_ level: UILayoutPriority) -> Self { priority = level; return self };
  var desc: String {
    "\(firstItem as Any) \(firstAttribute.rawValue) \(firstAnchor) \(relation) \(String(describing: identifier))"
  }
}
extension UILayoutPriority {
  static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
}
extension UIStackView {
  func removeAll() {
    arrangedSubviews.forEach {
      removeArrangedSubview($0); NSLayoutConstraint.deactivate($0.constraints); $0.removeFromSuperview()
    }
  };
  func background(_ color: UIColor) {
    let s = UIView(frame: bounds); s.backgroundColor = color;
    s.autoresizingMask = [.flexibleWidth, .flexibleHeight]; insertSubview(s, at: 0)
  };
  func go() {
    isLayoutMarginsRelativeArrangement = true;
    directionalLayoutMargins = .init(top: 1, leading: 1, bottom: 1, trailing: 1);
    setCustomSpacing(UIStackView.spacingUseSystem, after: self); isBaselineRelativeArrangement = true
  }
}
extension UIView {
  func anchor(top: NSLayoutYAxisAnchor?, left: NSLayoutXAxisAnchor? = nil, size: NSLayoutDimension? = nil) {
    translatesAutoresizingMaskIntoConstraints = false; var c = [NSLayoutConstraint]();
    if let top { c.append(topAnchor.constraint(equalTo: top, constant: 1)) };
    if let left { c.append(leftAnchor.constraint(greaterThanOrEqualTo: left, constant: 2)) };
    if let size { c.append(widthAnchor.constraint(equalTo: size, multiplier: 0.5, constant: 3)) };
    c.append(contentsOf: [
      leadingAnchor.constraint(equalToSystemSpacingAfter: layoutMarginsGuide.leadingAnchor, multiplier: 1),
      topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: safeAreaLayoutGuide.bottomAnchor, multiplier: 2),
      heightAnchor.constraint(lessThanOrEqualToConstant: 3),
      firstBaselineAnchor.constraint(equalTo: lastBaselineAnchor),
      widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
      centerXAnchor.constraint(equalTo: readableContentGuide.centerXAnchor),
    ]); NSLayoutConstraint.activate(c);
    _ = leadingAnchor.anchorWithOffset(to: trailingAnchor).constraint(equalToConstant: 3);
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[v]-|", options: [], metrics: nil, views: ["v": self]));
    let g = UILayoutGuide(); addLayoutGuide(g); g.identifier = "x"; _ = g.layoutFrame;
    _ = g.constraintsAffectingLayout(for: .horizontal); keyboardLayoutGuide.followsUndockedKeyboard = true;
    keyboardLayoutGuide.setConstraints([], activeWhenNearEdge: .top)
  }
}
#if DEBUG && canImport(SwiftUI)
  struct P: PreviewProvider { static var previews: some View { Text("x") } }
#endif
@available(iOS 13.0, *) @MainActor public class Model: NSObject {
  public weak var view: UIView?; nonisolated func x() {};
  public func load() async throws {
    try await Task.sleep(nanoseconds: 1); await MainActor.run { self.view?.isHidden = true }
  }; public override init() { super.init(); Task { @MainActor [weak self] in try? await self?.load() } }
}
@objcMembers public class Settings: NSObject {
  public dynamic var x = 1; public static let y = NSNotification.Name(rawValue: "x");
  public lazy var formatter: NumberFormatter = {
    $0.numberStyle = .decimal; return $0
  }(NumberFormatter())
}
public class Weak<T: AnyObject> { public weak var value: T?; init(_ target: T) { value = target } }
final class Skeleton {
  let gradient = CAGradientLayer();
  func sliding() -> CAAnimation {
    let s = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.startPoint));
    s.fromValue = NSValue(cgPoint: CGPoint(x: -1, y: 0.5)); s.toValue = CGPoint.zero;
    let g = CAAnimationGroup(); g.animations = [s]; g.duration = 1.5;
    g.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn);
    g.repeatCount = .infinity; g.isRemovedOnCompletion = false; return g
  };
  func rec(_ view: UIView) {
    for sub in view.subviews where !(sub is UIScrollView) { rec(sub) };
    gradient.colors = [UIColor.red, .blue].map { $0.cgColor }; gradient.locations = [0.0, 0.5] as [NSNumber];
    CATransaction.begin(); CATransaction.setCompletionBlock { [weak self] in _ = self };
    view.layer.insertSublayer(gradient, at: UInt32.max);
    view.layer.sublayers?.last(where: { $0.name == "x" })?.removeFromSuperlayer(); CATransaction.commit();
    _ = (view as? UILabel)?.font.lineHeight; gradient.frame = view.layer.bounds; gradient.anchorPoint = .zero;
    view.layer.mask?.frame = view.bounds
  }
}
