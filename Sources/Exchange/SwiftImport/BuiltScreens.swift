public import AutoLayout
public import DesignModel
import Machine
import Notation

/// What a run of code built, before it becomes part of a store.
public struct BuiltScreens: Sendable {
  /// A screen and where its class is declared.
  public struct Built: Sendable {
    public let imported: SwiftScreens.Imported
    /// Where its class is declared.
    public let file: String
  }

  /// What is to be built of which code.
  public struct Wanted: Sendable {
    /// Swift files and folders, and what they import.
    public var paths: [String], libraries: [CodeLibrary]
    /// The classes to take; empty for every controller, and every view where `takesViews`.
    public var classes: [String] = [], takesViews = false
    /// Expressions that make what no initializer makes by itself.
    public var expressions: [String] = []
    /// Taps one after another, each of which leads to a state.
    public var chains: [[String]] = []
    /// The device on which numbers count that follow the window.
    public var device: String
    /// Whether what doesn't compile by itself is left out.
    public var isLenient = false
    /// How long the code may run in all, in seconds.
    public var seconds = RunClock.longest
    /// How long all of it may take, in seconds.
    public var secondsInAll = ImportClock.longest

    /// What the code at those paths builds by itself.
    public init(_ paths: [String], libraries: [CodeLibrary], device: String) {
      (self.paths, self.libraries, self.device) = (paths, libraries, device)
    }
  }

  /// How often code that is stopped is run once more without the lines that stopped it.
  private static let mostStops = 12

  public private(set) var screens: [Built] = []
  /// Classes that gave no screen, with the reasons, and how much of the code was kept.
  public private(set) var leftOut: [String] = []
  /// What was left out of code that doesn't compile by itself, with its places, and what stands in for what.
  public private(set) var cuts: [String] = []

  /// Nothing yet.
  public init() {}

  /// Compiles and runs what is wanted; `show` gets how many classes of how many are done.
  public init(
    _ wanted: Wanted, with tools: Toolbox, engine: LayoutEngine, devices: [Device],
    show: (Int, Int) -> Void
  ) throws {
    var tools = tools
    tools.clock = ImportClock(seconds: wanted.secondsInAll)
    try self.init(wanted, timing: tools, engine: engine, devices: devices, show: show)
  }

  private init(
    _ wanted: Wanted, timing tools: Toolbox, engine: LayoutEngine, devices: [Device],
    show: (Int, Int) -> Void
  ) throws {
    func program(_ strictness: ScreenProgram.Strictness) throws -> ScreenProgram {
      try ScreenProgram(
        wanted.paths, libraries: wanted.libraries, expressions: wanted.expressions, strictness, with: tools)
    }
    // One for all classes, and for what is run again without the lines that stopped it.
    let clock = RunClock(seconds: wanted.seconds, within: tools.clock)
    func runs(_ program: ScreenProgram) -> SwiftScreens {
      SwiftScreens(program, with: tools, engine: engine, devices: devices, until: clock)
    }
    var last = try program(wanted.isLenient ? .lenient : .whole)
    var stops = try take(wanted, last, runs: runs(last), until: tools.clock, show: show)
    if wanted.isLenient {
      for _ in 0..<Self.mostStops where !stops.isEmpty {
        guard let next = try? program(.lenientAfter(last, stops: stops)) else { break }
        last = next
        stops = try take(wanted, last, runs: runs(last), until: tools.clock, show: show)
      }
    }
    addLeftOut(last)
    if screens.isEmpty { throw SwiftImportError.nothingToMake(leftOut + cuts) }
  }

  /// Runs a program's classes; gives the lines that stopped it.
  private mutating func take(
    _ wanted: Wanted, _ program: ScreenProgram, runs: SwiftScreens, until clock: ImportClock,
    show: (Int, Int) -> Void
  ) throws -> [ScreenProgram.Stop] {
    (screens, leftOut) = ([], [])
    var stops: [ScreenProgram.Stop] = []
    let names = try names(wanted, program)
    let base = Profile(device: wanted.device)
    for (place, name) in names.enumerated() {
      show(place, names.count)
      do {
        let file = program.classes.first { $0.name == name }?.file ?? wanted.paths[0]
        let imported = try runs.screen(of: name, on: base, chains: wanted.chains)
        screens.append(Built(imported: imported, file: file))
      } catch {
        try clock.check()
        leftOut.append("left out \(name): \(error)")
        if let stop = program.stop(in: "\(error)"), !stops.contains(stop) { stops.append(stop) }
      }
    }
    leftOut += program.obstacles.filter { wanted.classes.isEmpty || wanted.classes.contains($0.name) }
      .map { "left out \($0.name): \($0.reason)" }
    return stops
  }

  private mutating func addLeftOut(_ program: ScreenProgram) {
    guard let list = program.leftOut else { return }
    leftOut.append("kept \(list.kept) of \(counted(list.statements, "layout statement"))")
    cuts = list.parts.map { "\(fileName($0.file)):\($0.line): left out: \($0.text)" }
    if !list.missing.isEmpty { cuts.append("declared elsewhere: \(list.missing.joined(separator: ", "))") }
  }

  /// A file's name, in quotes where it could look like another beginning of a line.
  private func fileName(_ path: String) -> String {
    let name = lastName(of: path)
    return name.contains(":") ? "'\(name)'" : name
  }

  /// The classes to make: those that are named, else what is to be made by expressions, else every controller,
  /// else every view.
  private func names(_ wanted: Wanted, _ program: ScreenProgram) throws -> [String] {
    let makers = program.makers.map(\.name)
    let known = makers + program.obstacles.map(\.name)
    for name in wanted.classes where !known.contains(name) {
      throw SwiftImportError.unknownClass(name, among: known)
    }
    if !wanted.classes.isEmpty { return wanted.classes.filter(makers.contains) }
    if !wanted.expressions.isEmpty { return Array(makers.prefix(wanted.expressions.count)) }
    let controllers = makers.filter { name in
      program.classes.contains { $0.name == name && $0.isController }
    }
    return controllers.isEmpty || wanted.takesViews || wanted.isLenient ? makers : controllers
  }
}
