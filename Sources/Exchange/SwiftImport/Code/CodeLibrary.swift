import Machine

/// A library that the code imports, from the user's own checkout.
public struct CodeLibrary: Hashable, Sendable {
  /// The module's name.
  public let name: String
  /// Its checkout, or the folder of its sources.
  public let path: String

  /// A module of that name in that folder.
  public init(name: String, path: String) { (self.name, self.path) = (name, path) }

  /// Reads `NAME=PATH`.
  public init(spelled word: String) throws(SwiftImportError) {
    guard let sign = word.firstIndex(of: "="), sign != word.startIndex, word.last != "=" else {
      throw .notALibrary(word)
    }
    guard SwiftFiles.isModuleName(word[..<sign]) else { throw .notALibrary(word) }
    self.init(name: String(word[..<sign]), path: String(word[word.index(after: sign)...]))
  }

  /// The libraries that code imports, each after those that it imports itself.
  ///
  /// Those that are named come first; others are looked for where package managers put them, then among the stand-ins.
  static func needed(
    by files: [SourceFile], named: [CodeLibrary], near paths: [String], standIns: String
  ) throws -> [CodeLibrary] {
    var result: [CodeLibrary] = []
    var seen: Set<String> = []
    func visit(_ library: CodeLibrary) throws {
      guard seen.insert(library.name).inserted else { return }
      // No more of it is kept, however many libraries import one another.
      try visit(SwiftFiles.imports(in: try SwiftFiles.library(library.name, at: library.path)))
      result.append(library)
    }
    func visit(_ modules: [String]) throws {
      let known = named.filter { modules.contains($0.name) }
      let others = modules.filter { name in !known.contains { $0.name == name } && !seen.contains(name) }
      for library in known + (try found(for: others, near: paths + named.map(\.path), standIns)) {
        try visit(library)
      }
    }
    for library in named { try visit(library) }
    try visit(SwiftFiles.imports(in: files))
    return result
  }

  private static func found(
    for modules: [String], near paths: [String], _ standIns: String
  ) throws(SwiftImportError) -> [CodeLibrary] {
    var folders: [String] = []
    for path in paths {
      var folder = fullPath(path)
      for _ in 0..<8 where folder.count > 1 {
        folder = outerFolder(of: folder)
        if !folders.contains(folder) { folders.append(folder) }
      }
    }
    var result: [CodeLibrary] = []
    for name in modules {
      let standIn = "\(standIns)/\(name)"
      if let place = try checkout(of: name, in: folders) ?? (isFolder(standIn) ? standIn : nil) {
        result.append(CodeLibrary(name: name, path: place))
      }
    }
    return result
  }

  /// The first checkout of a module in those folders; nobody named it, so it may not lead out of its folder.
  private static func checkout(of name: String, in folders: [String]) throws(SwiftImportError) -> String? {
    for folder in folders {
      for place in ["\(folder)/.build/checkouts/\(name)", "\(folder)/Pods/\(name)"] where isFolder(place) {
        try SwiftFiles.stayWithin(folder, place)
        return place
      }
    }
    return nil
  }
}
