import CRecorder
import Machine

/// What is compiled once for a toolchain: the module UIKit and the rewriter.
public struct Toolbox: Sendable {
  /// The toolchain.
  public let toolchain: Toolchain
  let cache: CacheFolder
  let folder: String

  var rewriter: String { "\(folder)/rewriter" }

  /// The tools of a toolchain, compiled unless they are in the cache; `progress` is told when that takes time.
  public init(_ toolchain: Toolchain, in cache: CacheFolder, progress: (String) -> Void) throws {
    (self.toolchain, self.cache) = (toolchain, cache)
    let files = Self.files
    let key = cacheKey(
      [Array(toolchain.version.utf8), Array(toolchain.compiler.utf8)]
        + files.flatMap { [Array($0.path.utf8), $0.text] })
    folder = try cache.entry("uikit-\(key)") { draft in
      progress("compiling the recorder for this toolchain, once")
      try Self.build(files, toolchain, in: draft)
    }
  }

  /// The sources that the program carries.
  static var files: [(path: String, text: [UInt8])] {
    (0..<recorder_file_count()).map { place in
      let file = recorder_file_at(place)
      return (String(cString: file.path), Array(String(cString: file.text).utf8))
    }
  }

  private static func build(
    _ files: [(path: String, text: [UInt8])], _ toolchain: Toolchain, in folder: String
  ) throws {
    for file in files {
      let path = "\(folder)/Swift/\(file.path)"
      try CacheFolder.make(path.split(separator: "/").dropLast().map { "/\($0)" }.joined())
      try writeFile(file.text, to: path)
    }
    func paths(_ part: String) -> [String] {
      files.map(\.path).filter { $0.hasPrefix("\(part)/") }.map { "\(folder)/Swift/\($0)" }
    }
    let common = ["-swift-version", "5", "-suppress-warnings"]
    let uikit =
      [toolchain.compiler] + common + ["-Onone", "-parse-as-library", "-emit-module", "-emit-library"]
      + ["-module-name", "UIKit", "-Xlinker", "-soname=libUIKit.so", "-o", "\(folder)/libUIKit.so"]
      + ["-emit-module-path", "\(folder)/UIKit.swiftmodule"] + paths("UIKit")
    let rewriter =
      [toolchain.compiler] + common + [
        "-Onone", "-module-name", "Rewriter", "-I", toolchain.host, "-L", toolchain.host,
      ]
      + ["-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", toolchain.host]
      + ["-o", "\(folder)/rewriter"] + paths("Rewriter")
    let results = parallelMap(count: 2, jobs: 2) { Compile.run($0 == 0 ? uikit : rewriter) }
    for result in results where !result.isDone {
      throw SwiftImportError.recorderFails(Compile.errors(in: result.words).first ?? result.words)
    }
  }
}
