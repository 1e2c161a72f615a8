import Foundation

/// A line of JSON in the making.
struct Line {
  private(set) var text = ""

  /// A text in quotation marks.
  static func quoted(_ text: String) -> String {
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

  /// A number; what is none becomes zero.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let clamped = min(max(value, -1e9), 1e9)
    return clamped == clamped.rounded() ? "\(Int(clamped))" : "\(Double(clamped))"
  }

  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }
}
