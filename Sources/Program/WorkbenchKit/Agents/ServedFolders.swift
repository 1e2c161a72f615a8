import Machine
import Notation

/// The folders that a server was started with: no command is given a file outside of them.
struct ServedFolders {
  /// Their paths from the machine's root, without links.
  let paths: [String]

  /// Throws for what is no folder.
  init(_ folders: [String]) throws(AgentRefusal) {
    var paths: [String] = []
    for folder in folders {
      guard isFolder(folder), let path = resolvedPath(folder) else { throw .noFolder(folder) }
      paths.append(path)
    }
    self.paths = paths
  }

  /// Throws for a file outside, and for a folder with a link in it that leads outside; `word` is what the client wrote.
  func check(_ path: String, named word: String) throws(AgentRefusal) {
    guard contains(path) else { throw .outside(word, folders: paths) }
    guard isFolder(path), let files = try? Machine.files(at: [path], endings: [""]) else { return }
    if let link = files.first(where: { linkTarget($0) != nil && !contains($0) }) {
      throw .linkOutside(link, folders: paths)
    }
  }

  /// Whether a path leads into one of the folders, through whatever links.
  private func contains(_ path: String) -> Bool {
    guard let place = resolvedPath(path) else { return false }
    return paths.contains { isPath(place, in: $0) }
  }
}
