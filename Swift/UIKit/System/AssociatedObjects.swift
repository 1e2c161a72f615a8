import Foundation

public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC,
    OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

nonisolated(unsafe) var associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]

nonisolated(unsafe) var associationOwners: [AnyObject] = []

public func objc_setAssociatedObject(_ o: Any, _ k: UnsafeRawPointer, _ v: Any?, _ p: objc_AssociationPolicy)

{
  let a = o as AnyObject
  associationOwners.append(a)
  associations[ObjectIdentifier(a), default: [:]][k] = v
}

public func objc_getAssociatedObject(_ o: Any, _ k: UnsafeRawPointer) -> Any? {
  associations[ObjectIdentifier(o as AnyObject)]?[k]
}

public func objc_sync_enter(_ o: Any) -> Int32 { 0 }

public func objc_sync_exit(_ o: Any) -> Int32 { 0 }
