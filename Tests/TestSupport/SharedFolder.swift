public import Foundation

/// A folder of material that is not part of the repository; nil, with a printed reason, where it is missing.
public func sharedFolder(_ name: String) -> URL? {
  let project = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  let shared =
    ProcessInfo.processInfo.environment["WORKBENCH_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? project.deletingLastPathComponent().appending(path: "shared")
  let folder = shared.appending(path: name)
  if FileManager.default.fileExists(atPath: folder.path) { return folder }
  print("skipped: no \(name) beside the project; set WORKBENCH_SHARED")
  return nil
}

/// The storyboards and xibs of a shared folder, in the order of their paths.
public func sharedInterfaces(_ name: String) -> [URL] {
  guard let folder = sharedFolder(name) else { return [] }
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }
  return (files ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
    .sorted { $0.path < $1.path }
}
