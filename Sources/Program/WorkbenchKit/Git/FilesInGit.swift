import InterfaceBuilder
import Machine

/// Storyboards and xibs that are not the same at two revisions of git, or at one and in the working folder.
struct FilesInGit {
  /// Those files, in the order of their paths; of a folder those that a check of it takes.
  let files: [VersionedFile]
  /// Where they are, or were, from the machine's root.
  let paths: [String]

  /// Those that words name, files or folders, between two revisions; without a later one they are compared with the
  /// working folder.
  init(_ words: [String], from earlier: String, to later: String?, in session: Session) throws {
    let named = words.map { Self.wholePath(session.path(of: $0)) }
    let repository = try GitRepository(
      around: Self.folder(around: named[0]), variable: session.surroundings.variable)
    let base = try repository.commit(of: earlier)
    let end = try later.map { revision throws(GitError) in try repository.commit(of: revision) }
    let places = try zip(words, named).map { word, path in
      guard isPath(path, in: repository.top) else {
        throw DiffError.otherRepository(path: word, top: repository.top)
      }
      return Place(word: word, path: path, inRepository: String(path.dropFirst(repository.top.count + 1)))
    }
    let moves = try repository.moves(from: base, to: end, newAt: named)
    let meant = moves.filter { move in
      places.contains { place in move.paths.contains { place.holds($0, in: named) } }
    }
    for place in places where !meant.contains(where: { $0.paths.contains { place.holds($0, in: named) } }) {
      let former = try repository.files(at: place.inRepository, in: base)
      if end == nil, former.isEmpty, isPlainFile(place.path) { throw DiffError.ignored(path: place.word) }
      let known = try former + place.files(in: repository, at: end)
      if known.contains(where: { place.holds($0, in: named) }) { continue }
      throw known.isEmpty
        ? DiffError.notInGit(path: place.word, earlier: earlier, later: later)
        : DiffError.nothingIn(folder: place.word, earlier: earlier, later: later)
    }
    paths = meant.map { "\(repository.top)/\($0.path)" }
    let folder = fullPath(session.surroundings.folder)
    files = zip(meant, paths).map { move, path in
      VersionedFile(
        name: relativePath(to: path, from: folder),
        earlier: move.earlier.map { file in
          VersionedFile.Version(revision: earlier) { try repository.content(of: file, at: base) }
        },
        later: move.later.map { file in
          VersionedFile.Version(revision: later) {
            try end.map { try repository.content(of: file, at: $0) } ?? readPlainFile(path)
          }
        })
    }
  }

  /// A file or folder that a word names.
  private struct Place {
    let word: String
    let path: String
    /// The same from the top of the repository; empty for all of it.
    let inRepository: String

    /// True for the file itself, and for a storyboard or xib in the folder that is no other tool's.
    func holds(_ file: String, in named: [String]) -> Bool {
      if file == inRepository { return true }
      guard inRepository.isEmpty || file.hasPrefix(inRepository + "/"),
        InterfaceBuilderFile.endings.contains(where: file.hasSuffix)
      else { return false }
      return !FoundFiles.isOfOthers(
        "\(path)/\(file.dropFirst(inRepository.isEmpty ? 0 : inRepository.count + 1))", in: named)
    }

    /// What there is at a commit, or in the working folder, from the top of the repository.
    func files(in repository: GitRepository, at commit: String?) throws -> [String] {
      if let commit { return try repository.files(at: inRepository, in: commit) }
      let found = (try? Machine.files(at: [path], endings: InterfaceBuilderFile.endings)) ?? []
      let start = repository.top.count + 1
      return isFolder(path) && found.isEmpty ? [""] : found.map { String($0.dropFirst(start)) }
    }
  }

  /// A path from the machine's root, in the folder that it leads to; a file that is a link is the link.
  private static func wholePath(_ path: String) -> String {
    let plain = normalPath(path)
    if isFolder(plain) { return fullPath(plain) }
    let folder = resolvedPath(outerFolder(of: plain)) ?? outerFolder(of: plain)
    return "\(folder)/\(lastName(of: plain))"
  }

  /// The nearest folder that is there around a path, which may be gone.
  private static func folder(around path: String) -> String {
    var folder = path
    while !folder.isEmpty, !isFolder(folder) { folder = outerFolder(of: folder) }
    return folder.isEmpty ? "/" : folder
  }
}

extension GitRepository.Move {
  /// The file's paths, each once.
  fileprivate var paths: [String] { earlier == later ? [path] : [later, earlier].compactMap(\.self) }
}
