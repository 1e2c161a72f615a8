/// An input, or a line of one that is read line by line, which is larger than any that can be meant.
public struct InputTooLarge: Error, CustomStringConvertible {
  /// Bytes; a pipe that never ends would take all memory otherwise.
  public static let limit = 1 << 30

  let name: String

  /// What is too large.
  public var description: String {
    "\(name) has more than \(Self.limit >> 30) GB, which is more than is read at once"
  }

  /// Throws if so many bytes are more than are read.
  public static func check(_ count: Int, of name: String) throws(InputTooLarge) {
    if count > limit { throw InputTooLarge(name: name) }
  }
}
