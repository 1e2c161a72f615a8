import Foundation

/// A line of JSON in the making.
struct Line {
  private(set) var text = ""

  /// A text in quotation marks.
  static func quoted(_ text: String) -> String {
    // Most texts are names, which hold nothing of that.
    if isPlain(text) { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: if scalar.value < 0x20 { result += " " } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result + "\""
  }

  /// True for a text without quotation marks, backslashes and control characters.
  ///
  /// A loop over bytes, since this is compiled without optimization and runs for each text of each layout.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if byte < 0x20 || byte == 0x22 || byte == 0x5c { return false }
        place += 1
      }
      return true
    }
  }

  /// A number; what is none becomes zero.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let clamped = min(max(value, -1e9), 1e9)
    return clamped == clamped.rounded() ? "\(Int(clamped))" : "\(Double(clamped))"
  }

  static func object(_ members: [(String, String)]) -> String {
    var text = "{"
    for (name, value) in members {
      if text.utf8.count > 1 { text += "," }
      text += quoted(name)
      text += ":"
      text += value
    }
    return text + "}"
  }

  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }
}
