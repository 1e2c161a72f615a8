import CommandGrammar
import DesignModel
import InterfaceBuilder
import Machine
import Matrix
import Notation
import SceneExchange
import Storage
import SwiftImport

/// `import-swift`.
struct ImportSwift: Edit {
  static var card: Card {
    Card(
      "import-swift", group: "exchange",
      "Runs views and controllers written in Swift and imports what they build.",
      details: """
        Compiles the files as one module against a UIKit that records, runs it, and makes a screen of each view \
        controller, or of each view where there is none: views, texts, fonts and constraints, with variations for the \
        traits that the code read and states for what it does when it is tapped. A screen that was imported before is \
        updated in its place. This compiles and runs the code in a sandbox of bubblewrap or Linux's namespaces: \
        without network, without your files, and with nothing to write to; 20 seconds for each answer, \
        10 minutes for all runs of one import together, and half an hour for all of it, compiling and merging too, \
        unless '--minutes' says otherwise. Without a sandbox it is refused, unless you say '--trust': then the code \
        may do whatever you may. \
        It needs a Swift toolchain, 6.0 or later; nothing else does. docs/swift.md says more.
        """,
      examples: [
        Example("import-swift Login.swift", "Makes a screen of each view controller of a file."),
        Example(
          "import-swift Sources/App --class LoginViewController --with SnapKit=../SnapKit --report",
          "Makes one screen of a folder's code, which uses SnapKit, and lists what a design can't say."),
      ])
  }

  @Parameter(argument: "Swift files, or folders with such: one module.", completion: .file) var paths:
    [String]
  @Parameter(option: "A view or controller to take; by default every controller.", value: "name")
  var `class`: [String] = []
  @Parameter(flag: "Take views and cells too, as parts that a container holds.") var views: Bool
  @Parameter(
    option:
      "An expression that makes a view or controller whose initialiser has parameters, as 'Login(model: .preview)'.",
    value: "expression") var make: [String] = []
  @Parameter(option: "A library that the code imports, as SnapKit=PATH of its checkout.", value: "name=path")
  var with: [String] = []
  @Parameter(
    option: "Controls to tap one after another for one more state, as forgot,send.", value: "names") var tap:
    [String] = []
  @Parameter(option: "The device on which numbers count that follow the window.", value: "device")
  var device: String = Profile.default.device
  @Parameter(
    option: "The compiler; else SWIFTC, else the first swiftc of PATH.", value: "path", completion: .file)
  var compiler: String?
  @Parameter(option: "How long all of it may take.") var minutes: Double = ImportClock.longest / 60
  @Parameter(flag: "Run the code even where nothing keeps it from the machine.") var trust: Bool
  @Parameter(
    flag: "Changes nothing any more: what doesn't compile by itself is left out in any case.")
  var lenient: Bool
  @Parameter(flag: "List what a design can't say, with places in the code.") var report: Bool
  /// What the code built, found before the store is touched.
  private var built = BuiltScreens()

  init() {}

  func run(in session: inout Session) throws -> Reply {
    let devices = try session.openStore().snapshot(at: "working").devices()
    guard devices.contains(where: { $0.name == device }) else {
      throw DesignError.unknown(.device, device, among: devices.map(\.name))
    }
    var resolved = self
    resolved.built = try build(devices, session)
    return try session.perform(resolved)
  }

  /// Compiles and runs the code.
  private func build(_ devices: [Device], _ session: Session) throws -> BuiltScreens {
    guard (0.1...1440).contains(minutes) else { throw SwiftImportError.unusableMinutes(minutes) }
    let variable = session.surroundings.variable
    let toolchain = try Toolchain.find(named: compiler.map { session.path(of: $0) }, variable: variable)
    let cache = try CacheFolder(variable: variable)
    let sandbox = try CodeSandbox.find(isTrusted: trust, variable: variable) {
      try Warden(toolchain, in: cache)
    }
    let tools = try Toolbox(toolchain, in: cache, within: sandbox) { session.note($0) }
    let libraries = try with.map { word in
      let library = try CodeLibrary(spelled: word)
      return CodeLibrary(name: library.name, path: session.path(of: library.path))
    }
    let modules = try CodeTargets.modules(at: paths.map { session.path(of: $0) })
    var wanted = BuiltScreens.Wanted(modules, libraries: libraries, device: device)
    (wanted.classes, wanted.takesViews) = (self.class, views)
    wanted.expressions = make
    wanted.chains = tap.map { $0.split(separator: ",").map(String.init) }
    wanted.secondsInAll = minutes * 60
    // What is merged can't be stopped in between: then the program ends.
    let limit = TimeLimit(seconds: wanted.secondsInAll + 10, ImportClock.words(wanted.secondsInAll))
    defer { withExtendedLifetime(limit) {} }
    let progress = session.progress
    defer { progress.clear() }
    return try BuiltScreens(
      wanted, with: tools, engine: Workbench.engine, devices: devices
    ) { progress.show($0, of: $1, "running") }
  }

  func apply(to draft: Draft, of store: Store) throws -> Reply {
    var poses = AppPoses()
    let imported = try built.screens.map { built in
      try take(built, for: poses.poses(of: built.file), into: draft, of: store)
    }
    return reply(imported)
  }

  private func take(
    _ built: BuiltScreens.Built, for poses: Set<SupportedPose>?, into draft: Draft, of store: Store
  ) throws -> (screen: Screen, isNew: Bool, built: BuiltScreens.Built) {
    let scope = built.module.map { "\($0)/" } ?? ""
    let id = ObjectID("swift/\(scope)\(built.imported.name)")
    if let old = try draft.screens().first(where: { $0.id == id }) {
      let kept = Screen(id: id, name: old.name, lists: built.imported.lists)
        .keepingNames(of: old, made: InterfaceBuilderScene.kinds)
      var lists = kept.lists
      lists.states += built.imported.lists.states.filter { !kept.lists.states.contains($0) }
      let merged = Screen(id: id, name: old.name, lists: lists).from(built, for: poses, store: store.path)
      try draft.save(merged)
      return (merged, false, built)
    }
    var names = FreeNames(except: draft.screenNames)
    let name = names.take(built.imported.name + (built.module.map { "-\($0)" } ?? ""))
    let screen = Screen(id: id, name: name, lists: built.imported.lists).from(
      built, for: poses, store: store.path)
    return (try draft.add(screen), true, built)
  }

  /// As many classes are named without being asked for.
  private static let mostLines = 10

  /// Whether each class that was left out has a line of its own.
  private var namesClasses: Bool { report || built.leftOut.count <= Self.mostLines }

  /// Where to read what is not said; empty for nothing.
  private var hint: String {
    if !namesClasses { return "; --report lists them" }
    return report || built.kept == built.statements ? "" : "; --report says which are lost"
  }

  /// How many classes came in, how much of their layout, and why others did not.
  private func arrivals(_ count: Int) -> String {
    var words = "\(count) of \(counted(count + built.leftOut.count, "class", plural: "classes"))"
    if built.statements > 0 { words += ", \(built.kept) of \(counted(built.statements, "layout statement"))" }
    guard !built.leftOut.isEmpty else { return words + hint }
    var reasons: [(text: String, count: Int)] = []
    for one in built.leftOut {
      let text = LeftOutReason.short(one.reason)
      if let place = reasons.firstIndex(where: { $0.text == text }) {
        reasons[place].count += 1
      } else {
        reasons.append((text, 1))
      }
    }
    let sorted = reasons.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
    let shown = sorted.prefix(4).map { "\($0.count) \($0.text)" }
    let rest = sorted.dropFirst(4).reduce(0) { $0 + $1.count }
    return words + "; \(built.leftOut.count) left out: "
      + (shown + (rest > 0 ? ["\(rest) for other reasons"] : [])).joined(separator: ", ")
      + hint
  }

  private func reply(_ imported: [(screen: Screen, isNew: Bool, built: BuiltScreens.Built)]) -> Reply {
    let added = imported.count(where: \.isNew)
    var words = ["added \(counted(added, "screen")), updated \(imported.count - added)"]
    words.append(arrivals(imported.count))
    if namesClasses {
      words += built.leftOut.map { "left out \($0.name): \($0.reason)" }
    }
    if report { words += built.cuts }
    let notes = imported.flatMap { one in
      one.built.imported.notes.map { "\($0.place ?? one.screen.name): \($0.text)" }
    }
    if report {
      words += notes
    } else if !notes.isEmpty {
      words.append("\(counted(notes.count, "thing")) a design can't say; --report lists them")
    }
    let records = imported.map { one in
      var record = ScreenRecord(one.screen)
      record.source = (
        one.built.file, one.isNew,
        one.built.imported.notes.map { note in
          ImportNote(Int(note.place?.split(separator: ":").last ?? "") ?? 0, note.text)
        }
      )
      return record.record
    }
    return Reply(words.joined(separator: "\n"), list: records)
  }
}

extension Screen {
  /// This screen, from the code that built it.
  fileprivate func from(
    _ built: BuiltScreens.Built, for poses: Set<SupportedPose>?, store: String
  ) -> Screen {
    var lists = lists
    let objects = built.imported.origins.map { origin in
      (
        kind: origin.kind, id: origin.object, file: built.paths[origin.file] ?? origin.file,
        line: origin.line
      )
    }
    lists.views[0].attributes.supported = poses
    lists.sources = [
      ScreenSource(ofCode: self, class: (built.file, built.line), objects: objects, store: store)
    ]
    return Screen(id: id, name: name, lists: lists)
  }
}
