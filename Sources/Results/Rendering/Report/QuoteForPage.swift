import Notation

extension String {
  /// The text as a JSON string for a script element, which no character in it can end.
  var quotedForScript: String {
    let quoted = quotedAsJSON
    guard quoted.utf8.contains(UInt8(ascii: "<")) else { return quoted }
    return quoted.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  /// The text for a part of a URL's fragment (RFC 3986), without the characters that part a path from its filters and
  /// these from one another: what JavaScript's `decodeURIComponent` reads back.
  var escapedAsFragment: String { percentEncoded(except: "-_.!~*'()/:,") }
}
