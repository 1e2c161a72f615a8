#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// All bytes of a file; none where it can't be read.
func read(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}

/// Writes a file anew.
func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { fatalError("can't write \(path)") }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
