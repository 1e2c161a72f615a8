public import AutoLayout
public import DesignModel
import Machine
import Notation

/// What a run of code built, before it becomes part of a store.
public struct BuiltScreens: Sendable {
  /// A screen and where its class is declared.
  public struct Built: Sendable {
    public let imported: SwiftScreens.Imported
    /// Where its class is declared: the file, and the line there, from 1; nil where nothing declares it.
    public let file: String, line: Int?
    /// The paths of its module's files, by their names.
    public let paths: [String: String]
    /// The module that it is of, where several have a class of its name.
    public internal(set) var module: String?
  }

  /// What is to be built of which code.
  public struct Wanted: Sendable {
    /// What is compiled, each by itself, and what it imports.
    public var modules: [CodeModule], libraries: [CodeLibrary]
    /// The classes to take; empty for every controller, and every view where `takesViews`.
    public var classes: [String] = [], takesViews = false
    /// Expressions that make what no initializer makes by itself.
    public var expressions: [String] = []
    /// Taps one after another, each of which leads to a state.
    public var chains: [[String]] = []
    /// The device on which numbers count that follow the window.
    public var device: String
    /// How long the code may run in all, in seconds.
    public var seconds = RunClock.longest
    /// How long all of it may take, in seconds.
    public var secondsInAll = ImportClock.longest

    /// What those modules build by themselves.
    public init(_ modules: [CodeModule], libraries: [CodeLibrary], device: String) {
      (self.modules, self.libraries, self.device) = (modules, libraries, device)
    }
  }

  /// How often code that is stopped is run once more without the lines that stopped it.
  private static let mostStops = 2

  public private(set) var screens: [Built] = []
  /// Classes that gave no screen, with the reasons.
  public private(set) var leftOut: [(name: String, reason: String)] = []
  /// What was left out of code that doesn't compile by itself, with its places, and what stands in for what.
  public private(set) var cuts: [String] = []
  /// How many layout statements the code has, and how many of them were kept.
  public private(set) var statements = 0, kept = 0

  /// Nothing yet.
  public init() {}

  /// Compiles and runs what is wanted; `show` gets how many classes of how many are done.
  public init(
    _ wanted: Wanted, with tools: Toolbox, engine: LayoutEngine, devices: [Device],
    show: (Int, Int) -> Void
  ) throws {
    var tools = tools
    tools.clock = ImportClock(seconds: wanted.secondsInAll)
    // One for all classes, and for what is run again without the lines that stopped it.
    let clock = RunClock(seconds: wanted.seconds, within: tools.clock)
    var known: [String] = []
    for module in wanted.modules {
      do {
        known += try take(module, wanted, with: tools) {
          SwiftScreens($0, with: tools, engine: engine, devices: devices, until: clock)
        } show: {
          show($0, $1)
        }
      } catch {
        try tools.clock.check()
        if wanted.modules.count == 1 { throw error }
        leftOut.append((module.name, "\(error)"))
      }
    }
    for name in wanted.classes where !known.contains(name) {
      throw SwiftImportError.unknownClass(name, among: known)
    }
    if screens.isEmpty {
      throw SwiftImportError.nothingToMake(leftOut.map { "left out \($0.name): \($0.reason)" } + cuts)
    }
    nameModules()
  }

  /// Where classes of several modules have one name, says which is whose.
  private mutating func nameModules() {
    let counts = Dictionary(screens.map { ($0.imported.name, 1) }, uniquingKeysWith: +)
    for place in screens.indices where counts[screens[place].imported.name] == 1 {
      screens[place].module = nil
    }
  }

  /// Compiles a module and runs its classes; gives the names of all that it has.
  private mutating func take(
    _ module: CodeModule, _ wanted: Wanted, with tools: Toolbox, runs: (ScreenProgram) -> SwiftScreens,
    show: (Int, Int) -> Void
  ) throws -> [String] {
    var program = try ScreenProgram(
      module, libraries: wanted.libraries, expressions: wanted.expressions, with: tools)
    var waiting = names(wanted, program)
    let known = program.makers.map(\.name) + program.obstacles.map(\.name)
    var failed: [(name: String, reason: String)] = []
    for attempt in 0...Self.mostStops {
      let screens = runs(program)
      failed = []
      var stops: [ScreenProgram.Stop] = []
      for (place, name) in waiting.enumerated() {
        show(place, waiting.count)
        do {
          let own = program.classes.first { $0.name == name }
          let imported = try screens.screen(
            of: name, as: own.map { role(of: $0, in: program, wanted) } ?? .controller,
            on: Profile(device: wanted.device), chains: wanted.chains)
          self.screens.append(
            Built(
              imported: imported, file: own?.file ?? module.paths[0], line: own?.line, paths: program.paths,
              module: module.name))
        } catch {
          try tools.clock.check()
          failed.append((name, "\(error)"))
          if let stop = program.stop(in: "\(error)"), !stops.contains(stop) { stops.append(stop) }
        }
      }
      // What compiles whole is run as it is.
      guard attempt < Self.mostStops, !stops.isEmpty, !program.leftOut.isEmpty,
        let next = try? ScreenProgram(
          module, libraries: wanted.libraries, expressions: wanted.expressions, after: (program, stops),
          with: tools)
      else { break }
      waiting = failed.map(\.name)
      program = next
    }
    leftOut += failed
    addLeftOut(program, wanted)
    return known
  }

  /// What a class's objects are: where there are no controllers, a view is what the window shows, unless parts are asked for.
  private func role(of one: ScreenClass, in program: ScreenProgram, _ wanted: Wanted) -> SwiftScreens.Role {
    if one.isController { return one.facts.contains(.child) ? .child : .controller }
    let isHeld = wanted.takesViews || program.classes.contains(where: \.isController)
    return one.isCell || isHeld ? .part : .wholeView
  }

  private mutating func addLeftOut(_ program: ScreenProgram, _ wanted: Wanted) {
    leftOut += program.obstacles.filter { wanted.classes.isEmpty || wanted.classes.contains($0.name) }
    let list = program.leftOut
    statements += list.statements
    kept += list.kept
    cuts += list.inSwiftUI.map { "\(fileName($0)): left out: it describes its views in SwiftUI" }
    cuts += list.files.map { "\(fileName($0)): left out: it does not compile" }
    cuts += list.parts.map { "\(fileName($0.file)):\($0.line): left out: \($0.text)" }
    if !list.missing.isEmpty { cuts.append("declared elsewhere: \(list.missing.joined(separator: ", "))") }
  }

  /// A file's name, in quotes where it could look like another beginning of a line.
  private func fileName(_ path: String) -> String {
    let name = lastName(of: path)
    return name.contains(":") ? "'\(name)'" : name
  }

  /// The classes to make: those that are named, else what is to be made by expressions, else every controller,
  /// else every view.
  private func names(_ wanted: Wanted, _ program: ScreenProgram) -> [String] {
    let makers = program.makers.map(\.name)
    if !wanted.classes.isEmpty { return wanted.classes.filter(makers.contains) }
    if !wanted.expressions.isEmpty { return Array(makers.prefix(wanted.expressions.count)) }
    let controllers = makers.filter { name in
      program.classes.contains { $0.name == name && $0.isController }
    }
    if controllers.isEmpty { return makers }
    // Controllers come first: they say how large what they hold is.
    return controllers + (wanted.takesViews ? makers.filter { !controllers.contains($0) } : [])
  }
}
