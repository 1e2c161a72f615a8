import Notation

/// A value of a file as a word of a line: bare where it is a word, a number or a name, else in quotes.
struct TextWord {
  let text: String

  /// The value, with what would break the line or mislead readers escaped.
  init(_ value: String) {
    let isBare =
      !value.isEmpty
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+")].contains(byte)
        }
      }
    text = isBare ? value : Self.quoted(value)
  }

  /// The value in quotes.
  static func quoted(_ value: String) -> String {
    var out = "'"
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": out += "\\\\"
      case "'": out += "\\'"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      default:
        if scalar.misleadsReaders || scalar.value == 0x2028 || scalar.value == 0x2029 {
          out += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "'"
  }
}
