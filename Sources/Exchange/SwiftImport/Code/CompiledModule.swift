import Machine
import Notation

/// A module of the user's, rewritten and compiled.
struct CompiledModule {
  let name: String
  /// The cache's entry that holds it.
  let folder: String

  /// The folder that holds its library and its interface.
  var made: String { "\(folder)/\(Workshop.made)" }

  /// Compiles a library, which the cache keeps under its sources and those of what it imports.
  init(library: CodeLibrary, after others: [CompiledModule], with tools: Toolbox) throws {
    let files = try SwiftFiles.library(library.name, at: library.path)
    name = library.name
    folder = try Self.folder(of: name, files, others: others, with: tools) { shop in
      let rewritten = try Rewritten(files, in: shop, as: "library", with: tools)
      let object = "\(shop.made)/\(library.name).o"
      try Self.compile(
        Self.words(of: library.name, in: shop, others, tools)
          + ["-parse-as-library", "-wmo", "-emit-module", "-c", "-o", object]
          + ["-emit-module-path", "\(shop.made)/\(library.name).swiftmodule"] + rewritten.files,
        of: files, in: shop)
      let product = "lib\(library.name).so"
      try Self.compile(
        Self.link(others, tools).words(object, into: "\(shop.made)/\(product)", as: .library(product)),
        of: files, in: shop)
    }
  }

  /// The folder of a module's cache entry.
  static func folder(
    of name: String, _ files: [SourceFile], others: [CompiledModule], with tools: Toolbox,
    filling fill: (Workshop) throws -> Void
  ) throws -> String {
    let texts = files.flatMap { [Array($0.path.utf8), $0.text] }
    let key = cacheKey([Array(tools.folder.utf8)] + others.map { Array($0.folder.utf8) } + texts)
    return try tools.cache.entry("\(name.lowercased())-\(key)") { draft in
      let shop = try tools.workshop(in: draft, after: others)
      try fill(shop)
      shop.close()
    }
  }

  /// What every compilation says.
  static func words(
    of name: String, in shop: Workshop, _ others: [CompiledModule], _ tools: Toolbox
  ) -> [String] {
    [
      tools.toolchain.swiftc, "-swift-version", "5", "-Onone", "-suppress-warnings", "-module-name", name,
    ]
      + shop.moduleCache + ([tools.made] + others.map(\.made)).flatMap { ["-I", $0] }
  }

  /// How a module is linked that imports others.
  static func link(_ others: [CompiledModule], _ tools: Toolbox) -> Link {
    Link(
      toolchain: tools.toolchain, places: [tools.made] + others.map(\.made),
      libraries: ["UIKit"] + others.map(\.name))
  }

  static func compile(_ words: [String], of files: [SourceFile], in shop: Workshop) throws {
    let result = try shop.run(words)
    if result.isDone { return }
    let errors = Compile.errors(in: result.words)
    throw SwiftImportError.compilerErrors(
      Compile.shown(errors.isEmpty ? [result.words] : errors, of: files.map(\.path)))
  }
}

/// The files of a module as the rewriter left them.
struct Rewritten {
  /// The file that holds what stands in for what is declared elsewhere.
  static let standIns = "stand-ins.swift"

  let files: [String]
  let classes: [ScreenClass]
  /// The files that hold layout statements.
  let layouts: Set<String>
  /// What was left out, where that is allowed, as the rewriter says it.
  let leftOut: String

  /// Rewrites files as what they are: `own`, of a `library`, or `lenient=` with a path of allowances.
  init(_ sources: [SourceFile], in shop: Workshop, as kind: String, with tools: Toolbox) throws {
    let target = "\(shop.made)/code"
    let list = try Self.give(sources, to: shop)
    let result = try shop.run([tools.rewriter, "Module", target, kind, "listed=\(list)"])
    guard result.isDone else { throw SwiftImportError.recorderFails(Compile.reason(in: result.words)) }
    let isLenient = kind.hasPrefix("lenient=")
    let standIns = isLenient ? ["\(target)/\(Self.standIns)"] : []
    files = sources.enumerated().map { place, file in "\(target)/\(place)-\(file.name)" } + standIns
    classes = result.output.lines.compactMap { ScreenClass(line: $0) }
    layouts = Set(
      result.output.lines.filter { $0.hasPrefix("layout\t") }.compactMap {
        $0.split(separator: "\t").dropFirst().first.map(String.init)
      })
    leftOut = result.output.lines.filter {
      $0.hasPrefix("cut\t") || $0.hasPrefix("layout\t")
    }
    .joined(separator: "\n")
  }

  /// Puts copies of files into a workshop, and a list of them: where each is, and what it is called.
  private static func give(_ sources: [SourceFile], to shop: Workshop) throws -> String {
    let list = "\(shop.given)/list"
    if !isFolder("\(shop.given)/sources") {
      try makeFolder("\(shop.given)/sources")
      for (place, file) in sources.enumerated() {
        try writeFile(file.text, to: "\(shop.given)/sources/\(place).swift")
      }
      let lines = sources.enumerated().map {
        "\(shop.given)/sources/\($0.offset).swift\t\($0.element.path)\n"
      }
      try writeFile(Array(lines.joined().utf8), to: list)
    }
    return list
  }
}
