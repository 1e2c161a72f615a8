import CommandGrammar
import DesignModel
import Machine
import Notation
import Platform
import Storage
import SwiftImport

/// What `check` made of files, kept in the user's cache: a store with their screens and what was found on them.
///
/// It is found again by all that it was made of: the content of the files and where they are, the profiles, the options,
/// and the program. A cache that isn't there or can't be written keeps nothing, which is no error.
struct KeptImports {
  private let cache: CacheFolder
  private let name: String
  /// How many files' answers are kept, about a megabyte each.
  private static let most = 32
  private static let prefix = "check"

  /// The place of what is made of files by an invocation; nil where there is no cache, or a file can't be read.
  init?(of documents: [String], on profiles: [Profile], for invocation: Invocation, in session: Session) {
    guard !session.options.dryRun,
      let program = Self.program, let cache = try? CacheFolder(variable: session.surroundings.variable),
      let contents = try? documents.map({ try readFile($0) })
    else { return nil }
    self.cache = cache
    let place = [program, session.newStorePath, session.surroundings.folder]
    let words = place + [invocation.json.line] + profiles.map(\.name) + documents
    name = "\(Self.prefix)-\(cacheKey(words.map { Array($0.utf8) } + contents))"
  }

  /// What is kept, as a store in memory at a path where there is no file; nil for nothing.
  func open(as path: String) -> Store? {
    guard let folder = try? cache.kept(name) else { return nil }
    return try? Store.inMemory(copyOf: Self.file(in: folder), as: path)
  }

  /// Keeps the store of a run, in the place of what was used longest ago.
  func keep(_ store: Store) {
    cache.keepNewest(Self.most - 1, of: Self.prefix)
    _ = try? cache.entry(name) { folder in
      let file = Self.file(in: folder)
      try store.keep(at: file)
      // Whoever may not read the user's files reads no copy of them either.
      chmod(file, 0o600)
    }
  }

  /// What distinguishes this program from others of its version; nil where the system doesn't lead to its file.
  private static var program: String? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    let written = status.modified
    return "\(Workbench.version) \(status.st_size) \(written.tv_sec).\(written.tv_nsec)"
  }

  private static func file(in folder: String) -> String { "\(folder)/workbench.db" }
}
