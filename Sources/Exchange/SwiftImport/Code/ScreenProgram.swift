import Machine

/// The user's code as a program that makes its screens on request.
public struct ScreenProgram: Sendable {
  /// The name that the user's module has in the program.
  static let module = "ImportedCode"

  /// The program's path.
  let path: String
  /// The cache's entry that holds it.
  let folder: String
  /// The folder that holds the program, of which the sandbox shows what is in it, and not what a link in it leads to.
  var made: String { "\(folder)/\(Workshop.made)" }
  /// The folders of what it needs when it runs.
  let libraries: [String]
  /// The views and controllers of the code.
  public let classes: [ScreenClass]
  /// What can be made, by the class's name.
  public let makers: [(name: String, expression: String)]
  /// Why others can't be made, by the class's name.
  public let obstacles: [(name: String, reason: String)]

  /// What was left out of the code to make it compile; nil where it had to compile whole.
  public let leftOut: LeftOut?

  /// How much of the code has to compile.
  public enum Strictness: Sendable {
    /// All of it.
    case whole
    /// What can be made to compile by itself, with stand-ins for what is declared elsewhere.
    case lenient
    /// The same, after a program that was stopped at those lines.
    case lenientAfter(ScreenProgram, stops: [Stop])
  }

  /// A line at which a program was stopped.
  public struct Stop: Sendable, Hashable {
    let file: String
    let line: Int
  }

  /// Compiles the files at those paths as one module, with the libraries that it imports.
  ///
  /// `expressions` make objects that no initializer makes without being given something.
  public init(
    _ paths: [String], libraries wanted: [CodeLibrary], expressions: [String],
    _ strictness: Strictness = .whole,
    with tools: Toolbox
  ) throws {
    let files = try SwiftFiles.files(at: paths)
    var modules: [CompiledModule] = []
    let standIns = "\(tools.folder)/given/Libraries"
    for library in try CodeLibrary.needed(by: files, named: wanted, near: paths, standIns: standIns) {
      modules.append(try CompiledModule(library: library, after: modules, with: tools))
    }
    let others = modules
    let key = (expressions + Self.key(strictness)).map { Array($0.utf8) }
    folder = try CompiledModule.folder(
      of: Self.module + "-" + cacheKey(key), files, others: others, with: tools
    ) { shop in
      let code = try Self.code(files, strictness, others: others, with: tools, in: shop)
      try Self.build(code, of: files, expressions, others: others, with: tools, in: shop)
    }
    let table = MakerTable(reading: "\(folder)/given/makers")
    (classes, makers, obstacles) = (table.classes, table.makers, table.obstacles)
    path = "\(folder)/\(Workshop.made)/screens"
    libraries = [tools.made] + others.map(\.made)
    let words = try? readFile("\(folder)/given/left-out")
    leftOut = words.map { LeftOut(reading: String(decoding: $0, as: UTF8.self)) }
  }

  private static func key(_ strictness: Strictness) -> [String] {
    switch strictness {
    case .whole: []
    case .lenient: ["lenient"]
    case .lenientAfter(let program, let stops):
      ["lenient", program.folder] + stops.map { "\($0.file):\($0.line)" }
    }
  }

  /// The code as it compiles.
  private static func code(
    _ files: [SourceFile], _ strictness: Strictness, others: [CompiledModule], with tools: Toolbox,
    in shop: Workshop
  ) throws -> Rewritten {
    let allowances: Allowances
    switch strictness {
    case .whole:
      if let file = SwiftFiles.importer(of: "SwiftUI", in: files) { throw SwiftImportError.swiftUI(file) }
      return try Rewritten(files, in: shop, as: "own", with: tools)
    case .lenient:
      let known = ["UIKit", "Foundation"] + others.map(\.name)
      let missing = SwiftFiles.imports(in: files).filter {
        !known.contains($0) && !tools.toolchain.hasModule($0)
      }
      allowances = Allowances(files.map(\.path), missingModules: missing, libraries: others.map(\.name))
    case .lenientAfter(let program, let stops):
      allowances = try Allowances(
        files.map(\.path), reading: "\(program.folder)/given/allowances",
        cutting: stops.map { ($0.file, $0.line) })
    }
    var build = LenientBuild(
      files: files, shop: shop, others: others, tools: tools, allowances: allowances)
    let code = try build.rewritten()
    if code.classes.isEmpty, let file = SwiftFiles.importer(of: "SwiftUI", in: files) {
      throw SwiftImportError.swiftUI(file)
    }
    let missing = build.allowances.missing.map { "missing\t\($0)" }
    try writeFile(
      Array(([code.leftOut] + missing).joined(separator: "\n").utf8), to: "\(shop.given)/left-out")
    return code
  }

  /// The line of the user's at which words say that the code was stopped; nil where they name none.
  public func stop(in words: String) -> Stop? {
    for file in Set(classes.map(\.file)).sorted() {
      let name = lastName(of: file)
      guard let range = words.firstRange(of: "\(name):") else { continue }
      if let line = Int(words[range.upperBound...].prefix { $0.isNumber }) {
        return Stop(file: file, line: line)
      }
    }
    return nil
  }

  /// Compiles the program; a maker that doesn't compile is left out with the compiler's reason.
  private static func build(
    _ code: Rewritten, of files: [SourceFile], _ expressions: [String], others: [CompiledModule],
    with tools: Toolbox, in shop: Workshop
  ) throws {
    var table = MakerTable(code.classes, expressions, isLenient: code.isLenient)
    let object = "\(shop.made)/screens.o"
    let words =
      CompiledModule.words(of: module, in: shop, others, tools) + ["-wmo", "-c", "-o", object]
    let main = "\(shop.given)/main.swift"
    while true {
      try writeFile(Array(table.program(of: module, importing: others.map(\.name)).utf8), to: main)
      let result = try shop.run(words + code.files + [main])
      if result.isDone { break }
      let errors = Compile.errors(in: result.words)
      let own = errors.filter { !$0.hasPrefix(main) }
      guard own.isEmpty, table.leaveOut(errors, of: main) else {
        let lines = own.isEmpty ? (errors.isEmpty ? [result.words] : errors) : own
        throw SwiftImportError.compilerErrors(Compile.shown(lines, of: files.map(\.path)))
      }
    }
    try CompiledModule.compile(
      CompiledModule.link(others, tools).words(object, into: "\(shop.made)/screens", as: .program),
      of: files, in: shop)
    try writeFile(Array(table.text.utf8), to: "\(shop.given)/makers")
  }
}
