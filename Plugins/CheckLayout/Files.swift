import Foundation

/// Files of a folder.
enum Files {
  /// All files below a folder but hidden ones.
  static func all(in folder: URL) throws -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    return try (found?.compactMap { $0 as? URL } ?? []).filter {
      try $0.resourceValues(forKeys: Set(keys)).isRegularFile == true
    }
  }

  /// The Swift files below a folder, by their paths.
  static func swift(in folder: URL) throws -> [URL] {
    try all(in: folder).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// A file's bytes; nil where there is none.
  static func contents(of file: URL) throws -> Data? {
    FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
  }
}
