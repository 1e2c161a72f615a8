/// The identity of an object in a design: it stays through renaming, moving and re-import.
///
/// A new object takes its first name as identity (with a number after it when that is taken), an imported one keeps
/// the identity that its source gave it. Unique among the views and guides of one screen, among its constraints and
/// among its variations.
public struct ObjectID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The identity's text.
  public let text: String
  /// The identity of that text.
  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { text = value }
  public var description: String { text }
  public static func < (a: ObjectID, b: ObjectID) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
  /// The identity of every screen's own view.
  public static let root: ObjectID = "root"
}
