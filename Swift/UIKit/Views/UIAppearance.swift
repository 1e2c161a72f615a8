import Foundation

extension NSObjectProtocol where Self: UIView {
  public static func appearance() -> Self { sharedAppearance(of: Self.self) }
  public static func appearance(whenContainedInInstancesOf: [AnyClass]) -> Self {
    sharedAppearance(of: Self.self)
  }
  public func observe<V>(
    _ path: KeyPath<Self, V>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<V>) -> Void
  ) -> NSKeyValueObservation {
    record.observers.append { [unowned self] in
      changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: path], oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}

nonisolated(unsafe) var appearances: [ObjectIdentifier: UIView] = [:]

func sharedAppearance<T: UIView>(of type: T.Type) -> T {
  if let x = appearances[ObjectIdentifier(type)] as? T { return x }
  let x = type.init(coder: NSKeyedArchiver(requiringSecureCoding: false))!
  appearances[ObjectIdentifier(type)] = x
  return x
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1), old = Self(rawValue: 2), initial = Self(rawValue: 4),
    prior = Self(rawValue: 8)
}

public struct NSKeyValueObservedChange<V> {
  public let newValue: V?
  public let oldValue: V?
}

open class NSKeyValueObservation: NSObject { open func invalidate() {} }
