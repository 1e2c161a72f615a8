import CommandGrammar
import DesignModel
import InterfaceBuilder
import Machine
import Notation
import SceneExchange
import Storage

/// Files beside what they were where a branch began.
struct FilesSince {
  /// Those that are another than they were, or new.
  let changed: [String]
  /// How many of how many that is.
  let sentence: String
  private let repository: GitRepository
  private let base: String
  /// What the files were named, from the top of the repository.
  private let former: [String: String]
  private static let shownDigits = 10

  /// Of files at those paths the ones that git has otherwise at the commit where HEAD left the revision.
  init(_ revision: String, _ files: [String], at paths: [String], in session: Session) throws {
    let first = paths[0]
    let folder = Machine.isFolder(first) ? first : outerFolder(of: normalPath(first))
    repository = try GitRepository(around: folder, variable: session.surroundings.variable)
    base = try repository.mergeBase(of: revision)
    let changes = Dictionary(
      try repository.changes(since: base, newAt: paths).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    changed = files.filter { changes[fullPath($0)] != nil }
    former = changed.reduce(into: [:]) { $0[$1] = changes[fullPath($1)]?.former }
    let differ = changed.count == 1 ? "differs" : "differ"
    sentence =
      "\(changed.count) of \(counted(files.count, "file")) \(differ) from \(revision), as it was at \(base.prefix(Self.shownDigits))"
  }

  /// Imports the files as they were, under the names that they have now, and freezes that; what can't be read is as if it
  /// had not been there; where asked, with what projects say today of the devices that their apps are for.
  func keep(in store: Store, markingPoses isMarking: Bool) throws -> Revision {
    try store.edit(EditRecord(command: ImportInterfaceBuilder.card.name)) { draft in
      var scenes = try ImportScenes(into: draft, at: store.path, isForced: true)
      for file in changed {
        guard let former = former[file] else { continue }
        let bytes = try repository.content(of: former, at: base)
        if let document = try? InterfaceBuilderFile(bytes) { try scenes.add(document, at: file) }
      }
      if isMarking { try scenes.markPoses(in: draft) }
    }
    return try store.commit(message: String(base.prefix(Self.shownDigits)))
  }
}

/// Files that git ignores.
struct IgnoredFiles {
  private var files: Set<String> = []
  private var folders: [String] = []

  /// Those in folders; none where a folder is in no repository, or git isn't there to be asked.
  init(at folders: [String], variable: (String) -> String?) {
    for folder in folders {
      guard let repository = try? GitRepository(around: folder, variable: variable) else { continue }
      for path in (try? repository.ignored(at: [folder])) ?? [] {
        if path.hasSuffix("/") { self.folders.append(path) } else { files.insert(path) }
      }
    }
  }

  /// True for a file that git ignores.
  func contains(_ file: String) -> Bool {
    if files.isEmpty, folders.isEmpty { return false }
    let path = fullPath(file)
    return files.contains(path) || folders.contains(where: path.hasPrefix)
  }
}
