import Foundation

/// A folder of its own for a test's files, gone with the value.
public final class TestFolder {
  /// Its path.
  public let path: String

  /// A new folder, empty.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }
}
