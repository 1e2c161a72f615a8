import Machine
import Reports

extension Report {
  /// The report with files named from the top of the git repository that they lie in; those in none keep their names.
  ///
  /// Facts: GitHub's documentation, "SARIF support for code scanning" and "Workflow commands for GitHub Actions": paths are
  /// relative to the repository's root.
  var namedFromRepository: Report {
    var repositories = RepositoryFiles()
    return naming { repositories.name(of: $0) }
  }
}

/// Where files stand in their git repositories.
private struct RepositoryFiles {
  /// For each folder the top of its repository, ending in a slash; nil where it is in none.
  private var tops: [String: String?] = [:]

  /// The file's path from the top of its repository; the path itself for a file that is not there or in none.
  mutating func name(of path: String) -> String {
    guard isPlainFile(path) else { return path }
    let full = fullPath(path)
    guard let top = top(of: outerFolder(of: full)) else { return path }
    return String(full.dropFirst(top.count))
  }

  /// A repository has a folder `.git` at its top, a working tree beside another one a file of that name.
  private mutating func top(of folder: String) -> String? {
    if let known = tops[folder] { return known }
    let mark = "\(folder)/.git"
    let found =
      isFolder(mark) || isPlainFile(mark)
      ? "\(folder)/" : folder.isEmpty ? nil : top(of: outerFolder(of: folder))
    tops[folder] = found
    return found
  }
}
