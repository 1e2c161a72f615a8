import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

nonisolated(unsafe) var associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]

nonisolated(unsafe) var associationOwners: [AnyObject] = []

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
)

{
  let a = object as AnyObject
  associationOwners.append(a)
  associations[ObjectIdentifier(a), default: [:]][key] = value
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations[ObjectIdentifier(object as AnyObject)]?[key]
}

public func objc_sync_enter(_ value: Any) -> Int32 { 0 }

public func objc_sync_exit(_ value: Any) -> Int32 { 0 }
