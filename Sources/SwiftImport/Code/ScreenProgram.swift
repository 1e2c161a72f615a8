import Machine

/// The user's code as a program that makes its screens when it is told to.
public struct ScreenProgram: Sendable {
  /// The name that the user's module has in the program.
  static let module = "ImportedCode"

  /// The program's path.
  let path: String
  /// The folder that holds it.
  let folder: String
  /// The folders that it finds its libraries in.
  let libraries: [String]
  /// The views and controllers of the code.
  public let classes: [ScreenClass]
  /// What can be made, by the class's name.
  public let makers: [(name: String, expression: String)]
  /// Why others can't be made, by the class's name.
  public let obstacles: [(name: String, reason: String)]

  /// Compiles the files at those paths as one module, with the libraries that it imports.
  ///
  /// `expressions` make objects that no initializer makes without being told something.
  public init(
    _ paths: [String], libraries wanted: [CodeLibrary], expressions: [String], with tools: Toolbox
  ) throws {
    let files = try SwiftFiles.files(at: paths)
    var modules: [CompiledModule] = []
    let standIns = "\(tools.folder)/Swift/Libraries"
    for library in try CodeLibrary.needed(by: files, named: wanted, near: paths, standIns: standIns) {
      modules.append(try CompiledModule(library: library, after: modules, with: tools))
    }
    let others = modules
    let key = expressions.map { Array($0.utf8) }
    folder = try CompiledModule.folder(of: Self.module + "-" + cacheKey(key), files, others, tools) { draft in
      let rewritten = try Rewritten(files, into: draft, isOwn: true, with: tools)
      try Self.build(rewritten, expressions, others, tools, in: draft)
    }
    let table = MakerTable(reading: "\(folder)/makers")
    (classes, makers, obstacles) = (table.classes, table.makers, table.obstacles)
    path = "\(folder)/screens"
    libraries = [tools.folder] + others.map(\.folder)
  }

  /// Compiles the program; a maker that doesn't compile is left out with the compiler's reason.
  private static func build(
    _ code: Rewritten, _ expressions: [String], _ others: [CompiledModule], _ tools: Toolbox,
    in folder: String
  ) throws {
    var table = MakerTable(code.classes, expressions)
    let words = CompiledModule.words(of: module, in: folder, others, tools) + ["-o", "\(folder)/screens"]
    let main = "\(folder)/main.swift"
    while true {
      try writeFile(Array(table.program(of: module, importing: others.map(\.name)).utf8), to: main)
      let result = Compile.run(words + code.files + [main])
      if result.isDone { break }
      let errors = Compile.errors(in: result.words)
      let own = errors.filter { !$0.hasPrefix(main) }
      guard own.isEmpty, table.leaveOut(errors, of: main) else {
        throw SwiftImportError.compilerErrors(own.isEmpty ? (errors.isEmpty ? [result.words] : errors) : own)
      }
    }
    try writeFile(Array(table.text.utf8), to: "\(folder)/makers")
  }
}
