import CRecorder
import Machine

/// What is compiled once for a toolchain: the module UIKit, the clock of what runs, and the rewriter.
public struct Toolbox: Sendable {
  /// The toolchain.
  public let toolchain: Toolchain
  let cache: CacheFolder
  /// What keeps the user's code from the machine, compiled or run.
  let sandbox: CodeSandbox
  let folder: String
  /// How long all that is done with it may take.
  var clock = ImportClock()

  /// The folder of the module and of the rewriter.
  var made: String { "\(folder)/\(Workshop.made)" }

  var rewriter: String { "\(made)/rewriter" }

  /// The tools of a toolchain, compiled unless they are in the cache; `progress` hears when that takes time.
  public init(
    _ toolchain: Toolchain, in cache: CacheFolder, within sandbox: CodeSandbox, progress: (String) -> Void
  ) throws {
    (self.toolchain, self.cache, self.sandbox) = (toolchain, cache, sandbox)
    let files = Self.files
    let key = cacheKey(
      [Array(toolchain.version.utf8), Array(toolchain.swiftc.utf8)]
        + files.flatMap { [Array($0.path.utf8), $0.text] })
    folder = try cache.entry("uikit-\(key)") { draft in
      progress("compiling the recorder for this toolchain, once")
      let shop = try Workshop(in: draft, of: cache, toolchain, sandbox)
      try Self.build(files, toolchain, in: shop)
      shop.close(keepingModules: sandbox != .none)
    }
  }

  /// The sources that the program carries.
  static var files: [(path: String, text: [UInt8])] {
    (0..<recorder_file_count()).map { place in
      let file = recorder_file_at(place)
      return (String(cString: file.path), Array(String(cString: file.text).utf8))
    }
  }

  /// The work on a module's draft, with what the cache has of others at hand, the toolbox first.
  func workshop(in draft: String, after others: [CompiledModule]) throws -> Workshop {
    try Workshop(
      in: draft, of: cache, toolchain, sandbox, others: [folder] + others.map(\.folder), until: clock)
  }

  /// The words that compile the clock that code is given in place of the machine's.
  private static func clock(_ toolchain: Toolchain, in shop: Workshop) -> [String] {
    [
      toolchain.clang, "-O1", "-fPIC", "-shared", "-fuse-ld=lld", "-Xlinker", "-soname=libclock.so", "-o",
      "\(shop.made)/libclock.so", "\(shop.given)/Clock/clock.c",
    ]
  }

  private static func build(
    _ files: [(path: String, text: [UInt8])], _ toolchain: Toolchain, in shop: Workshop
  ) throws {
    for file in files {
      let path = "\(shop.given)/\(file.path)"
      try CacheFolder.make(outerFolder(of: path))
      try writeFile(file.text, to: path)
    }
    func paths(_ part: String) -> [String] {
      files.map(\.path).filter { $0.hasPrefix("\(part)/") }.map { "\(shop.given)/\($0)" }
    }
    let common = ["-swift-version", "5", "-suppress-warnings"] + shop.moduleCache
    // As one module: file by file each file's compiler reads all others, which takes twice the processor time.
    let uikit =
      [toolchain.swiftc] + common
      + ["-Onone", "-enforce-exclusivity=unchecked", "-whole-module-optimization", "-num-threads", "4"]
      + ["-parse-as-library", "-emit-module", "-emit-library"]
      + ["-module-name", "UIKit", "-package-name", "recorder"]
      + ["-Xlinker", "-soname=libUIKit.so", "-o", "\(shop.made)/libUIKit.so"]
      + ["-emit-module-path", "\(shop.made)/UIKit.swiftmodule"] + paths("UIKit") + paths("FormatGrammar")
    let rewriter =
      [toolchain.swiftc] + common + [
        "-Onone", "-whole-module-optimization", "-module-name", "Rewriter", "-I", toolchain.host, "-L",
        toolchain.host,
      ]
      + ["-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", toolchain.host]
      + ["-o", "\(shop.made)/rewriter"] + paths("Rewriter")
    let results =
      parallelMap(count: 2, jobs: 2) { shop.work($0 == 0 ? uikit : rewriter) } + [
        shop.work(clock(toolchain, in: shop))
      ]
    for result in results where !result.isDone {
      throw SwiftImportError.recorderFails(Compile.reason(in: result.words))
    }
  }
}
