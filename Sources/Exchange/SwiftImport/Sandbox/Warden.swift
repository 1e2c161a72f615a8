import CRecorder
import Machine

/// The program that is the last step into a sandbox: it gives up powers, sets bounds and forbids calls (Swift/Warden).
public struct Warden: Sendable, Hashable {
  let path: String
  /// An empty folder, on which the sandbox's root is mounted.
  let root: String

  /// Compiled for this machine unless the cache has it.
  public init(_ toolchain: Toolchain, in cache: CacheFolder) throws {
    let text = Toolbox.files.first { $0.path == "Warden/warden.c" }?.text ?? []
    let key = cacheKey([Array(toolchain.clang.utf8), text])
    let folder = try cache.entry("warden-\(key)") { draft in
      try makeFolder("\(draft)/root")
      try writeFile(text, to: "\(draft)/warden.c")
      let result = Compile.run(
        [toolchain.clang, "-O1", "-fuse-ld=lld", "-o", "\(draft)/warden", "\(draft)/warden.c"],
        variables: Compile.variables)
      guard result.isDone else {
        throw SwiftImportError.recorderFails(Compile.reason(in: result.words))
      }
    }
    (path, root) = ("\(folder)/warden", "\(folder)/root")
  }
}
