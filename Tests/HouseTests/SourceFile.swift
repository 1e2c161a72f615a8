import Foundation
import TestSupport

/// A Swift file of the package.
struct SourceFile: Sendable {
  /// The module that it belongs to: the folder below that of its layer in `Sources`, below the root elsewhere.
  let module: String
  /// From the package's folder: `Sources/Base/Notation/JSON.swift`.
  let path: String
  let text: String
  /// The text without comments and literals.
  let code: CodeLines

  init(module: String, path: String, text: String) {
    (self.module, self.path, self.text) = (module, path, text)
    code = CodeLines(text)
  }

  /// The folders that hold Swift, as the package's folder has them.
  static let roots = ["Sources", "Swift", "Tools", "Plugins", "Tests"]

  /// The files of each root, read once for all tests.
  private static let read = Result {
    try Dictionary(uniqueKeysWithValues: roots.map { ($0, try files(in: $0)) })
  }

  /// Every file of every root, in the order of the roots and of their paths.
  static func everywhere() throws -> [SourceFile] { try roots.flatMap { try all(in: $0) } }

  /// Every file of a root, in the order of their paths.
  static func all(in root: String = "Sources") throws -> [SourceFile] { try read.get()[root]! }

  /// The file's name.
  var name: String { URL(filePath: path).lastPathComponent }

  private static func files(in root: String) throws -> [SourceFile] {
    let sources = packageFolder.appending(path: root)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let folders = path.split(separator: "/")
      return SourceFile(
        module: String(folders[root == "Sources" ? 1 : 0]), path: "\(root)/\(path)",
        text: try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
  }

  /// The modules that it imports, in its order.
  var imports: [String] {
    let statement =
      /^\s*(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+ )?import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)/
    return code.lines.compactMap { line in
      line.contains("import ") ? line.firstMatch(of: statement).map { String($0.output.1) } : nil
    }
  }

  /// The types that stand at the left margin, private ones left out: nobody elsewhere can mean those.
  var types: [String] {
    let declaration =
      /^(?:(?:public|package|internal|final|indirect|@\w+) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    return text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: declaration).map { String($0.output.1) }
    }
  }
}
