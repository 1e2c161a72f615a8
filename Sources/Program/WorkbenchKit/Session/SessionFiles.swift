import Machine
import Storage

extension Session {
  /// Writes a file whole or not at all; throws a `WriteError`, or a `StoreOverwrite` where it is a file of the store.
  func write(_ bytes: [UInt8], to file: String) throws {
    try protectStore(from: file)
    do { try writeFile(bytes, to: path(of: file)) } catch { throw error.of(file) }
  }

  /// Writes another content of a file that is there; throws as `write` does.
  func rewrite(_ bytes: [UInt8], at file: String) throws {
    try protectStore(from: file)
    do { try rewriteFile(bytes, at: path(of: file)) } catch { throw error.of(file) }
  }

  private func protectStore(from file: String) throws(StoreOverwrite) {
    let path = path(of: file)
    if storeFiles.contains(where: { isSameFile($0, path) }) { throw StoreOverwrite(file: file) }
  }

  /// Makes a folder unless it is there.
  func makeFolder(_ folder: String) throws(WriteError) {
    do { try Machine.makeFolder(path(of: folder)) } catch { throw error.of(folder) }
  }

  /// True if there is a folder of that name.
  func isFolder(_ folder: String) -> Bool { Machine.isFolder(path(of: folder)) }

  /// The lines of a file, or of standard input for `-`.
  func lines(of file: String) throws -> LineReader {
    LineReader(file == "-" ? surroundings.nextInput : try readPieces(path(of: file)))
  }
}

/// Output that would be written over the store that it comes from.
struct StoreOverwrite: Error, CustomStringConvertible {
  let file: String
  var description: String { "'\(file)' is the store itself or belongs to it; write to another file" }
}
