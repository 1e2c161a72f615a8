extension String {
  /// The text as XML takes it, within an element and within an attribute's double quotes.
  ///
  /// Characters that XML can't hold at all (section 2.2 of XML 1.0) become U+FFFD.
  public var escapedAsXML: String {
    if utf8.allSatisfy(\.isPlainInXML) { return self }
    var out = ""
    for scalar in unicodeScalars { scalar.writeEscapedAsXML(to: &out) }
    return out
  }
}

extension UInt8 {
  fileprivate var isPlainInXML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: self >= 0x20 && self < 0x7F
    }
  }
}

extension Unicode.Scalar {
  fileprivate func writeEscapedAsXML(to out: inout String) {
    switch self {
    case "&": out += "&amp;"
    case "<": out += "&lt;"
    case ">": out += "&gt;"
    case "\"": out += "&quot;"
    case "'": out += "&#39;"
    case "\t", "\n", "\r": out += "&#\(value);"
    case _ where value < 0x20 || (0x7F...0x9F).contains(value) || value & 0xFFFE == 0xFFFE:
      out += "\u{FFFD}"
    default: out.unicodeScalars.append(self)
    }
  }
}
