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
      let rewritten = try Rewritten(library: files, in: shop, with: tools)
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
