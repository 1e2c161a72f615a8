import Platform

/// The bytes of the heap in use, by glibc's `malloc_info`.
enum Heap {
  private typealias Info = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  /// Makes the C library keep what is freed: otherwise fresh pages from the kernel, which come at another price in
  /// every run, outweigh the work on large systems.
  static func keepFreed() {
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    let (trimThreshold, mapLimit): (Int32, Int32) = (-1, -4)
    _ = set(trimThreshold, .max)
    _ = set(mapLimit, 0)
  }

  /// How many bytes are allocated now; nil if the C library does not say.
  static var bytesInUse: Int? {
    guard let symbol = dlsym(nil, "malloc_info"), let file = tmpfile() else { return nil }
    defer { fclose(file) }
    guard unsafeBitCast(symbol, to: Info.self)(0, file) == 0 else { return nil }
    rewind(file)
    return total(in: file)
  }

  /// What the system gave, less what lies free; the totals follow the list of single heaps.
  private static func total(in file: UnsafeMutablePointer<FILE>) -> Int {
    var total = 0
    var isInHeap = false
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if line.hasPrefix("<heap") { isInHeap = true }
      if line.hasPrefix("</heap") { isInHeap = false }
      if isInHeap { continue }
      if line.hasPrefix("<system type=\"current\"") || line.hasPrefix("<total type=\"mmap\"") {
        total += size(in: line)
      }
      if line.hasPrefix("<total type=\"fast\"") || line.hasPrefix("<total type=\"rest\"") {
        total -= size(in: line)
      }
    }
    return total
  }

  private static func size(in line: String) -> Int {
    let words = line.split(separator: "\"")
    guard let place = words.firstIndex(where: { $0.hasSuffix("size=") }) else { return 0 }
    return Int(words[place + 1]) ?? 0
  }
}
