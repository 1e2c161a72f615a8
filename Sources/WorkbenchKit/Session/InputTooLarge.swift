/// An input, or a line of one that is read line by line, which is larger than any that can be meant.
struct InputTooLarge: Error, CustomStringConvertible {
  /// Bytes; a pipe that never ends would take all memory otherwise.
  static let limit = 1 << 30

  let name: String

  var description: String {
    "\(name) has more than \(Self.limit >> 30) GB, which is more than is read at once"
  }

  /// Throws if so many bytes are more than are read.
  static func check(_ count: Int, of name: String) throws(InputTooLarge) {
    if count > limit { throw InputTooLarge(name: name) }
  }
}
