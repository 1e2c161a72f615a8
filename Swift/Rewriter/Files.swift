#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a file is, and what errors call it.
struct SourcePlace {
  let file: String
  let path: String

  /// The files of a command line: their paths, or one word that names a list.
  static func all(_ words: [String]) -> [SourcePlace] {
    guard words.count == 1, words[0].hasPrefix("listed=") else {
      return words.map { SourcePlace(file: $0, path: $0) }
    }
    let list = String(decoding: read(String(words[0].dropFirst(7))), as: UTF8.self)
    return list.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return SourcePlace(file: fields[0], path: fields[1])
    }
  }
}

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
func writeFile(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { fatalError("can't write \(path)") }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

/// Lets whoever waits for what was printed have it.
func flush() { fflush(nil) }
