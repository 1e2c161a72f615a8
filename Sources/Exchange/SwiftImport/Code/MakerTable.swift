import Machine
import Notation

/// What of a module can be made, and how.
struct MakerTable {
  private(set) var classes: [ScreenClass]
  private(set) var makers: [(name: String, expression: String)] = []
  private(set) var obstacles: [(name: String, reason: String)] = []

  /// The views and controllers that can be made, and what the expressions make.
  ///
  /// What initializers want to know is made up.
  init(_ classes: [ScreenClass], _ expressions: [String]) {
    self.classes = classes.filter { $0.isController || $0.isView }
    let byName = Dictionary(classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    makers = expressions.map { (String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }), $0) }
    for one in self.classes where !makers.contains(where: { $0.name == one.name }) {
      if let expression = one.maker(among: byName) ?? one.guess(among: byName) {
        makers.append((one.name, expression))
        if one.filling.isEmpty { continue }
        let calls = one.filling.map { "made.\($0)" }.joined(separator: "; ")
        makers.append((Self.filled(one.name), "{ let made = \(expression); \(calls); return made }()"))
      } else {
        obstacles.append((one.name, one.obstacle(among: byName)))
      }
    }
  }

  /// What makes a view and then gives it what it shows, as the program calls it.
  static func filled(_ name: String) -> String { "\(name) filled" }

  /// The program that makes them, a line each from the fifth on.
  func program(of module: String, importing modules: [String]) -> String {
    let imports = (["UIKit"] + modules).map { "import \($0)" }.joined(separator: "; ")
    let hidden = Set(self.hidden.map(\.name))
    let lines = makers.map { name, expression in
      "  \"\(name)\": { () -> Any? in \(hidden.contains(name) ? "recordedMaker\(name)()" : expression) },"
    }
    return """
      \(imports)


      let recordedMakers: [String: () -> Any?] = [
      \(lines.joined(separator: "\n"))
      :]
      recordScreens(of: "\(module)", recordedMakers, contracts: recordedContracts)

      """.replacing("[\n\n:]", with: "[:]").replacing(",\n:]", with: "\n]").replacing("\n:]", with: "\n]")
  }

  /// What the rewriter calls the file of what makes a hidden class, before the class's name.
  private static let hiddenMaker = "recorded-maker-"

  /// What makes the classes that only their file can name, which stands in that file.
  var hidden: [(file: String, name: String, expression: String)] {
    let files = Dictionary(
      classes.filter(\.isHidden).map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
    return makers.compactMap { maker in files[maker.name].map { ($0, maker.name, maker.expression) } }
  }

  /// True where nothing but makers fails: what a class can be made by is known once its own code compiles.
  func areAll(_ errors: [CompilerError], of main: String) -> Bool {
    errors.allSatisfy { $0.file == main || $0.file.hasPrefix(Self.hiddenMaker) }
  }

  /// Why makers don't compile, by their names.
  func faults(among errors: [CompilerError], of main: String) -> [String: String] {
    var faults: [String: String] = [:]
    for error in errors where error.file == main && makers.indices.contains(error.line - 5) {
      let name = makers[error.line - 5].name
      faults[name] = faults[name] ?? error.text
    }
    for error in errors where error.file.hasPrefix(Self.hiddenMaker) {
      faults[String(error.file.dropFirst(Self.hiddenMaker.count))] = error.text
    }
    return faults
  }

  /// Leaves out makers for those reasons.
  mutating func leaveOut(_ faults: [String: String]) {
    for (place, maker) in makers.enumerated().reversed() {
      guard let reason = faults[maker.name] else { continue }
      obstacles.append((maker.name, reason))
      makers.remove(at: place)
    }
  }

  // MARK: In the cache

  /// The table as the cache keeps it.
  var text: String {
    let screens = classes.map { one in
      [
        "screen", one.name, one.ancestor, one.isPublic ? "public" : one.isHidden ? "private" : "internal",
        one.superclass,
        one.initializers.map { "|\($0)" }.joined(), one.file, "\(one.line)",
        one.fillers.joined(separator: "|"), one.toggled.joined(separator: ","),
        one.facts.map(\.rawValue).joined(separator: ","),
      ].joined(separator: "\t")
    }
    func plain(_ text: String) -> String { text.replacing("\t", with: " ").replacing("\n", with: " ") }
    let made = makers.map { "make\t\($0.name)\t\(plain($0.expression))" }
    let rest = obstacles.map { "obstacle\t\($0.name)\t\(plain($0.reason))" }
    return (screens + made + rest).joined(separator: "\n")
  }

  /// Reads what the cache keeps.
  init(reading path: String) {
    let text = (try? readFile(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.lines
    classes = lines.compactMap { ScreenClass(line: $0) }
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3 else { continue }
      if fields[0] == "make" { makers.append((fields[1], fields[2])) }
      if fields[0] == "obstacle" { obstacles.append((fields[1], fields[2])) }
    }
  }
}
