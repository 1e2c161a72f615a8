import Machine

extension Session {
  /// Writes a file whole or not at all.
  func write(_ bytes: [UInt8], to file: String) throws(WriteError) {
    do { try writeFile(bytes, to: path(of: file)) } catch { throw error.of(file) }
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
