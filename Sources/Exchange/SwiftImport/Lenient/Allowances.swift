import Machine
import Notation

/// What is done about code that doesn't compile by itself, as the rewriter reads it.
///
/// What is missing is stood in for as long as an error names it; what is left then is cut, the least part first.
struct Allowances {
  private var lines: [String] = []
  private var known: Set<String> = []
  /// The lines that came up in the round at hand: what asks for one of them once more has it then.
  private var fresh: Set<String> = []
  private var cuts: [String: Int] = [:]
  /// The files that may be cut.
  private let files: Set<String>
  /// The file of what stands in, the only one that is read because an error names it.
  var standIns: String?
  /// What makes classes that only their file can name: file, name and expression.
  var makers: [String] = []
  /// The files that hold layout statements: elsewhere nothing stands in for a value, since nobody looks at it.
  var layouts: Set<String> = []

  /// None but for modules that there are none of, and libraries that other files of the app would bring in.
  ///
  /// `merged` are those that are compiled with the code.
  init(_ files: [String], missingModules: [String], merged: [String] = [], libraries: [String]) {
    self.files = Set(files)
    for name in missingModules { note("module", name) }
    for name in merged { note("merged", name) }
    if !missingModules.isEmpty { note("fill") }
    for name in libraries { note("import", name) }
  }

  /// The allowances that led to a program, with a cut where it was stopped.
  init(_ files: [String], reading path: String, cutting places: [(file: String, line: Int)]) throws {
    self.files = Set(files)
    for line in String(decoding: try readFile(path), as: UTF8.self).lines where !line.isEmpty {
      let fields = line.split(separator: "\t").map(String.init)
      if fields[0] == "maker" {
        continue
      } else if fields.count == 4, fields[0] == "cut" {
        cuts["\(fields[1])\t\(fields[2])"] = Int(fields[3])
      } else {
        note(fields)
      }
    }
    for place in places { cuts["\(place.file)\t\(place.line)", default: 0] += 1 }
  }

  /// All of them, a line each.
  var text: String {
    let rest = cuts.sorted { $0.key < $1.key }.map { "cut\t\($0.key)\t\($0.value)" }
    return (lines + rest + makers.map { "maker\t\($0)" }).map { $0 + "\n" }.joined()
  }

  /// What is declared elsewhere.
  var missing: [String] {
    lines.map { $0.split(separator: "\t") }.filter { ["type", "value", "module"].contains($0[0]) }.map {
      String($0[1])
    }
  }

  @discardableResult private mutating func note(_ fields: [String]) -> Bool {
    let line = fields.joined(separator: "\t")
    guard known.insert(line).inserted else { return fresh.contains(line) }
    fresh.insert(line)
    lines.append(line)
    return true
  }

  @discardableResult private mutating func note(_ fields: String...) -> Bool { note(fields) }

  /// Learns from errors of declarations, whose bodies nobody has looked at, what types are missing; false where none is.
  mutating func learnTypes(from errors: [CompilerError]) -> Bool {
    fresh = []
    var isNew = false
    for error in errors { isNew = standType(in: error) || lacksCoder(error) || isNew }
    return isNew
  }

  /// Learns from all errors of a round; false if there is none that anything could be done about.
  ///
  /// What is learned from one error holds for all of the round that ask for the same: none of these is cut.
  mutating func learn(from errors: [CompilerError]) -> Bool {
    fresh = []
    // A missing superclass takes its members with it: what overrides nothing shows once types are known.
    let known = errors.filter { standType(in: $0) || lacksCoder($0) }
    var isNew = !known.isEmpty
    let unknown = errors.filter {
      $0.text.contains("' has no member '") || $0.text.hasPrefix("cannot find '")
    }
    var mended = Set(known.map(\.place))
    var others: [CompilerError] = []
    for error in errors where !known.contains(error) {
      if isOverride(error), !known.isEmpty { continue }
      if Self.followsFromUnknown(error, among: unknown) { continue }
      // Without an initializer that it has to have, a class lacks those that UIKit's have by convenience, too.
      if !known.isEmpty, error.text.hasPrefix("missing argument") { continue }
      if stand(in: error) || overrides(error) { mended.insert(error.place) } else { others.append(error) }
    }
    isNew = isNew || !mended.isEmpty
    let names = unknown.filter { $0.text.hasPrefix("cannot find '") && mended.contains($0.place) }
    if !known.isEmpty || !names.isEmpty { others.removeAll(where: Self.speaksOfMethod) }
    // What else is wrong in a line may follow from what is mended there.
    for place in Set(others.filter { files.contains($0.file) }.map(\.place)).subtracting(mended)
    where cuts[place, default: 0] < 12 {
      cuts[place, default: 0] += 1
      isNew = true
    }
    return isNew
  }

  /// Leaves out files that fail though everything else was tried: those without layout first, the others where
  /// `layoutsToo`; false if there is none.
  mutating func drop(_ errors: [CompilerError], layoutsToo: Bool) -> Bool {
    let failing = Set(errors.map(\.file)).intersection(files)
    let others = failing.subtracting(layouts)
    var isNew = false
    for file in (others.isEmpty && layoutsToo ? failing : others).sorted() {
      isNew = note("drop", file) || isNew
    }
    return isNew
  }

  /// Lets what a storyboard would have set be made up, since the code isn't whole.
  mutating func fill() { note("fill") }

  /// True where nothing has to be done.
  var isEmpty: Bool {
    cuts.isEmpty && !lines.contains { !$0.hasPrefix("import\t") && !$0.hasPrefix("merged\t") }
  }

  /// The files that were left out.
  var dropped: [String] { lines.filter { $0.hasPrefix("drop\t") }.map { String($0.dropFirst(5)) } }

  /// Lets something stand in for a type that an error names; false if it names nothing new.
  private mutating func standType(in error: CompilerError) -> Bool {
    guard error.file != standIns, let first = error.names.first, Self.isName(first) else { return false }
    if error.text.hasPrefix("cannot find type ") { return note("type", first) }
    if error.text.hasPrefix("no such module") { return note("module", first) }
    return error.text.hasPrefix("unknown attribute") && note("attribute", first)
  }

  /// Gives a class the initializer from a coder that it lacks; false for all else.
  ///
  /// The class that it derives from, which is declared elsewhere, may have said that there is none.
  private mutating func lacksCoder(_ error: CompilerError) -> Bool {
    error.text.hasPrefix("'required' initializer 'init(coder:)' must be provided")
      && note("coder", error.file, "\(error.line)")
  }

  /// Lets something stand in for what an error names; false if it names nothing new.
  private mutating func stand(in error: CompilerError) -> Bool {
    let (text, names) = (error.text, error.names)
    if error.file == standIns {
      return error.source.map { note("without", $0) } ?? false
    }
    if text.hasPrefix("switch must be exhaustive") { return note("default", error.file, "\(error.line)") }
    if text.hasPrefix("missing return") { return note("return", error.file, "\(error.line)") }
    if Self.unset.contains(where: text.hasPrefix) { return note("bare", error.file, "\(error.line)") }
    let (isHelper, isMaker) = (addsViews(error), makesView(error))
    if isHelper || isMaker { return true }
    guard let first = names.first else { return false }
    if text.hasPrefix("cannot find '"), Self.isName(first), layouts.contains(error.file) {
      return note(first.first?.isUppercase == true ? "type" : "value", first)
    }
    if text.contains("is not a member type of"), let owner = names.dropFirst().first {
      return note("type", "\(owner.split(separator: ".").last ?? "").\(first)")
    }
    if text.contains("does not conform to protocol"), names.count > 1 {
      return note("conformance", first, names[1])
    }
    if text.hasPrefix("stored property '") { return note("property", first) }
    if Self.unset.contains(where: text.contains) { return note("bare", error.file, "\(error.line)") }
    if text.hasSuffix("used before being initialized") {
      return note("property", first.hasPrefix("self.") ? String(first.dropFirst(5)) : first)
    }
    if text.hasPrefix("'required' initializer 'init()' must be provided") {
      return note("required", error.file, "\(error.line)")
    }
    return member(error)
  }

  /// Lets something stand in for a helper of the app's that puts several views into another; what is said of too many
  /// arguments, or of a list, may be about one that has the name of UIKit's own.
  private mutating func addsViews(_ error: CompilerError) -> Bool {
    let (text, names) = (error.text, error.names)
    if text.hasPrefix("extra argument") || text.hasPrefix("cannot convert value of type '[") {
      return note("adds")
    }
    guard let name = text.hasPrefix("cannot find '") ? names.first : names.dropFirst().first,
      text.hasPrefix("cannot find '") || text.contains("' has no member '")
    else { return false }
    let isHelper = ["addsubview", "addarrangedsubview"].contains(where: name.lowercased().hasPrefix)
    return isHelper && Self.isName(name) && note("adds", name)
  }

  /// Lets something stand in for an initializer by which the app makes views of UIKit's in its own way.
  private mutating func makesView(_ error: CompilerError) -> Bool {
    let starts = [
      "extra argument", "argument passed to call that takes no", "no exact matches in call to init",
    ]
    // The compiler may take what stands in for what is meant, and miss its mark.
    let isMeant = starts.contains(where: error.text.hasPrefix) || error.text.contains("'recordedWithout'")
    return isMeant && note("made", error.file, "\(error.line)")
  }

  /// True for an argument such as `.body` of what is unknown in the same line: once something stands in for that, the argument
  /// goes, or has its meaning.
  private static func followsFromUnknown(_ error: CompilerError, among unknown: [CompilerError]) -> Bool {
    error.text.hasPrefix("cannot infer contextual base in reference to member")
      && unknown.contains { $0.file == error.file && $0.line == error.line }
  }

  /// True for a name that the compiler takes for a method's, as `tableView` of a data source: a property of that name may have
  /// no type yet, since something is missing in its value.
  private static func speaksOfMethod(_ error: CompilerError) -> Bool {
    error.names.contains { $0.contains(") -> ") }
      || error.text.hasSuffix("cannot be resolved without a contextual type")
      || error.text.contains("' candidates produce the expected contextual ")
      || error.text.hasPrefix("failed to produce diagnostic for expression")
  }

  /// What is said of initializers that no longer set all that they have to.
  private static let unset = [
    "return from initializer without initializing", "not initialized at ", "used in method call ",
    "before all stored properties are initialized", "before 'self.init' call", "before 'super.init' call",
  ]

  private func isOverride(_ error: CompilerError) -> Bool {
    ["does not override any", "does not override a designated"].contains(where: error.text.contains)
  }

  private mutating func overrides(_ error: CompilerError) -> Bool {
    isOverride(error) && note("plain", error.file, "\(error.line)")
  }

  /// Static members of types, and what makes a text, a font, a colour or an image of one, are commonly declared in a file
  /// of their own.
  private mutating func member(_ error: CompilerError) -> Bool {
    guard error.text.contains("' has no member '"), error.names.count > 1 else { return false }
    let type = error.names[0].filter { $0 != "?" && $0 != "!" }
    let isStatic = error.text.hasPrefix("type '")
    guard layouts.contains(error.file) || isStatic && Self.assets.contains(type),
      Self.isName(type), !["Any", "AnyObject", "Self"].contains(type),
      isStatic || Self.values.contains(type)
    else { return false }
    return note("member", type, error.names[1], isStatic ? "static" : "instance")
  }

  /// What Xcode makes symbols for of what it finds in catalogues, which an app's own names are often made of.
  private static let assets: Set = ["UIColor", "UIImage", "ColorResource", "ImageResource"]

  private static let values: Set = [
    "String", "UIFont", "UIColor", "UIImage", "NSAttributedString", "CGFloat", "Double", "Int",
  ]

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
