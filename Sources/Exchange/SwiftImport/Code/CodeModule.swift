import Machine

/// Swift files that are compiled together: a folder's, or those of an app's target with what it imports of the same folder.
public struct CodeModule: Sendable {
  /// What it is called where there are several.
  public let name: String
  /// Files, and folders with files.
  let paths: [String]
  /// The files that belong to it, of those in the folders; nil for all that may.
  var only: Set<String>?
  /// The files whose classes are looked at; nil for all.
  var own: Set<String>?
  /// Modules that its files import and are compiled with.
  var merged: Set<String> = []

  /// The files at those paths.
  public init(_ paths: [String]) {
    (self.paths, name) = (paths, lastName(of: paths.first ?? ""))
  }

  private init(_ name: String, of folder: String, only: Set<String>, own: Set<String>, merged: Set<String>) {
    (self.name, paths) = (name, [folder])
    (self.only, self.own, self.merged) = (only, own, merged)
  }

  /// A target of a project, with its files in a folder.
  public struct Target: Sendable {
    let module: String
    let isApp: Bool
    let files: Set<String>

    /// A target by the name under which others import it.
    public init(module: String, isApp: Bool, files: Set<String>) {
      (self.module, self.isApp, self.files) = (module, isApp, files)
    }
  }

  /// The programs that targets make: each app with what it imports, then what no app imports.
  ///
  /// A file's classes are looked at in the first program that has it.
  public static func programs(of targets: [Target], in folder: String) throws -> [CodeModule] {
    var result: [CodeModule] = []
    var covered: Set<String> = []
    for target in targets.filter(\.isApp) + targets.filter({ !$0.isApp }) {
      let own = target.files.subtracting(covered)
      // An app of which nearly all is another's is a variant of that.
      if own.isEmpty || target.isApp && own.count * 10 < target.files.count { continue }
      var (files, merged, isNew) = (target.files, Set<String>(), true)
      while isNew {
        let imports = Set(SwiftFiles.imports(in: try files.sorted().map { try SourceFile($0) }))
        let more = targets.filter {
          !$0.isApp && imports.contains($0.module) && !merged.contains($0.module)
            && $0.module != target.module
        }
        isNew = !more.isEmpty
        for one in more {
          files.formUnion(one.files)
          merged.insert(one.module)
        }
      }
      result.append(
        CodeModule(
          target.module, of: folder, only: files, own: files.subtracting(covered), merged: merged))
      covered.formUnion(files)
    }
    return result
  }

  /// Its files, and those that were left out since they describe their views in SwiftUI; one that declares views of UIKit's,
  /// too, is kept for these.
  func files() throws -> (files: [SourceFile], inSwiftUI: [String]) {
    let all = try only.map { try SwiftFiles.files(at: paths, only: $0) } ?? SwiftFiles.files(at: paths)
    let others = all.filter {
      SwiftFiles.needs("SwiftUI", $0.lines) && !SwiftFiles.declareViews($0.lines)
    }
    if others.count == all.count, let first = others.first { throw SwiftImportError.swiftUI(first.path) }
    let left = Set(others.map(\.path))
    return (all.filter { !left.contains($0.path) }, others.map(\.path))
  }
}
