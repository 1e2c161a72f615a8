import Machine
import Platform

/// The Swift files of a module.
enum SwiftFiles {
  /// Folders that hold no part of a module beside them.
  private static let foreign: Set<Substring> = [
    ".build", "Pods", "Carthage", "Tests", "Example", "Examples", "Demo", "Demos", "Playgrounds",
    "DerivedData",
    "UITests", "node_modules",
  ]

  /// The most bytes of all files of a module.
  static let mostBytes = 64 << 20

  /// The files that the paths name, folders with what is in them that may belong to one module.
  static func files(at paths: [String]) throws -> [SourceFile] {
    let found = try paths.flatMap { try names(at: $0, endings: [".swift"]) }
    if found.isEmpty { throw SwiftImportError.noSources(paths) }
    return try read(found, of: paths)
  }

  /// The files among those in folders that a project names.
  static func files(at folders: [String], only wanted: Set<String>) throws -> [SourceFile] {
    let found = try Machine.files(at: folders, endings: [".swift"]).filter { wanted.contains(normalPath($0)) }
    for folder in folders { for file in found { try stayWithin(folder, file) } }
    return try read(found, of: folders)
  }

  /// Reads files that were found at paths, unless they are too much for one module.
  private static func read(_ files: [String], of paths: [String]) throws -> [SourceFile] {
    let bytes = files.reduce(0) { $0 + size(of: $1) }
    if bytes > mostBytes { throw SwiftImportError.tooMuchSwift(paths, bytes: bytes) }
    return try files.map { try SourceFile($0) }
  }

  /// The paths of files with those endings, in a folder of those that may belong to one module.
  static func names(at path: String, endings: [String]) throws -> [String] {
    let found = try candidates(at: path, endings: endings)
    for file in found where file != path { try stayWithin(path, file) }
    return found
  }

  /// The same of what lies beside the code: a link that leads out of the folder is passed over.
  static func resources(in folder: String, endings: [String]) throws -> [String] {
    try candidates(at: folder, endings: endings).filter { (try? stayWithin(folder, $0)) != nil }
  }

  private static func candidates(at path: String, endings: [String]) throws -> [String] {
    let known = path.split(separator: "/").count
    return try Machine.files(at: [path], endings: endings).filter { file in
      if file == path { return true }
      let inner = file.split(separator: "/").dropFirst(known)
      return inner.last != "Package.swift" && inner.last != "main.swift"
        && !inner.dropLast().contains { foreign.contains($0) || $0.hasSuffix("Tests") || $0.hasPrefix(".") }
    }
  }

  /// A file's size in bytes, at most a petabyte, so that sizes make a sum; nothing is read for it.
  static func size(of file: String) -> Int {
    var status = stat()
    return stat(file, &status) == 0 ? min(Int(status.st_size), 1 << 50) : 0
  }

  /// Refuses a link that leads out of the folder that was named: who wrote the code chose where it leads.
  static func stayWithin(_ folder: String, _ file: String) throws(SwiftImportError) {
    let (inner, target) = (fullPath(folder), fullPath(file))
    guard target.hasPrefix(inner.hasSuffix("/") ? inner : "\(inner)/") else {
      throw .linkOutside(file, of: folder, target: linkTarget(file) ?? target)
    }
  }

  /// The sources of a library in a checkout: those of its target, where the checkout says which they are.
  static func library(_ name: String, at path: String) throws -> [SourceFile] {
    let places = ["\(path)/Sources/\(name)", "\(path)/Sources", "\(path)/\(name)", "\(path)/Classes", path]
    guard let place = places.first(where: isFolder) else {
      throw SwiftImportError.noLibrary(name, path: path)
    }
    if place != path { try stayWithin(path, place) }
    do {
      return try files(at: [place])
    } catch SwiftImportError.noSources {
      throw SwiftImportError.noLibrary(name, path: path)
    }
  }

  /// The modules that files import, in the order in which they come up.
  static func imports(in files: [SourceFile]) -> [String] {
    var seen: Set<String> = []
    return files.flatMap { file in
      file.lines.compactMap { line in
        importedModule(line).flatMap { seen.insert($0).inserted ? $0 : nil }
      }
    }
  }

  /// True for what can name a module: it becomes part of paths and of options.
  static func isModuleName(_ name: some StringProtocol) -> Bool {
    guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
    return name.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
  }

  /// Whether lines import a module where an app for iOS is built for its users, for all that is known, and not only
  /// where there is such a module.
  static func needs(_ module: String, _ lines: some Sequence<String>) -> Bool {
    // For each condition around a line, whether it holds, and whether one of those before it does.
    var around: [(holds: Bool, isDone: Bool)] = []
    for line in lines {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      let condition = words.dropFirst().joined(separator: " ")
      switch words.first {
      case "#if":
        let value = BuildCondition.value(of: condition, without: module)
        around.append((value != false, value == true))
      case "#elseif", "#else":
        guard let last = around.popLast() else { continue }
        let value = words.first == "#else" ? true : BuildCondition.value(of: condition, without: module)
        around.append((!last.isDone && value != false, last.isDone || value == true))
      case "#endif": _ = around.popLast()
      default: if around.allSatisfy(\.holds), importedModule(line) == module { return true }
      }
    }
    return false
  }

  /// Whether lines declare a class whose superclass is called as one of UIKit's views and controllers, or an app's own.
  static func declareViews(_ lines: some Sequence<String>) -> Bool {
    lines.contains { line in
      let words = line.split(whereSeparator: { " \t\r:,{<".contains($0) })
      guard let place = words.firstIndex(of: "class"), words.count > place + 2,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || classWords.contains($0) })
      else { return false }
      let superclass = words[place + 2]
      if superclass.hasPrefix("UI") {
        return superclass != "UIResponder" && !superclass.hasPrefix("UIHosting")
      }
      return ["Controller", "View", "Cell"].contains(where: superclass.hasSuffix)
    }
  }

  /// What may stand before the word that begins a class.
  private static let classWords: Set<Substring> = [
    "public", "open", "internal", "private", "fileprivate", "final",
  ]

  /// The module that a line imports, without a part that it names.
  private static func importedModule(_ line: String) -> String? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == ";" })
    guard let place = words.firstIndex(of: "import"), place < 3, words.count > place + 1 else { return nil }
    if words[..<place].contains(where: {
      !$0.hasPrefix("@") && !["public", "internal", "private"].contains($0)
    }) {
      return nil
    }
    let kinds: Set<Substring> = ["class", "struct", "enum", "func", "protocol", "typealias", "let", "var"]
    let name =
      kinds.contains(words[place + 1]) && words.count > place + 2 ? words[place + 2] : words[place + 1]
    return name.split(separator: ".").first.flatMap { isModuleName($0) ? String($0) : nil }
  }
}
