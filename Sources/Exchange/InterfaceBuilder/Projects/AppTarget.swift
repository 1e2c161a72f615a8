/// One app for iOS of a project.
struct AppTarget: Sendable {
  /// The files that it copies, by their paths from the project's folder.
  let files: Set<String>
  /// The folders all of whose files are its own, but for some by their paths in there.
  let folders: [(path: String, except: Set<String>)]
  let support: AppSupport

  /// True if the file is one of its own.
  func has(_ file: String) -> Bool {
    files.contains(file)
      || folders.contains { folder, except in
        folder.isEmpty
          || file.hasPrefix(folder + "/") && !except.contains(String(file.dropFirst(folder.count + 1)))
      }
  }

  /// True if it has a file of that name somewhere.
  func hasNamesake(of file: String) -> Bool {
    files.contains { $0.split(separator: "/").last == file.split(separator: "/").last }
  }
}

extension [AppTarget] {
  /// Where those run that have one of the files, be it by name alone, or where all do that none has; nil for none at all.
  func support(of files: Set<String>) -> AppSupport? {
    let own = filter { target in files.contains(where: target.has) }
    let named = own.isEmpty ? filter { target in files.contains(where: target.hasNamesake) } : own
    let all = (named.isEmpty ? self : named).map(\.support)
    return all.dropFirst().reduce(all.first) { $0?.union($1) }
  }
}
