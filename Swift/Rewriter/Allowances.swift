/// What is done about code that doesn't compile by itself: what is left out, and what stands in for what is elsewhere.
///
/// Places are lines alone, since rewriting moves columns.
struct Allowances {
  /// How often each line of each file had an error that only a cut can mend.
  private(set) var cuts: [String: [Int: Int]] = [:]
  /// Whether what its storyboard or its maker would have set is made up.
  private(set) var fills = false
  /// Files that are left out.
  private(set) var dropped: Set<String> = []
  private(set) var missingModules: Set<String> = []
  /// Libraries that every file is to see.
  private(set) var libraries: [String] = []
  /// Types that are declared elsewhere, in the order in which they came up; a nested one with its outer's name.
  private(set) var types: [String] = []
  /// Variables and functions that are declared elsewhere.
  private(set) var values: [String] = []
  /// Static members, and those of texts, that extensions elsewhere declare.
  private(set) var members: [(type: String, name: String, isStatic: Bool)] = []
  /// Helpers that put several views into another, and whether some may have the names of UIKit's own methods.
  private(set) var adders: Set<String> = [], addsSeveral = false
  private(set) var attributes: Set<String> = []
  private(set) var properties: Set<String> = []
  /// Lines of declarations that override nothing.
  private(set) var plain: [String: Set<Int>] = [:]
  /// Lines of braces before which a value has to be returned.
  private(set) var returns: [String: Set<Int>] = [:]
  /// Lines of initializers whose properties have no value.
  private(set) var bare: [String: Set<Int>] = [:]
  /// Lines of classes that lack the initializer that stand-ins ask for.
  private(set) var required: [String: Set<Int>] = [:]
  /// Lines of classes that lack the initializer from a coder that classes elsewhere would have relieved them of.
  private(set) var coders: [String: Set<Int>] = [:]
  /// Lines that may make views of UIKit's by initializers of the app's own.
  private(set) var made: [String: Set<Int>] = [:]
  /// Lines of switches that need a default.
  private(set) var defaults: [String: Set<Int>] = [:]
  /// Stand-ins that don't compile, as they are spelled.
  private(set) var without: Set<String> = []
  /// Protocols whose methods a class lacks, by the class.
  private(set) var conformances: [String: Set<String>] = [:]

  /// What makes classes that only their file can name, by the file.
  private(set) var makers: [String: [(name: String, expression: String)]] = [:]
  /// All that is not about places in one file, and what is about those, by the file.
  private var shared = "", own: [String: String] = [:]

  /// Those that are about places in one file.
  private static let placed: Set = [
    "cut", "plain", "return", "bare", "required", "coder", "default", "made", "maker",
  ]

  /// Reads a line for each, with tabs between.
  init(reading path: String) {
    for line in String(decoding: read(path), as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      take(fields)
      if Self.placed.contains(fields[0]) {
        own[fields[1], default: ""] += line + "\n"
      } else {
        shared += line + "\n"
      }
    }
  }

  /// What decides how a file is rewritten that takes nothing from other files.
  func all(about path: String) -> String { shared + own[path, default: ""] }

  private mutating func take(_ fields: [String]) {
    let number = fields.count > 2 ? Int(fields[2]) ?? 0 : 0
    switch (fields.first, fields.count) {
    case ("cut", 4): cuts[fields[1], default: [:]][number] = Int(fields[3])
    case ("fill", 1): fills = true
    case ("drop", 2): dropped.insert(fields[1])
    case ("merged", 2): missingModules.insert(fields[1])
    case ("module", 2): missingModules.insert(fields[1])
    case ("import", 2): libraries.append(fields[1])
    case ("type", 2): types.append(fields[1])
    case ("value", 2): values.append(fields[1])
    case ("member", 4): members.append((fields[1], fields[2], fields[3] == "static"))
    case ("maker", 4): makers[fields[1], default: []].append((fields[2], fields[3]))
    case ("adds", 1): addsSeveral = true
    case ("adds", 2): adders.insert(fields[1])
    case ("attribute", 2): attributes.insert(fields[1])
    case ("property", 2): properties.insert(fields[1])
    case ("plain", 3): plain[fields[1], default: []].insert(number)
    case ("return", 3): returns[fields[1], default: []].insert(number)
    case ("bare", 3): bare[fields[1], default: []].insert(number)
    case ("required", 3): required[fields[1], default: []].insert(number)
    case ("coder", 3): coders[fields[1], default: []].insert(number)
    case ("made", 3): made[fields[1], default: []].insert(number)
    case ("default", 3): defaults[fields[1], default: []].insert(number)
    case ("without", 2): without.insert(fields[1])
    case ("conformance", 3): conformances[fields[1], default: []].insert(fields[2])
    default: break
    }
  }
}
