import Foundation

public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String
  public init(_ text: String) { name = text }
  public init(stringLiteral literal: String) { name = literal }
  public var description: String { name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public func NSStringFromClass(_ type: AnyClass) -> String { String(reflecting: type) }

extension NSObject {
  public class func value(forKeyPath path: String) -> Any? { nil }
  public class func value(forKey key: String) -> Any? { nil }
  public class func classForCoder() -> AnyClass { self }
  public func removeObserver(_ observer: NSObject, forKeyPath: String, context: UnsafeMutableRawPointer?) {}
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}
  public class func instancesRespond(to selector: Selector) -> Bool { false }
  public func responds(to selector: Selector) -> Bool { false }
  public class func cancelPreviousPerformRequests(withTarget: Any) {}
  public class func cancelPreviousPerformRequests(withTarget: Any, selector: Selector, object: Any?) {}
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { nil }
  public func addObserver(
    _ observer: NSObject, forKeyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath: String) {}
  public func setValue(_ value: Any?, forKeyPath path: String) {}
  public func value(forKeyPath path: String) -> Any? { nil }
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

@discardableResult public func autoreleasepool<T>(_ body: () throws -> T) rethrows -> T { try body() }

public func arc4random_uniform(_ bound: UInt32) -> UInt32 { 0 }

public func arc4random() -> UInt32 { 0 }

extension Bundle {
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    Recorder.note("xib '\(name)' loaded")
    return []
  }
}

extension Timer {
  public convenience init(
    timeInterval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: false) { _ in } }
}

extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
  }
  public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(rect: CGRect(x: transform.tx, y: transform.ty, width: transform.a, height: transform.d))
  }
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(
      a: rectValue.width, b: 0, c: 0, d: rectValue.height, tx: rectValue.minX, ty: rectValue.minY)
  }
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSClassFromString(_ name: String) -> AnyClass? { nil }

public func NSStringFromCGRect(_ rect: CGRect) -> String { "\(rect)" }

public func NSStringFromCGPoint(_ point: CGPoint) -> String { "\(point)" }

public func NSStringFromCGSize(_ size: CGSize) -> String { "\(size)" }

extension NSCoder {
  public func encode(_ rect: CGRect, forKey key: String) {}
  public func encode(_ point: CGPoint, forKey key: String) {}
  public func encode(_ size: CGSize, forKey key: String) {}
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {}
  public func decodeCGRect(forKey key: String) -> CGRect { .zero }
  public func decodeCGPoint(forKey key: String) -> CGPoint { .zero }
  public func decodeCGSize(forKey key: String) -> CGSize { .zero }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { .zero }
}
