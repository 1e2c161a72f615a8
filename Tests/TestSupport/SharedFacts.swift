public import Foundation

/// Tables of facts that lie beside the project; tests that want them are skipped where they are missing.
public enum SharedFacts {
  /// Where they lie.
  public static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["WORKBENCH_SHARED"] {
      return URL(fileURLWithPath: path).appendingPathComponent("facts")
    }
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return root.deletingLastPathComponent().appendingPathComponent("shared/facts")
  }()

  /// The rows of a table after its head, split into fields; nil, with a printed reason, if it is missing.
  public static func rows(of file: String, separator: Character = ",") -> [[String]]? {
    guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else {
      print("skipped: no \(file) in the shared facts; set WORKBENCH_SHARED")
      return nil
    }
    return text.split(whereSeparator: \.isNewline).dropFirst().map { fields(of: $0, separator: separator) }
  }

  private static func fields(of line: Substring, separator: Character) -> [String] {
    var (fields, isQuoted, last) = ([""], false, Character("\0"))
    for character in line {
      if character == "\"", separator == "," {
        if !isQuoted, last == "\"" { fields[fields.count - 1].append("\"") }
        isQuoted.toggle()
      } else if character == separator, !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
      last = character == separator && !isQuoted ? "\0" : character
    }
    return fields
  }
}
