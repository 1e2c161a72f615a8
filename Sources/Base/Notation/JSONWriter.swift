extension JSON {
  /// The value on one line: keys sorted by their bytes, no blanks, numbers in their shortest exact form.
  public var line: String {
    var out: [UInt8] = []
    write(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  /// Appends the bytes of `line` to `out`.
  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let claim): out += (claim ? "true" : "false").utf8
    case .integer(let value): out += String(value).utf8
    case .number(let value): out += value.spelled.utf8
    case .string(let text): text.writeQuoted(to: &out)
    case .array(let elements):
      out.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        element.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, member) in sorted.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        member.key.writeQuoted(to: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }
}

extension String {
  /// The text as a JSON string, with its quotes.
  public var quotedAsJSON: String {
    var out: [UInt8] = []
    writeQuoted(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  fileprivate func writeQuoted(to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    var text = self
    text.withUTF8 { bytes in
      if bytes.contains(where: \.needsEscaping) {
        for byte in bytes { byte.writeEscaped(to: &out) }
      } else {
        out.append(contentsOf: bytes)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  /// True for quotes, backslashes and controls, none of which is a part of another character.
  fileprivate var needsEscaping: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F
  }

  fileprivate func writeEscaped(to out: inout [UInt8]) {
    switch self {
    case UInt8(ascii: "\""): out += "\\\"".utf8
    case UInt8(ascii: "\\"): out += "\\\\".utf8
    case UInt8(ascii: "\n"): out += "\\n".utf8
    case UInt8(ascii: "\r"): out += "\\r".utf8
    case UInt8(ascii: "\t"): out += "\\t".utf8
    case _ where needsEscaping:
      out += "\\u00".utf8
      out += (self < 0x10 ? "0" : "").utf8
      out += String(self, radix: 16).utf8
    default: out.append(self)
    }
  }
}
