import Machine
import Notation

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
  /// The classes that can also be made with made-up contents.
  let filled: Set<String>
  /// Why others can't be made, by the class's name.
  public let obstacles: [(name: String, reason: String)]

  /// What it looks up as it runs, which is the same after a stop.
  private let resources: ModuleResources
  /// The paths of its files.
  private let files: [String]
  /// The paths of its files by their names, of which a module has each once.
  var paths: [String: String] {
    Dictionary(files.map { (lastName(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// What was left out of the code to make it compile.
  public let leftOut: LeftOut

  /// A line at which a program was stopped.
  public struct Stop: Sendable, Hashable {
    let file: String
    let line: Int
  }

  /// Compiles a module, with the libraries that it imports, and leaves out of it what doesn't compile by itself, as well
  /// as the lines at which an earlier program was stopped.
  ///
  /// `expressions` make objects that no initializer makes without being given something.
  init(
    _ module: CodeModule, libraries wanted: [CodeLibrary], expressions: [String],
    after stopped: (program: ScreenProgram, stops: [Stop])? = nil, with tools: Toolbox
  ) throws {
    let (files, inSwiftUI) = try module.files()
    self.files = files.map(\.path)
    let others = try Self.libraries(of: files, in: module, named: wanted, with: tools)
    let resources = stopped?.program.resources ?? ModuleResources(in: module.paths)
    self.resources = resources
    let key =
      expressions + module.merged.sorted() + Self.key(stopped)
      + resources.files.flatMap { [$0.path, $0.text] }
    folder = try CompiledModule.folder(
      of: Self.module + "-" + cacheKey(key.map { Array($0.utf8) }), files, others: others, with: tools
    ) { shop in
      try resources.write(in: shop)
      let allowances = try Self.allowances(files, of: module, after: stopped, others: others, with: tools)
      var build = LenientBuild(
        files, in: shop, after: others, with: tools, expressions: expressions, allowances)
      if let stopped {
        build.failing = Set(stopped.stops.map(\.file))
        build.knowsTypes = true
      }
      try Self.fill(shop, by: &build, of: files, others: others, with: tools)
    }
    let table = MakerTable(reading: "\(folder)/given/makers")
    let isOwn: (ScreenClass) -> Bool = { module.own?.contains(normalPath($0.file)) ?? true }
    classes = table.classes.filter(isOwn)
    let names = Set(classes.map(\.name)).union(expressions.isEmpty ? [] : table.makers.map(\.name))
    makers = table.makers.filter { names.contains($0.name) }
    let made = Set(table.makers.map(\.name))
    filled = names.filter { made.contains(MakerTable.filled($0)) }
    obstacles = table.obstacles.filter { names.contains($0.name) }
    path = "\(folder)/\(Workshop.made)/screens"
    libraries = [tools.made] + others.map(\.made)
    let words = try? readFile("\(folder)/given/left-out")
    var leftOut = LeftOut(reading: words.map { String(decoding: $0, as: UTF8.self) } ?? "")
    leftOut.inSwiftUI = inSwiftUI
    self.leftOut = leftOut
  }

  /// The libraries that files import, compiled; what doesn't compile is missing.
  private static func libraries(
    of files: [SourceFile], in module: CodeModule, named wanted: [CodeLibrary], with tools: Toolbox
  ) throws -> [CompiledModule] {
    var modules: [CompiledModule] = []
    let standIns = "\(tools.folder)/given/Libraries"
    let needed = try CodeLibrary.needed(by: files, named: wanted, near: module.paths, standIns: standIns)
    for library in needed where !module.merged.contains(library.name) {
      modules.append(try CompiledModule(library: library, after: modules, with: tools))
    }
    return modules
  }

  private static func key(_ stopped: (program: ScreenProgram, stops: [Stop])?) -> [String] {
    guard let stopped else { return [] }
    return [stopped.program.folder] + stopped.stops.map { "\($0.file):\($0.line)" }
  }

  /// What is known beforehand of what has to be done.
  private static func allowances(
    _ files: [SourceFile], of module: CodeModule, after stopped: (program: ScreenProgram, stops: [Stop])?,
    others: [CompiledModule], with tools: Toolbox
  ) throws -> Allowances {
    if let stopped {
      return try Allowances(
        files.map(\.path), reading: "\(stopped.program.folder)/given/allowances",
        cutting: stopped.stops.map { ($0.file, $0.line) })
    }
    let known = ["UIKit", "Foundation"] + others.map(\.name)
    let missing = SwiftFiles.imports(in: files).filter {
      !known.contains($0) && !tools.toolchain.hasModule($0) && !emptyModules.contains($0)
    }
    return Allowances(
      files.map(\.path), missingModules: missing.filter { !module.merged.contains($0) },
      merged: module.merged.sorted(), libraries: others.map(\.name))
  }

  /// Apple's modules whose names UIKit brings here, and SwiftUI, which what is compiled asks for only where it is off.
  private static let emptyModules: Set = [
    "CoreGraphics", "QuartzCore", "CoreText", "ObjectiveC", "os", "OSLog", "CoreImage", "Darwin",
    "MobileCoreServices", "UniformTypeIdentifiers", "ImageIO", "SwiftUI",
  ]

  /// Compiles and links the program, and writes down what can be made and what was left out.
  private static func fill(
    _ shop: Workshop, by build: inout LenientBuild, of files: [SourceFile], others: [CompiledModule],
    with tools: Toolbox
  ) throws {
    let object = "\(shop.made)/screens.o"
    let (code, makers) = try build.object(at: object)
    try CompiledModule.compile(
      CompiledModule.link(others, tools).words(object, into: "\(shop.made)/screens", as: .program),
      of: files, in: shop)
    let missing = build.allowances.missing.map { "missing\t\($0)" }
    let dropped = build.allowances.dropped.map { "file\t\($0)" }
    try writeFile(
      Array(([code.leftOut] + missing + dropped).joined(separator: "\n").utf8), to: "\(shop.given)/left-out")
    try writeFile(Array(makers.text.utf8), to: "\(shop.given)/makers")
  }

  /// The line of the user's at which words say that the code was stopped; nil where they name none.
  public func stop(in words: String) -> Stop? {
    for file in files {
      let name = lastName(of: file)
      // A longer name may end as this one.
      guard let range = words.firstRange(of: "\(name):"),
        words[..<range.lowerBound].last.map({ " :/".contains($0) }) ?? true
      else { continue }
      if let line = Int(words[range.upperBound...].prefix { $0.isNumber }) {
        return Stop(file: file, line: line)
      }
    }
    return nil
  }
}
