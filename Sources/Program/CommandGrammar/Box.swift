import Synchronization

/// The place where a declared parameter keeps its value.
///
/// A mirror hands out copies of a command's properties; sharing the place lets the value reach the command
/// itself. Setting a property in code makes a new place, so that commands keep value semantics.
final class Box<Value: Sendable>: Sendable {
  private let content: Mutex<Value?>

  /// A place that holds `value`, or nothing yet.
  init(_ value: Value?) { content = Mutex(value) }

  /// What the place holds.
  var value: Value? { content.withLock { $0 } }

  /// Puts `value` where every copy of the command finds it.
  func fill(with value: Value) { content.withLock { $0 = value } }
}
