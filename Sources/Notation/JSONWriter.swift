extension JSON {
  /// The value on one line: keys sorted by their bytes, no blanks, numbers in their shortest exact form.
  public var line: String {
    var out = ""
    write(to: &out)
    return out
  }

  /// Appends `line` to `out`.
  public func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let claim): out += claim ? "true" : "false"
    case .integer(let value): out += String(value)
    case .number(let value): out += value.spelled
    case .string(let text): text.writeQuoted(to: &out)
    case .array(let elements):
      out += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { out += "," }
        element.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, key) in members.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }).enumerated()
      {
        if index > 0 { out += "," }
        key.writeQuoted(to: &out)
        out += ":"
        members[key]!.write(to: &out)
      }
      out += "}"
    }
  }
}

extension String {
  /// The text as a JSON string, with its quotes.
  public var quotedAsJSON: String {
    var out = ""
    writeQuoted(to: &out)
    return out
  }

  func writeQuoted(to out: inout String) {
    out += "\""
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F }) {
      out += self
    } else {
      for scalar in unicodeScalars { scalar.writeEscaped(to: &out) }
    }
    out += "\""
  }
}

extension Unicode.Scalar {
  fileprivate func writeEscaped(to out: inout String) {
    switch self {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    case _ where value < 0x20 || value == 0x7F:
      let hex = String(value, radix: 16)
      out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: out.unicodeScalars.append(self)
    }
  }
}
