import Machine
import Notation

/// What of a module can be made, and how.
struct MakerTable {
  private(set) var classes: [ScreenClass]
  private(set) var makers: [(name: String, expression: String)] = []
  /// Whether the code has stand-ins.
  private var isLenient = false
  private(set) var obstacles: [(name: String, reason: String)] = []

  /// The views and controllers that can be made without being given anything, and what the expressions make.
  ///
  /// Lenient ones make up what initializers want to know.
  init(_ classes: [ScreenClass], _ expressions: [String], isLenient: Bool) {
    self.isLenient = isLenient
    self.classes = classes.filter { $0.isController || $0.isView }
    let byName = Dictionary(classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    makers = expressions.map { (String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }), $0) }
    for one in self.classes where !makers.contains(where: { $0.name == one.name }) {
      if let expression = one.maker(among: byName) ?? (isLenient ? one.guess(among: byName) : nil) {
        makers.append((one.name, expression))
      } else {
        obstacles.append((one.name, one.obstacle(among: byName)))
      }
    }
  }

  /// The program that makes them, a line each from the fifth on.
  func program(of module: String, importing modules: [String]) -> String {
    let imports = (["UIKit"] + modules).map { "import \($0)" }.joined(separator: "; ")
    let lines = makers.map { "  \"\($0.name)\": { () -> Any? in \($0.expression) }," }
    return """
      \(imports)


      let recordedMakers: [String: () -> Any?] = [
      \(lines.joined(separator: "\n"))
      :]
      recordScreens(of: "\(module)", recordedMakers\(isLenient ? ", contracts: recordedContracts" : ""))

      """.replacing("[\n\n:]", with: "[:]").replacing(",\n:]", with: "\n]").replacing("\n:]", with: "\n]")
  }

  /// Leaves out the makers in whose lines there are errors; false if there is none.
  mutating func leaveOut(_ errors: [String], of main: String) -> Bool {
    var faults: [Int: String] = [:]
    for error in errors where error.hasPrefix(main + ":") {
      let parts = error.dropFirst(main.count + 1).split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let line = Int(parts[0]), makers.indices.contains(line - 5) else { continue }
      let reason = String(parts[2].drop { $0 == " " })
      faults[line - 5] = faults[line - 5] ?? String(reason.trimmingPrefix("error: "))
    }
    for place in faults.keys.sorted(by: >) {
      obstacles.append((makers.remove(at: place).name, faults[place]!))
    }
    return !faults.isEmpty
  }

  // MARK: In the cache

  /// The table as the cache keeps it.
  var text: String {
    let screens = classes.map { one in
      [
        "screen", one.name, one.ancestor, one.isPublic ? "public" : "internal", one.superclass,
        one.initializers.map { "|\($0)" }.joined(), one.file, "\(one.line)",
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
