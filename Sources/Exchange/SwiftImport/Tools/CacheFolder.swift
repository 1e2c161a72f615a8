import Machine
import Notation
import Platform

/// The folder that keeps what was compiled: `workbench` in XDG_CACHE_HOME, else in `.cache` at home.
///
/// A path that doesn't begin with a slash counts for nothing, as the XDG Base Directory Specification asks: it would lead
/// into a stranger's checkout, and what is in the cache is run.
public struct CacheFolder: Sendable {
  let path: String

  /// The folder that the environment's variables lead to.
  public init(variable: (String) -> String?) throws {
    let base =
      variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? variable("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
    guard let base else { throw SwiftImportError.noCache }
    let place = normalPath("\(base)/workbench")
    try Self.make(place)
    path = try guardedFolder(place)
  }

  /// The folder that is kept under a name; nil for none.
  public func kept(_ name: String) throws -> String? {
    let place = "\(path)/\(name)"
    guard isFolder(place) else { return nil }
    // It may have come there before the folder was one's own.
    guard isOwnFolder(place) else { throw SwiftImportError.foreignCache(place) }
    // So that its date says when it was of use last.
    utimes(place, nil)
    return place
  }

  /// What is kept under a name, made by `fill` in a folder beside its place unless it is there.
  ///
  /// A name ends in a hyphen and the `cacheKey` of what the entry is made of.
  @discardableResult
  public func entry(_ name: String, _ fill: (String) throws -> Void) throws -> String {
    if let place = try kept(name) { return place }
    let place = "\(path)/\(name)"
    sweep()
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

  /// Removes the entries whose names begin with a word and a hyphen, but for so many that were of use last.
  public func keepNewest(_ count: Int, of word: String) {
    var found: [(name: String, time: Int)] = []
    for name in names(in: path, ending: "") where name.hasPrefix("\(word)-") && Self.isOwn(name) {
      var status = stat()
      if lstat("\(path)/\(name)", &status) == 0 { found.append((name, modified(status))) }
    }
    for entry in found.sorted(by: { $0.time > $1.time }).dropFirst(count) {
      removeFolder("\(path)/\(entry.name)")
    }
  }

  /// Removes drafts that a program left which was killed, and what nobody has used for long.
  private func sweep() {
    let day = 86_400
    for name in names(in: path, ending: "") where Self.isOwn(name) {
      var status = stat()
      guard lstat("\(path)/\(name)", &status) == 0 else { continue }
      let isDraft = name.contains(".part.")
      // An import takes less than a day.
      if modified(status) < time(nil) - (isDraft ? day : 60 * day) { removeFolder("\(path)/\(name)") }
    }
  }

  /// True for a name that an entry or a draft has, which ends with what was made of its content; others are not ours.
  private static func isOwn(_ name: String) -> Bool {
    let entry = name.split(separator: ".", omittingEmptySubsequences: false)[0]
    guard let key = entry.split(separator: "-").last else { return false }
    return key.count < entry.count && key.count == 64 && key.allSatisfy(\.isHexDigit)
  }

  private func modified(_ status: stat) -> Int { status.modified.tv_sec }

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

  /// Makes a folder and those that it lies in, into which nobody else may write.
  static func make(_ path: String) throws {
    let parent = outerFolder(of: path)
    if !parent.isEmpty, !isFolder(parent) { try make(parent) }
    try makeFolder(path, mode: 0o755)
  }
}

/// A name for what was made of these texts, of which nobody can make others that have it: who did could put code of his
/// own in the place of another's.
public func cacheKey(_ parts: [[UInt8]]) -> String {
  var hash = SHA256()
  for part in parts {
    withUnsafeBytes(of: UInt64(part.count).littleEndian) { hash.take($0) }
    part.withUnsafeBytes { hash.take($0) }
  }
  return hash.hexadecimal()
}
