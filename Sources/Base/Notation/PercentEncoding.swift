extension String {
  /// The text in a URI (RFC 3986): what is neither a letter, a digit nor one of `others` is percent-encoded, byte by byte.
  public func percentEncoded(except others: String) -> String {
    let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8).union(others.utf8)
    var result = ""
    for byte in utf8 {
      if kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
