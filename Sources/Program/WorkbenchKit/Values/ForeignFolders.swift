/// Folders that other tools put into a project: what lies there is no source of the app's own.
enum ForeignFolders {
  static let names: Set<Substring> = ["Pods", "Carthage", "DerivedData", ".build", "node_modules"]

  /// True if one of the folders on a file's way is such; the path begins below the folder that was named.
  static func lead(to path: Substring) -> Bool {
    path.split(separator: "/").dropLast().contains { names.contains($0) }
  }
}
