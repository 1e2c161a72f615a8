import Foundation

extension NotificationCenter {
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    guard let name else { return }
    name.touchKeyboard()
    Recorder.keyboardObservers.append((observer as AnyObject, selector.name, name))
  }

  /// Foundation's own takes a name that may be missing; this one is preferred where the code gives one.
  @discardableResult public func addObserver(
    forName name: Notification.Name, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    name.touchKeyboard()
    let observer = addObserver(forName: Optional(name), object: object, queue: queue, using: block)
    Recorder.blockObservers.append(observer)
    return observer
  }
}

extension Notification.Name {
  /// Whoever asks for news of the keyboard may depend on it.
  fileprivate func touchKeyboard() { if rawValue.hasPrefix("UIKeyboard") { Recorder.touch(.keyboard) } }
}

/// Dictionaries of notifications hold rectangles as objects, which code casts to either; so does Apple's runtime.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0 else { return false }
    result = source.rectValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
