import Foundation

public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String
  public init(_ n: String) { name = n }
  public init(stringLiteral v: String) { name = v }
  public var description: String { name }
}

public func NSStringFromSelector(_ s: Selector) -> String { s.name }

public func NSStringFromClass(_ c: AnyClass) -> String { String(reflecting: c) }

extension NotificationCenter {
  public func addObserver(_ o: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    guard let name else { return }
    if name.rawValue.hasPrefix("UIKeyboard") { Recorder.touch(.keyboard) }
    Recorder.keyboardObservers.append((o as AnyObject, selector.name, name))
  }
}

extension Timer {
  @discardableResult public class func scheduledTimer(
    timeInterval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: false) { _ in } }
}

extension NSObject {
  public class func value(forKeyPath path: String) -> Any? { nil }
  public class func value(forKey key: String) -> Any? { nil }
  public class func classForCoder() -> AnyClass { self }
  public func perform(_ s: Selector, with: Any?, afterDelay: Double) {}
  public func perform(_ s: Selector, with: Any?, afterDelay: Double, inModes: [RunLoop.Mode]) {}
  @discardableResult public func perform(_ s: Selector, with a: Any?, with b: Any?) -> Any? { nil }
  public func performSelector(onMainThread s: Selector, with: Any?, waitUntilDone: Bool) {}
  public func removeObserver(_ o: NSObject, forKeyPath: String, context: UnsafeMutableRawPointer?) {}
  public func willChangeValue(forKey k: String) {}
  public func didChangeValue(forKey k: String) {}
  public class func instancesRespond(to s: Selector) -> Bool { false }
  @discardableResult public func perform(_ s: Selector, with: Any?) -> Any? { nil }
  @discardableResult public func perform(_ s: Selector) -> Any? { nil }
  public func responds(to s: Selector) -> Bool { false }
  public class func cancelPreviousPerformRequests(withTarget: Any) {}
  public class func cancelPreviousPerformRequests(withTarget: Any, selector: Selector, object: Any?) {}
  public func setValue(_ v: Any?, forKey k: String) {}
  public func value(forKey k: String) -> Any? { nil }
  public func addObserver(
    _ o: NSObject, forKeyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ o: NSObject, forKeyPath: String) {}
  public func setValue(_ v: Any?, forKeyPath k: String) {}
  public func value(forKeyPath k: String) -> Any? { nil }
}

extension NSValue {
  public var cgRectValue: CGRect { rectValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgPointValue: CGPoint { pointValue }
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: rect.height, right: rect.width)
  }
}

extension IndexPath {
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self[1] = newValue }
  }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
}

@discardableResult public func autoreleasepool<T>(_ f: () throws -> T) rethrows -> T { try f() }

public func arc4random_uniform(_ n: UInt32) -> UInt32 { 0 }

public func arc4random() -> UInt32 { 0 }

extension Bundle {
  public func loadNibNamed(_ n: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    Recorder.note("xib '\(n)' loaded")
    return []
  }
}

extension Timer {
  public convenience init(
    timeInterval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: false) { _ in } }
}

extension NSValue {
  public convenience init(uiEdgeInsets i: UIEdgeInsets) {
    self.init(rect: CGRect(x: i.left, y: i.top, width: i.right, height: i.bottom))
  }
  public convenience init(cgVector v: CGVector) { self.init(point: CGPoint(x: v.dx, y: v.dy)) }
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(rect: CGRect(x: t.tx, y: t.ty, width: t.a, height: t.d))
  }
  public convenience init(uiOffset o: UIOffset) { self.init(point: CGPoint(x: o.horizontal, y: o.vertical)) }
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(
      a: rectValue.width, b: 0, c: 0, d: rectValue.height, tx: rectValue.minX, ty: rectValue.minY)
  }
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
}

public func NSSelectorFromString(_ s: String) -> Selector { Selector(s) }

public func NSClassFromString(_ s: String) -> AnyClass? { nil }

public func NSStringFromCGRect(_ r: CGRect) -> String { "\(r)" }

public func NSStringFromCGPoint(_ p: CGPoint) -> String { "\(p)" }

public func NSStringFromCGSize(_ s: CGSize) -> String { "\(s)" }

extension NSCoder {
  public func encode(_ r: CGRect, forKey k: String) {}
  public func encode(_ p: CGPoint, forKey k: String) {}
  public func encode(_ s: CGSize, forKey k: String) {}
  public func encode(_ i: UIEdgeInsets, forKey k: String) {}
  public func decodeCGRect(forKey k: String) -> CGRect { .zero }
  public func decodeCGPoint(forKey k: String) -> CGPoint { .zero }
  public func decodeCGSize(forKey k: String) -> CGSize { .zero }
  public func decodeUIEdgeInsets(forKey k: String) -> UIEdgeInsets { .zero }
}
