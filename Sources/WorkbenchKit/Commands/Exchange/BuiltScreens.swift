import DesignModel
import Machine
import Notation
import Studies
import SwiftImport

/// What a run of code built, before it becomes part of a store.
struct BuiltScreens {
  struct Built {
    let imported: SwiftScreens.Imported
    /// Where its class is declared.
    let file: String
  }

  /// How often code that is stopped is run once more without the lines that stopped it.
  private static let mostStops = 12

  private(set) var screens: [Built] = []
  /// Classes that gave no screen, with the reasons, and how much of the code was kept.
  private(set) var leftOut: [String] = []
  /// What was left out of code that doesn't compile by itself, with its places, and what stands in for what.
  private(set) var cuts: [String] = []

  init() {}

  /// Compiles and runs what a command asks for.
  init(of command: ImportSwift, _ devices: [Device], _ session: Session) throws {
    let variable = session.surroundings.variable
    let toolchain = try Toolchain.find(
      named: command.compiler.map { session.path(of: $0) }, variable: variable)
    let sandbox = try CodeSandbox.find(isTrusted: command.trust, variable: variable)
    let tools = try Toolbox(toolchain, in: try CacheFolder(variable: variable)) { session.note($0) }
    let libraries = try command.with.map { word in
      let library = try CodeLibrary(spelled: word)
      return CodeLibrary(name: library.name, path: session.path(of: library.path))
    }
    let paths = command.paths.map { session.path(of: $0) }
    func program(_ strictness: ScreenProgram.Strictness) throws -> ScreenProgram {
      try ScreenProgram(paths, libraries: libraries, expressions: command.make, strictness, with: tools)
    }
    func run(_ program: ScreenProgram) throws -> [ScreenProgram.Stop] {
      let screens = SwiftScreens(
        program, in: sandbox, with: tools, engine: Workbench.engine, devices: devices)
      return try take(command, program, screens) { session.progress.show($0, of: $1, "running") }
    }
    var last = try program(command.lenient ? .lenient : .whole)
    var stops = try run(last)
    if command.lenient {
      for _ in 0..<Self.mostStops where !stops.isEmpty {
        guard let next = try? program(.lenientAfter(last, stops: stops)) else { break }
        last = next
        stops = try run(last)
      }
    }
    addLeftOut(last)
    if self.screens.isEmpty { throw SwiftImportError.nothingToMake(leftOut + cuts) }
  }

  /// Runs a program's classes; gives the lines that stopped it.
  private mutating func take(
    _ command: ImportSwift, _ program: ScreenProgram, _ screens: SwiftScreens, show: (Int, Int) -> Void
  ) throws -> [ScreenProgram.Stop] {
    (self.screens, leftOut) = ([], [])
    var stops: [ScreenProgram.Stop] = []
    let wanted = try names(command, program)
    let base = Profile(device: command.device)
    let chains = command.tap.map { $0.split(separator: ",").map(String.init) }
    for (place, name) in wanted.enumerated() {
      show(place, wanted.count)
      do {
        let file = program.classes.first { $0.name == name }?.file ?? command.paths[0]
        let imported = try screens.screen(of: name, on: base, chains: chains)
        self.screens.append(Built(imported: imported, file: file))
      } catch {
        leftOut.append("left out \(name): \(error)")
        if let stop = program.stop(in: "\(error)"), !stops.contains(stop) { stops.append(stop) }
      }
    }
    leftOut += program.obstacles.filter { command.class.isEmpty || command.class.contains($0.name) }
      .map { "left out \($0.name): \($0.reason)" }
    return stops
  }

  private mutating func addLeftOut(_ program: ScreenProgram) {
    guard let list = program.leftOut else { return }
    leftOut.append("kept \(list.kept) of \(counted(list.statements, "layout statement"))")
    cuts = list.parts.map { "\(fileName($0.file)):\($0.line): left out: \($0.text)" }
    if !list.missing.isEmpty { cuts.append("declared elsewhere: \(list.missing.joined(separator: ", "))") }
  }

  private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The classes to make: those that are named, else what is to be made by expressions, else every controller, else every
  /// view.
  private func names(_ command: ImportSwift, _ program: ScreenProgram) throws -> [String] {
    let makers = program.makers.map(\.name)
    let known = makers + program.obstacles.map(\.name)
    for name in command.class where !known.contains(name) {
      throw SwiftImportError.unknownClass(name, among: known)
    }
    if !command.class.isEmpty { return command.class.filter(makers.contains) }
    if !command.make.isEmpty { return Array(makers.prefix(command.make.count)) }
    let controllers = makers.filter { name in program.classes.contains { $0.name == name && $0.isController }
    }
    return controllers.isEmpty || command.views || command.lenient ? makers : controllers
  }
}
