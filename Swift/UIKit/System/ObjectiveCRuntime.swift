import Foundation

// Methods can't be exchanged here: what asks for it compiles and does nothing.
public struct Method: Equatable, Sendable {}

public struct IMP: Equatable, Sendable {}

public struct Ivar: Equatable, Sendable {}

public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }

public func class_getClassMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }

@discardableResult public func class_addMethod(
  _ type: AnyClass?, _ selector: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

@discardableResult public func class_replaceMethod(
  _ type: AnyClass?, _ selector: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

public func class_getInstanceVariable(_ type: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }

public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> { emptyName }

public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }

nonisolated(unsafe) private let emptyName: UnsafePointer<CChar> = {
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  text.pointee = 0
  return UnsafePointer(text)
}()

public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

public func method_getImplementation(_ method: Method) -> IMP { IMP() }

@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  implementation
}

public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { nil }

public func objc_removeAssociatedObjects(_ object: Any) {
  associations[ObjectIdentifier(object as AnyObject)] = nil
}

public func NSStringFromProtocol(_ type: Any) -> String { "\(type)" }
