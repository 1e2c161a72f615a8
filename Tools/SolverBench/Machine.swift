import Platform

/// What the Linux kernel says about the machine.
enum Machine {
  /// The processor's name.
  static var processor: String? { value(of: "model name", in: "/proc/cpuinfo") }

  /// What follows the colon in the first line that begins with `name`.
  private static func value(of name: String, in path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let text = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix(name), let colon = text.firstIndex(of: ":") else { continue }
      let value = text[text.index(after: colon)...]
      return String(value.drop { $0 == " " || $0 == "\t" }.prefix { $0 != "\n" })
    }
    return nil
  }
}
