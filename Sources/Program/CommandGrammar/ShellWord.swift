/// One word of a command line, by its look alone.
enum ShellWord: Equatable {
  /// `--`: all further words are plain.
  case terminator
  /// `--name`, `--name=value` or `-n`.
  case option(name: String, value: String?)
  /// Anything else: `-` (standard input) and words like `-5` and `-.5,0` included.
  case plain

  /// What `word` looks like.
  init(_ word: String) {
    let bytes = word.utf8
    guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first,
      second != UInt8(ascii: "."), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    else {
      self = .plain
      return
    }
    if word == "--" {
      self = .terminator
    } else if second == UInt8(ascii: "-"), let equals = word.unicodeScalars.firstIndex(of: "=") {
      let value = word.unicodeScalars[equals...].dropFirst()
      self = .option(name: String(word.unicodeScalars[..<equals]), value: String(value))
    } else {
      self = .option(name: word, value: nil)
    }
  }
}
