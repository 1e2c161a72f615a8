import Notation

/// A path as services that show findings want it: relative to the folder in which the program ran, where it lies there.
public struct FileReference {
  /// Without `./`, and without the folder before it.
  public let path: String

  /// The path of a file, seen from a folder.
  public init(_ path: String, from folder: String) {
    var rest = Substring(path)
    if folder != ".", rest.hasPrefix(folder + "/") { rest = rest.dropFirst(folder.count + 1) }
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    self.path = String(rest)
  }

  /// An URI reference (RFC 3986): what is neither unreserved nor a slash is percent-encoded, byte by byte, so that a
  /// colon can't be taken for a scheme's.
  var uri: String { (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded(except: "-._~/") }
}
