import Foundation

public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC,
    OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
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
