/// A path as services that show findings want it: relative to the folder in which the program ran, where it lies there.
struct FileReference {
  /// Without `./`, and without the folder before it.
  let path: String

  init(_ path: String, from folder: String) {
    var rest = Substring(path)
    if folder != ".", rest.hasPrefix(folder + "/") { rest = rest.dropFirst(folder.count + 1) }
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    self.path = String(rest)
  }

  /// An URI reference (RFC 3986): what is neither unreserved nor a slash is percent-encoded, byte by byte, so that a
  /// colon can't be taken for a scheme's.
  var uri: String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if Self.unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
