/// A build configuration file (`.xcconfig`), with the files that it includes.
///
/// Facts: Apple's "Adding a build configuration file to your project" and nshipster.com's "Xcode Build Configuration Files":
/// `NAME = value` a line, comments after `//`, `#include "path"` relative to the file, `#include?` where it may be missing;
/// a later line goes before an earlier one.
enum ConfigurationFile {
  /// Files that include files: more than any project has.
  private static let deepest = 10

  /// The settings of a file, by its path from the project's folder; none where it can't be read.
  ///
  /// `read` gives the bytes of a file by such a path.
  static func settings(
    at path: String, depth: Int = 0, read: (String) -> [UInt8]?
  ) -> [String: PropertyList] {
    guard depth < deepest, let bytes = read(path) else { return [:] }
    var result: [String: PropertyList] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = uncommented(line)
      if text.hasPrefix("#include") {
        guard let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
        else {
          continue
        }
        let included = settings(at: joined(folder(of: path), String(name)), depth: depth + 1, read: read)
        result.merge(included) { $1 }
      } else if let (name, value) = setting(text) {
        result[name] = .text(value)
      }
    }
    return result
  }

  /// The line without its comment and the blanks around it.
  private static func uncommented(_ line: Substring) -> Substring {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].trimmed
  }

  /// The name and the value of a setting; the `=` of a condition in brackets is none.
  private static func setting(_ line: Substring) -> (name: String, value: String)? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        let name = line[..<index].trimmed
        return name.isEmpty ? nil : (String(name), String(line[line.index(after: index)...].trimmed))
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  /// Without the blanks at both ends.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
