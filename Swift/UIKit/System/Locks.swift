import Foundation

// Views are built on one thread: nobody waits for these locks.

public struct os_unfair_lock: Sendable {
  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock

public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }

public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}

public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// What Apple's runtime passes errors and objects by.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
