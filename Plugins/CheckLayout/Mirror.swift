import Foundation
import PackagePlugin

/// A copy of a package, whose code is rewritten where it imports UIKit.
///
/// Files that say the same as before keep their dates, so that only what was edited is compiled anew.
struct Mirror {
  let folder: URL
  private let package: Package
  private let scratch: URL

  init(of context: PluginContext) throws {
    package = context.package
    folder = context.pluginWorkDirectoryURL.appending(
      path: "mirror/\(package.directoryURL.lastPathComponent)")
    scratch = context.pluginWorkDirectoryURL.appending(path: "build")
  }

  /// Builds in a folder of its own, unless the user names one.
  func options(_ arguments: [String]) -> [String] {
    arguments.contains("--scratch-path") ? [] : ["--scratch-path", scratch.path]
  }

  /// Brings the mirror up to what the package is now.
  func write(with rewriter: Rewriter) throws {
    var files = try manifests()
    for target in package.targets {
      for file in try Files.all(in: target.directoryURL) { files[file] = try Data(contentsOf: file) }
    }
    for target in package.targets.compactMap({ $0 as? SwiftSourceModuleTarget }) {
      let sources = target.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
      guard sources.contains(where: { importsUIKit(files[$0]) }) else { continue }
      let kind = target.kind == .test ? "library" : "own"
      let texts = try rewriter.rewritten(sources, of: target.moduleName, as: kind)
      for (source, text) in zip(sources, texts) { files[source] = text }
    }
    try replace(by: files)
  }

  private func importsUIKit(_ text: Data?) -> Bool {
    String(decoding: text ?? Data(), as: UTF8.self).split(separator: "\n").contains {
      $0.split(separator: " ").suffix(2) == ["import", "UIKit"]
    }
  }

  /// The package's manifest, in which paths of other packages are made whole, and what it resolved to.
  private func manifests() throws -> [URL: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: package.directoryURL.path)
    var files: [URL: Data] = [:]
    for name in names where name.hasPrefix("Package") {
      let file = package.directoryURL.appending(path: name)
      guard ["swift", "resolved"].contains(file.pathExtension) else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      files[file] = Data(name.hasSuffix(".swift") ? withWholePaths(text).utf8 : text.utf8)
    }
    return files
  }

  private func withWholePaths(_ manifest: String) -> String {
    manifest.replacing(#/(\.package\((?:\s*name:\s*"[^"]*",)?\s*path:\s*)"([^"/][^"]*)"/#) { match in
      let path = package.directoryURL.appending(path: String(match.2)).standardizedFileURL.path
      return "\(match.1)\"\(path)\""
    }
  }

  private func replace(by files: [URL: Data]) throws {
    let manager = FileManager.default
    let root = package.directoryURL.path
    var kept: Set<String> = []
    for (file, text) in files {
      let place = folder.appending(path: String(file.path.dropFirst(root.count + 1)))
      kept.insert(place.path)
      if try Files.contents(of: place) == text { continue }
      try manager.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place)
    }
    for file in try Files.all(in: folder) where !kept.contains(file.path) {
      // What the build of the mirror resolves is its own.
      if file.lastPathComponent != "Package.resolved" { try manager.removeItem(at: file) }
    }
  }
}
