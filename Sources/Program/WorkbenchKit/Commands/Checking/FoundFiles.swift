import InterfaceBuilder
import Machine
import Notation
import SceneExchange

/// What paths hold that can be checked.
struct FoundFiles {
  /// Storyboards and xibs.
  let documents: [String]
  /// Swift files that are to be run.
  let code: [String]
  /// How many files are left out, and why.
  let leftOut: [String]

  /// How the names of code end.
  static let codeEnding = ".swift"
  /// How the folders are named into which Xcode exports localizations, with copies of what is to be translated.
  private static let exported = ".xcloc"

  /// Files and folders; strangers' code runs only where it is named, or asked for.
  init(at paths: [String], runningCode runsCode: Bool, in session: Session) throws {
    let found = try Machine.files(at: paths, endings: InterfaceBuilderFile.endings + [Self.codeEnding])
    let known = found.filter { !Self.isForeign($0, in: paths) && !Self.isExported($0, in: paths) }
    let ignored = IgnoredFiles(at: paths.filter(Machine.isFolder), variable: session.surroundings.variable)
    let own = known.filter { paths.contains($0) || !ignored.contains($0) }
    documents = own.filter { !Self.isCode($0) }
    code = own.filter { Self.isCode($0) && (runsCode || paths.contains($0)) }
    let unrun = own.count - documents.count - code.count
    if documents.isEmpty, code.isEmpty { throw CheckFilesError.nothingIn(paths, code: unrun) }
    let foreign = found.count { !Self.isCode($0) && Self.isForeign($0, in: paths) }
    let exported = found.count { !Self.isCode($0) && Self.isExported($0, in: paths) }
    let unknown = known.count { !Self.isCode($0) } - documents.count
    leftOut = [
      foreign == 0 ? nil : "\(counted(foreign, "file")) of other tools, as in Pods, left out",
      exported == 0 ? nil : "\(counted(exported, "file")) in exported localizations (.xcloc) left out",
      unknown == 0 ? nil : "\(counted(unknown, "file")) that git ignores left out",
      unrun == 0
        ? nil : "\(counted(unrun, "Swift file")) not run; --run-code runs \(unrun == 1 ? "it" : "them")",
    ].compactMap(\.self)
  }

  /// True for what is below a named folder in a folder of another tool's, or in exported localizations.
  static func isOfOthers(_ file: String, in paths: [String]) -> Bool {
    isForeign(file, in: paths) || isExported(file, in: paths)
  }

  private static func isCode(_ file: String) -> Bool { file.hasSuffix(codeEnding) }

  /// True for what lies below a named folder in a folder of another tool's.
  private static func isForeign(_ file: String, in paths: [String]) -> Bool {
    ForeignFolders.lead(to: part(of: file, below: paths))
  }

  private static func isExported(_ file: String, in paths: [String]) -> Bool {
    part(of: file, below: paths).split(separator: "/").dropLast().contains { $0.hasSuffix(exported) }
  }

  /// A file's path from the named folder that it lies in; empty for a file that is named itself.
  private static func part(of file: String, below paths: [String]) -> Substring {
    let folder = paths.first { file.hasPrefix($0 + "/") || $0.hasSuffix("/") && file.hasPrefix($0) }
    return folder.map { file.dropFirst($0.count) } ?? ""
  }
}
