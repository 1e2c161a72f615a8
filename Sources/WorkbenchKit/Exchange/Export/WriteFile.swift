#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// True for a folder.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Makes a folder where there is none; the one around it must be there.
func makeFolder(_ path: String) throws(WriteError) {
  guard isFolder(path) || mkdir(path, 0o777) == 0 else { throw .last(path) }
}

/// Writes a file whole or not at all: beside the old one first, then in its place.
func writeFile(_ text: String, to path: String) throws(WriteError) {
  let draft = "\(path).\(getpid()).part"
  guard let file = fopen(draft, "w") else { throw .last(path) }
  var text = text
  let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  let closed = fclose(file) == 0
  guard written, closed, rename(draft, path) == 0 else {
    let error = WriteError.last(path)
    unlink(draft)
    throw error
  }
}

/// A file or folder that the operating system doesn't let be written.
struct WriteError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String { "can't write '\(path)': \(reason)" }

  /// The operating system's word on its last refusal.
  static func last(_ path: String) -> WriteError {
    WriteError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
