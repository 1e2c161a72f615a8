import Machine

/// A module of the user's, rewritten and compiled.
struct CompiledModule {
  let name: String
  /// The folder that holds it.
  let folder: String
  let classes: [ScreenClass]

  /// Compiles a library, which the cache keeps under its sources and those of what it imports.
  init(library: CodeLibrary, after others: [CompiledModule], with tools: Toolbox) throws {
    let files = try SwiftFiles.library(library.name, at: library.path)
    name = library.name
    folder = try Self.folder(of: name, files, others, tools) { draft in
      let rewritten = try Rewritten(files, into: draft, as: "library", with: tools)
      let words =
        Self.words(of: library.name, in: draft, others, tools)
        + ["-parse-as-library", "-emit-module", "-emit-library", "-o", "\(draft)/lib\(library.name).so"]
        + [
          "-emit-module-path", "\(draft)/\(library.name).swiftmodule", "-Xlinker",
          "-soname=lib\(library.name).so",
        ]
      try Self.compile(words + rewritten.files)
    }
    classes = []
  }

  /// The folder of a module's cache entry.
  static func folder(
    of name: String, _ files: [String], _ others: [CompiledModule], _ tools: Toolbox,
    _ fill: (String) throws -> Void
  ) throws -> String {
    let texts = try files.flatMap { [Array($0.utf8), try readFile($0)] }
    let key = cacheKey([Array(tools.folder.utf8)] + others.map { Array($0.folder.utf8) } + texts)
    return try tools.cache.entry("\(name.lowercased())-\(key)", fill)
  }

  /// What every compilation says.
  static func words(
    of name: String, in folder: String, _ others: [CompiledModule], _ tools: Toolbox
  ) -> [String] {
    let places = [tools.folder] + others.map(\.folder)
    return [
      tools.toolchain.compiler, "-swift-version", "5", "-Onone", "-suppress-warnings", "-module-name", name,
    ]
      + ["-use-ld=lld"] + places.flatMap { ["-I", $0, "-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] }
      + ["-lUIKit"] + others.map { "-l\($0.name)" }
  }

  static func compile(_ words: [String]) throws {
    let result = Compile.run(words)
    if result.isDone { return }
    let errors = Compile.errors(in: result.words)
    throw SwiftImportError.compilerErrors(errors.isEmpty ? [result.words] : errors)
  }
}

/// The files of a module as the rewriter left them.
struct Rewritten {
  /// The file that holds what stands in for what is declared elsewhere.
  static let standIns = "stand-ins.swift"

  let files: [String]
  let classes: [ScreenClass]
  /// Whether parts may be missing.
  let isLenient: Bool
  /// What was left out, where that is allowed, as the rewriter says it.
  let leftOut: String

  /// Rewrites files as what they are: `own`, of a `library`, or `lenient=` with a path of allowances.
  init(_ paths: [String], into folder: String, as kind: String, with tools: Toolbox) throws {
    let target = "\(folder)/code"
    try CacheFolder.make(target)
    let result = Compile.run([tools.rewriter, "Module", target, kind] + paths)
    guard result.isDone else { throw SwiftImportError.recorderFails(result.words) }
    isLenient = kind.hasPrefix("lenient=")
    let standIns = isLenient ? ["\(target)/\(Self.standIns)"] : []
    files =
      paths.enumerated().map { place, path in
        "\(target)/\(place)-\(path.split(separator: "/").last ?? "")"
      } + standIns
    classes = result.output.split(separator: "\n").compactMap { ScreenClass(line: $0) }
    leftOut = result.output.split(separator: "\n").filter {
      $0.hasPrefix("cut\t") || $0.hasPrefix("layout\t")
    }
    .joined(separator: "\n")
  }
}
