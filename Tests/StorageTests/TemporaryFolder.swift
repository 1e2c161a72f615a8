import DesignModel
import Foundation
import Storage

/// A folder of its own for a test's files, gone with the value.
final class TemporaryFolder {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("storage-\(UUID().uuidString)")
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// What lies in the folder, sorted.
  var names: [String] { try! FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}

/// An edit's record, for tests that don't look at it.
func record(_ line: String = "edit") -> EditRecord { EditRecord(command: "edit", line: line) }
