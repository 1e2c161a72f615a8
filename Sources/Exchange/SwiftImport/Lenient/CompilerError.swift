import Machine
import Notation

/// An error of the compiler's, with its place.
struct CompilerError: Hashable {
  let file: String
  let line: Int
  let text: String

  /// Reads `file:line:column: error: text`, or the note that names a property without a value.
  init?(_ words: Substring) {
    guard !words.hasPrefix(" "),
      let (place, text) = Self.split(words, ": error: ")
        ?? Self.split(words, ": note: ", of: "stored property")
    else { return nil }
    let parts = place.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
    file = parts.dropLast(2).joined(separator: ":")
    (self.line, self.text) = (line, String(text))
  }

  private static func split(
    _ words: Substring, _ mark: String, of start: String = ""
  ) -> (Substring, Substring)? {
    guard let range = words.firstRange(of: mark) else { return nil }
    let text = words[range.upperBound...]
    return text.hasPrefix(start) ? (words[..<range.lowerBound], text) : nil
  }

  /// Its file and line, as allowances spell them.
  var place: String { "\(file)\t\(line)" }

  /// What stands in 'quotes' in it.
  var names: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// The line's text; nil where the file can't be read, or is a link out of the folder in which compilers write.
  var source: String? {
    let folder = file.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    guard (try? SwiftFiles.stayWithin(folder, file)) != nil, let bytes = try? readPlainFile(file) else {
      return nil
    }
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? String(decoding: lines[line - 1], as: UTF8.self) : nil
  }

  /// The errors in the compiler's words, each once, in their order.
  static func all(in words: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return words.lines.compactMap { CompilerError($0) }.filter { seen.insert($0).inserted }
  }
}
