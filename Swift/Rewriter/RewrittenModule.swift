import SwiftParser
import SwiftSyntax

/// The files of a module, and what is known of all of them together.
struct RewrittenModule {
  let files: [RewrittenFile]
  let isOwn: Bool
  /// What is done about code that doesn't compile by itself; nil where it has to.
  private(set) var allowances: Allowances?
  /// What stands in for what is declared elsewhere.
  private(set) var standIns: StandIns?
  /// What each class says that it derives from, by its name.
  private(set) var superclasses: [String: String] = [:]
  /// The classes by name, with the file that each stands in.
  private(set) var classFiles: [String: Int] = [:]
  /// How many classes have a name.
  private var classCounts: [String: Int] = [:]
  /// Names of methods that delegates may lack.
  private(set) var optionalMethods: Set<String> = []
  /// The methods that each class marks for Objective-C.
  private(set) var methods: [String: [ObjectiveMethod]] = [:]
  /// What extensions override, and so has to stand in the class.
  private(set) var moved: [String: [(file: Int, member: MemberBlockItemSyntax)]] = [:]
  private(set) var screens: [ScreenClass] = []
  /// The names of what the code of each class shows or hides.
  private var toggled: [String: Set<String>] = [:]
  /// What the code says of how its controllers are shown.
  private var controllers = ControllerFacts()
  /// The calls that give views of each class what they show.
  private var fillers: [String: [Filler]] = [:]
  /// What the initializers of each type run.
  private var ownCalls = OwnCalls()
  private var bareInitializers: [String: Bool] = [:]
  /// Helpers of the code's own that put views into another.
  private(set) var adders: Set<String> = []
  /// Types that give lists their rows or items.
  private var feeders: Set<String> = []
  /// The result builders, and what is given closures of theirs.
  private(set) var builders = ResultBuilders()
  /// What stand-ins for superclasses run of the code.
  private(set) var hooks = Hooks()

  /// The files left out, which declare nothing.
  let dropped: Set<String>
  /// How the files use what may be declared elsewhere.
  private let uses: ModuleUses

  /// A module of which nothing is allowed to fail; files at those paths are left out.
  init(_ all: [RewrittenFile], isOwn: Bool, without dropped: Set<String> = []) {
    files = all.map { dropped.contains($0.path) ? $0.dropped : $0 }
    (self.isOwn, self.dropped, uses) = (isOwn, dropped, ModuleUses(files))
    for (place, file) in files.enumerated() {
      let found = Declarations(file.tree, file)
      for one in found.classes {
        superclasses[one.name] = one.superclass
        classFiles[one.name] = place
        classCounts[one.name, default: 0] += 1
      }
      optionalMethods.formUnion(found.optionalMethods)
      for (name, list) in found.methods { methods[name, default: []] += list }
      for (name, list) in found.overrides { moved[name, default: []] += list.map { (place, $0) } }
      screens += found.screens
      adders.formUnion(found.adders)
      feeders.formUnion(found.feeders)
      toggled.merge(found.toggled) { $0.union($1) }
      toggled.merge(Alternatives(in: file.tree).views) { $0.union($1) }
      controllers.add(file.tree)
      for (name, list) in found.fillers { fillers[name, default: []] += list }
      ownCalls.merge(found.ownCalls)
      bareInitializers.merge(found.bareInitializers) { _, new in new }
    }
    builders = ResultBuilders(files, superclasses)
    moved = moved.filter { classFiles[$0.key] != nil }
  }

  /// The module with what is done about code that doesn't compile by itself, which leaves out the same files.
  ///
  /// What the files say is not read again: that takes longer than to write those that change.
  func allowing(_ allowances: Allowances) -> RewrittenModule {
    let standIns = StandIns(allowances, uses)
    var module = self
    (module.allowances, module.standIns) = (allowances, standIns)
    for type in allowances.types { module.superclasses[type] = standIns.superclass(of: type) }
    let superclasses = module.superclasses
    module.hooks = Hooks(of: uses, allowances, superclasses) { name in
      let above = sequence(first: name) { superclasses[$0] }.prefix(100)
      return above.first(where: allowances.types.contains).map(standIns.runsHooks) ?? false
    }
    return module
  }

  /// The class of UIKit that a class derives from in the end; nil if none does.
  func ancestor(of name: String) -> String? {
    var (current, steps) = (name, 0)
    while let next = superclasses[current], steps < 100 { (current, steps) = (next, steps + 1) }
    return current == name ? nil : current
  }

  /// True for classes that UIKit sends its actions to without being asked.
  func isResponder(_ name: String) -> Bool {
    let endings = [
      "View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Slider", "Switch", "Stepper",
      "Bar",
      "Window", "Application", "Responder", "Picker", "Scene",
    ]
    guard let ancestor = ancestor(of: name), ancestor.hasPrefix("UI"),
      !ancestor.hasSuffix("PresentationController")
    else { return false }
    return endings.contains { ancestor.hasSuffix($0) }
  }

  /// True for a class whose layout is worth every statement, for one that makes the rows or items of lists, and for what
  /// UIKit itself declares.
  func makesViews(_ name: String) -> Bool {
    if feeders.contains(name) { return true }
    if superclasses[name] == nil { return name.hasPrefix("UI") || name.hasPrefix("NSLayout") }
    return isResponder(name) && ancestor(of: name) != "UIResponder"
  }

  /// True for a file whose private declarations a class of another file comes to need.
  func isOpened(_ file: Int) -> Bool {
    moved.contains { name, members in classFiles[name] != file && members.contains { $0.file == file } }
  }

  /// True if a class above this one has methods that can be run by name.
  func inheritsMethods(_ name: String) -> Bool {
    var (current, steps) = (superclasses[name], 0)
    while let next = current, steps < 100 {
      if methods[next] != nil { return true }
      (current, steps) = (superclasses[next], steps + 1)
    }
    return false
  }

  /// The layers that a file declares and that can be made without knowing anything, as views make those of their
  /// `layerClass`.
  func plainLayers(in file: Int) -> [String] {
    classFiles.filter { $0.value == file && isPlainLayer($0.key) }.map(\.key).sorted()
  }

  private func isPlainLayer(_ name: String) -> Bool {
    guard let ancestor = ancestor(of: name), ancestor.hasPrefix("CA"), ancestor.hasSuffix("Layer") else {
      return false
    }
    var (current, steps) = (name, 0)
    while steps < 100 {
      if let isBare = bareInitializers[current] { return isBare }
      guard let next = superclasses[current] else { return true }
      (current, steps) = (next, steps + 1)
    }
    return false
  }

  /// Prints each class that may be a screen: `screen`, name, what it derives from, its access, its initializers, its file and
  /// line, what gives it what it shows, the names of what it shows or hides, and the facts of its screen.
  func report() {
    for screen in screens {
      guard let ancestor = ancestor(of: screen.name), ancestor.hasPrefix("UI") else { continue }
      // Several files may each have one of that name.
      if screen.access == "private", classCounts[screen.name] != 1 { continue }
      let fields = [
        "screen", screen.name, ancestor, screen.access,
        superclasses[screen.name] ?? "", screen.initializers.map { "|\($0)" }.joined(), screen.file,
        "\(screen.line)", calls(filling: screen.name).joined(separator: "|"),
        toggled[screen.name, default: []].sorted().joined(separator: ","),
        facts(of: screen.name).joined(separator: ","),
      ]
      print(fields.joined(separator: "\t"))
    }
  }

  /// The calls that give views of a class what they show, but for those of methods that have run once one is made: these need
  /// not bear to run again.
  private func calls(filling name: String) -> [String] {
    fillers[name, default: []].filter { !ownCalls.runsInAnyCase($0.method, of: name) }.map(\.call)
  }

  /// What the code says of a screen as a whole.
  private func facts(of name: String) -> [String] {
    let all = sequence(first: name) { superclasses[$0] }.prefix(100).filter { classFiles[$0] != nil }
    return controllers.facts(of: name, all) { ancestor(of: $0) ?? $0 }
  }
}

extension RewrittenModule {
  /// What is left out of a file and what of the layout is kept, a line each: `cut`, file, line, text; `layout`, file,
  /// line, kept or cut, the type that it stands in, and of what is cut the names in it; and in place of these what `loss`
  /// says.
  func cuts(of file: RewrittenFile) -> [String] {
    guard allowances != nil else { return [] }
    let cuts = Cuts(file, in: self)
    let makers = cuts.viewsOfMakers
    let parts =
      cuts.list.map { LeftOutPart(line: file.line(of: $0.node), text: $0.node.trimmedDescription) }
      + file.inSwiftUI
    return parts.map { part in
      let text = (part.text.split(separator: "\n").first ?? "").replacing("\t", with: " ")
      return "cut\t\(file.path)\t\(part.line)\t\(text.prefix(80))"
    }
      + cuts.list.compactMap { loss(of: $0.node, in: file) }
      + LayoutStatements(of: file, except: adders).list.map { node in
        let isCut = cuts.covers(node) || hooks.isIdle(node, in: file)
        let names = isCut ? node.nameList : makers[node.id]
        return [
          "layout", file.path, "\(file.line(of: node))", names == nil ? "kept" : "cut", node.ownerName,
          names ?? "",
        ].joined(separator: "\t")
      }
  }

  /// What a cut takes from a view besides its layout: as `call` a call on it, and what says what it shows or is called; as
  /// `font` its font; nil for nothing that anybody knows of.
  private func loss(of node: Syntax, in file: RewrittenFile) -> String? {
    let (isOfFont, described) = (node.setsFont, node.describedView)
    guard node.isCallOnView || isOfFont || described != nil else { return nil }
    let names = [described ?? node.nameList, node.propertyName].filter { !$0.isEmpty }
    return [
      "layout", file.path, "\(file.line(of: node))", isOfFont ? "font" : "call", node.ownerName,
      names.joined(separator: ","),
    ].joined(separator: "\t")
  }

  /// True for a file that takes members from others or gives them some.
  func isEntangled(_ place: Int) -> Bool {
    moved.contains { name, members in classFiles[name] == place || members.contains { $0.file == place } }
  }
}

/// A class that may be a screen.
struct ScreenClass {
  let name: String
  /// `public`, `internal`, or `private` for its file alone.
  let access: String
  /// Each by its parameters, those without a default as `label:Type`, or `-` for one that nobody may call.
  let initializers: [String]
  let file: String
  let line: Int
}

/// A method that can be run by its name.
struct ObjectiveMethod {
  let name: String
  /// The label and the type of the only parameter; nil for none.
  let parameter: (label: String, type: String)?
}
