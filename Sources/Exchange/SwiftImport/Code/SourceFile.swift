import Machine
import Notation

/// A Swift file as it was read, once: what is looked up in it, what the cache calls it and what is compiled is one
/// text.
struct SourceFile: Hashable, Sendable {
  /// As it was found, which errors name.
  let path: String
  let text: [UInt8]

  /// Reads a plain file whose path can stand in a line of text.
  init(_ path: String) throws {
    // The path is passed to the compiler within quotes, and comes back in lines with tabs.
    if path.unicodeScalars.contains(where: { $0.misleadsReaders || $0 == "\"" || $0 == "\\" }) {
      throw SwiftImportError.oddName(path)
    }
    self.path = path
    text = try readPlainFile(path)
  }

  /// The file's name without its folder.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// Its lines that aren't empty, one after another: all at once would take many times its size.
  var lines: some Sequence<String> {
    sequence(state: text[...]) { rest in
      guard let start = rest.firstIndex(where: { $0 != 10 }) else { return nil }
      let end = rest[start...].firstIndex(of: 10) ?? rest.endIndex
      defer { rest = rest[end...] }
      return String(decoding: rest[start..<end], as: UTF8.self)
    }
  }
}
