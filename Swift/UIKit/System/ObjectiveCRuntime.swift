import Foundation

// Methods can't be exchanged here: what asks for it compiles and does nothing.
public struct Method: Equatable, Sendable {}

public struct IMP: Equatable, Sendable {}

public struct Ivar: Equatable, Sendable {}

public func class_getInstanceMethod(_ c: AnyClass?, _ s: Selector) -> Method? { nil }

public func class_getClassMethod(_ c: AnyClass?, _ s: Selector) -> Method? { nil }

@discardableResult public func class_addMethod(
  _ c: AnyClass?, _ s: Selector, _ i: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

@discardableResult public func class_replaceMethod(
  _ c: AnyClass?, _ s: Selector, _ i: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

public func class_getInstanceVariable(_ c: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }

public func class_getName(_ c: AnyClass?) -> UnsafePointer<CChar> { emptyName }

public func class_getSuperclass(_ c: AnyClass?) -> AnyClass? { nil }

nonisolated(unsafe) private let emptyName: UnsafePointer<CChar> = {
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  text.pointee = 0
  return UnsafePointer(text)
}()

public func method_exchangeImplementations(_ a: Method, _ b: Method) {}

public func method_getImplementation(_ m: Method) -> IMP { IMP() }

@discardableResult public func method_setImplementation(_ m: Method, _ i: IMP) -> IMP { i }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public func object_getClass(_ o: Any?) -> AnyClass? { o.map { type(of: $0 as AnyObject) } }

public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { nil }

public func objc_removeAssociatedObjects(_ o: Any) { associations[ObjectIdentifier(o as AnyObject)] = nil }

public func NSStringFromProtocol(_ p: Any) -> String { "\(p)" }
