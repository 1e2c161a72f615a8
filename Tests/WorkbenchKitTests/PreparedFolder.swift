import Foundation
import Synchronization

/// The example store, its files and what some commands make of them: prepared once for all tests, then copied.
struct PreparedFolder: Sendable {
  /// Every file, by its path in the folder.
  private let files: [String: Data]
  /// What the store dumps.
  let dump: String

  private static let made = Mutex<[[String]: PreparedFolder]>([:])

  /// The folder that is left by those command lines.
  static func after(_ steps: [String]) throws -> PreparedFolder {
    try made.withLock { made in
      if let folder = made[steps] { return folder }
      let folder = try PreparedFolder(steps)
      made[steps] = folder
      return folder
    }
  }

  private init(_ steps: [String]) throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    for (name, text) in ExampleStore.files { try Self.write(Data(text.utf8), name, in: workspace) }
    for step in steps { try workspace.run(step) }
    dump = try workspace.run("dump").output
    files = try Dictionary(
      uniqueKeysWithValues: workspace.paths().filter { !workspace.hasFolder($0) }.map { name in
        (name, try Data(contentsOf: workspace.folder.appending(path: name)))
      })
  }

  /// A copy.
  func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for (name, data) in files { try Self.write(data, name, in: workspace) }
    return workspace
  }

  /// What the store of a copy dumps now; a file that is still the same to the byte dumps the same.
  func dump(of workspace: Workspace) throws -> String {
    let store = try Data(contentsOf: workspace.folder.appending(path: "workbench.db"))
    let stands =
      try store == files["workbench.db"] && !workspace.paths().contains { $0.hasPrefix("workbench.db-") }
    return stands ? dump : try workspace.run("dump").output
  }

  private static func write(_ data: Data, _ name: String, in workspace: Workspace) throws {
    let file = workspace.folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

extension Workspace {
  /// The paths of all that is in the folder and in folders below it, in order.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  /// True for a folder's path.
  func hasFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
    return isFolder.boolValue
  }
}
