import Machine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that keeps what was compiled: `workbench` in XDG_CACHE_HOME, else in `.cache` at home.
public struct CacheFolder: Sendable {
  let path: String

  /// The folder that the environment's variables lead to.
  public init(variable: (String) -> String?) throws {
    let base =
      variable("XDG_CACHE_HOME").flatMap { $0.isEmpty ? nil : $0 }
      ?? variable("HOME").flatMap { $0.isEmpty ? nil : "\($0)/.cache" }
    guard let base else { throw SwiftImportError.noCache }
    path = normalPath("\(base)/workbench")
    try Self.make(path)
  }

  /// What is kept under a name, made by `fill` in a folder beside its place unless it is there.
  func entry(_ name: String, _ fill: (String) throws -> Void) throws -> String {
    let place = "\(path)/\(name)"
    if isFolder(place) { return place }
    let draft = try makeOwnFolder("\(place).part")
    do {
      try Self.withReadableFiles { try fill(draft) }
      Self.allow(draft)
    } catch {
      removeFolder(draft)
      throw error
    }
    // Another program or thread may have been faster: both made the same.
    if rename(draft, place) != 0 { removeFolder(draft) }
    return place
  }

  /// For root the code runs as nobody, who has to read what root compiled, whatever root's files are like otherwise.
  private static func withReadableFiles(_ body: () throws -> Void) rethrows {
    guard geteuid() == 0 else { return try body() }
    let mask = umask(0o022)
    defer { umask(mask) }
    try body()
  }

  /// Opens a folder of one's own to whoever may read its files: a draft is its maker's alone.
  private static func allow(_ folder: String) {
    let mask = umask(0o022)
    umask(mask)
    chmod(folder, 0o755 & ~(geteuid() == 0 ? 0o022 : mask))
  }

  /// Makes a folder and those that it lies in.
  static func make(_ path: String) throws {
    let parent = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    if !parent.isEmpty, !isFolder(parent) { try make(parent) }
    try makeFolder(path)
  }
}

/// A name for what was made of these texts: 128 bits, which nobody has reason to forge.
func cacheKey(_ parts: [[UInt8]]) -> String {
  var (low, high): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142)
  for part in parts {
    for byte in part {
      low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
      high = (high ^ (UInt64(byte) &+ 0x9e)) &* 0x100_0000_01b3 &+ (low >> 47)
    }
    low = (low ^ 0xff) &* 0x100_0000_01b3
    high = (high ^ 0x1ff) &* 0x100_0000_01b3
  }
  func spelled(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
  return spelled(low) + spelled(high)
}
