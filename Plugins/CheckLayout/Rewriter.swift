import Foundation
import PackagePlugin

/// The rewriter of imports, compiled for the toolchain at hand.
///
/// It is no target of the package, since it takes the toolchain's own SwiftSyntax: that needs unsafe flags, and nobody could
/// depend on a package that has them.
struct Rewriter {
  private let program: URL
  private let drafts: URL

  /// The rewriter, compiled unless the plugin's folder has it from these sources and this toolchain.
  init(_ context: PluginContext) throws {
    let dependencies = context.package.dependencies.map(\.package)
    guard let workbench = dependencies.first(where: { $0.displayName == "workbench" }) else {
      throw CheckLayoutError.noRewriter(package: context.package.displayName)
    }
    let folder = context.pluginWorkDirectoryURL
    (program, drafts) = (folder.appending(path: "rewriter"), folder.appending(path: "drafts"))
    let sources = try Files.swift(in: workbench.directoryURL.appending(path: "Swift/Rewriter"))
    let compiler = try context.tool(named: "swiftc").url
    let toolchain = try Self.output(of: compiler, ["-print-target-info"])
    let origin = try sources.reduce(into: toolchain) { try $0.append(Data(contentsOf: $1)) }
    let stamp = folder.appending(path: "rewriter.origin")
    let isFresh = FileManager.default.isExecutableFile(atPath: program.path)
    if isFresh, try Files.contents(of: stamp) == origin { return }
    print("compiling the rewriter for this toolchain, once")
    try Self.compile(sources, to: program, with: compiler, SwiftSyntax(toolchain))
    try origin.write(to: stamp)
  }

  private static func compile(
    _ sources: [URL], to program: URL, with compiler: URL, _ syntax: SwiftSyntax
  ) throws {
    let words =
      ["-swift-version", "5", "-suppress-warnings", "-Onone", "-module-name", "Rewriter"]
      + ["-I", syntax.folder, "-L", syntax.folder, "-lSwiftSyntax", "-lSwiftParser"]
      + ["-Xlinker", "-rpath", "-Xlinker", syntax.folder, "-o", program.path] + sources.map(\.path)
    guard try run(compiler, words) == 0 else { throw CheckLayoutError.rewriterFails("itself") }
  }

  /// The files of a module as Linux's compiler takes them, in the order in which they are given.
  func rewritten(_ files: [URL], of module: String, as kind: String) throws -> [Data] {
    try? FileManager.default.removeItem(at: drafts)
    try FileManager.default.createDirectory(at: drafts, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = program
    process.arguments = [module, drafts.path, kind] + files.map(\.path)
    // It prints which classes are screens, which nobody asks for here.
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CheckLayoutError.rewriterFails(module) }
    return try files.enumerated().map { place, file in
      try Data(contentsOf: drafts.appending(path: "\(place)-\(file.lastPathComponent)"))
    }
  }

  private static func output(of program: URL, _ words: [String]) throws -> Data {
    let (process, pipe) = (Process(), Pipe())
    (process.executableURL, process.arguments, process.standardOutput) = (program, words, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return output
  }
}

/// The toolchain's SwiftSyntax.
private struct SwiftSyntax {
  let folder: String

  /// The one of the toolchain that describes itself so, as `swiftc -print-target-info` does.
  init(_ description: Data) throws {
    struct Toolchain: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let paths = try JSONDecoder().decode(Toolchain.self, from: description).paths
    folder = "\(paths.runtimeResourcePath)/host"
    guard FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") else {
      throw CheckLayoutError.noSwiftSyntax(folder)
    }
  }
}
