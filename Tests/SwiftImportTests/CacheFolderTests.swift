import Foundation
import Machine
import Testing

@testable import SwiftImport

/// One after the other: a mask for new files is the whole process's.
@Suite("The folder that keeps what was compiled", .serialized) struct CacheFolderTests {
  @Test("opens to readers what is whole: as nobody, root's code reads what root compiled") func readable()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CacheFolder { $0 == "XDG_CACHE_HOME" ? folder : nil }
    let place = try cache.entry("made") { draft in
      try Data("words".utf8).write(to: URL(fileURLWithPath: "\(draft)/file"))
    }
    // What a mask takes away it takes from files and folders alike, but for root.
    let (own, file) = (try Self.mode(of: place), try Self.mode(of: "\(place)/file"))
    #expect(own & 0o044 == file & 0o044)
    if geteuid() == 0 { #expect(own == 0o755 && file == 0o644) }
    let again = try cache.entry("made") { _ in Issue.record("what is there is not made again") }
    #expect(again == place)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/workbench") == ["made"])
  }

  @Test("is its user's alone") func ownership() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try CacheFolder { $0 == "XDG_CACHE_HOME" ? folder : nil }
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: "\(folder)/workbench")
    _ = try CacheFolder { $0 == "XDG_CACHE_HOME" ? folder : nil }
    #expect(try Self.mode(of: "\(folder)/workbench") & 0o022 == 0)
    // Only root can give a folder to somebody else.
    guard geteuid() == 0 else { return }
    chown("\(folder)/workbench", 65534, 65534)
    #expect(throws: SwiftImportError.foreignCache("\(folder)/workbench")) {
      try CacheFolder { $0 == "XDG_CACHE_HOME" ? folder : nil }
    }
  }

  @Test("lies where nobody else can exchange it") func parents() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func cache(in place: String = "\(folder)/outer/inner") throws -> CacheFolder {
      try CacheFolder { $0 == "XDG_CACHE_HOME" ? place : nil }
    }
    _ = try cache()
    let refusal = SwiftImportError.exchangeableCache("\(folder)/outer/inner/workbench", in: "\(folder)/outer")
    chmod("\(folder)/outer", 0o777)
    #expect(throws: refusal) { try cache() }
    // As temporary folders are: each has his own there.
    chmod("\(folder)/outer", 0o1777)
    #expect(try cache().path == "\(folder)/outer/inner/workbench")
    // A link leads to the same folder, from wherever it is.
    symlink("\(folder)/outer", "\(folder)/link")
    #expect(try cache(in: "\(folder)/link/inner").path == "\(folder)/outer/inner/workbench")
    chmod("\(folder)/outer", 0o777)
    #expect(
      throws: SwiftImportError.exchangeableCache("\(folder)/link/inner/workbench", in: "\(folder)/outer")
    ) {
      try cache(in: "\(folder)/link/inner")
    }
    #expect(
      "\(refusal)"
        == "others may write into '\(folder)/outer' and so exchange '\(folder)/outer/inner/workbench', and what lies there is run; name a folder of your own by XDG_CACHE_HOME"
    )
    // Only root can give a folder to somebody else.
    guard geteuid() == 0 else { return }
    chmod("\(folder)/outer", 0o755)
    chown("\(folder)/outer", 65534, 65534)
    #expect(throws: refusal) { try cache() }
    chown("\(folder)/outer", 0, 65534)
    _ = try cache()
    chmod("\(folder)/outer", 0o775)
    #expect(throws: refusal) { try cache() }
  }

  @Test("runs no entry that somebody else put there, and makes folders that nobody else may write into")
  func entries() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let mask = umask(0)
    let cache = try CacheFolder { $0 == "XDG_CACHE_HOME" ? "\(folder)/inner" : nil }
    umask(mask)
    for path in [folder, "\(folder)/inner", cache.path] { #expect(try Self.mode(of: path) & 0o022 == 0) }
    let place = try cache.entry("made") { _ in }
    chmod(place, 0o777)
    #expect(throws: SwiftImportError.foreignCache(place)) { try cache.entry("made") { _ in } }
    guard geteuid() == 0 else { return }
    chmod(place, 0o755)
    chown(place, 65534, 65534)
    #expect(throws: SwiftImportError.foreignCache(place)) { try cache.entry("made") { _ in } }
  }

  @Test("loses drafts that a program left, and what was of no use for long") func sweeping() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CacheFolder { $0 == "XDG_CACHE_HOME" ? folder : nil }
    let key = String(repeating: "0f", count: 32)
    let days = [
      "a-\(key).part.Xy12Zz": 2.0, "b-\(key).part.Xy12Zz": 0.5, "old-\(key)": 61, "used-\(key)": 61,
      "young-\(key)": 59, "project": 90, "notes-2019": 90, "c.part.Xy12Zz": 90,
    ]
    for (name, count) in days {
      let path = "\(folder)/workbench/\(name)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -count * 86_400)], ofItemAtPath: path)
    }
    _ = try cache.entry("used-\(key)") { _ in Issue.record("it is there") }
    _ = try cache.entry("new-\(key)") { _ in }
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/workbench").sorted()
    #expect(
      left == [
        "b-\(key).part.Xy12Zz", "c.part.Xy12Zz", "new-\(key)", "notes-2019", "project", "used-\(key)",
        "young-\(key)",
      ], "What is not the cache's stays")
  }

  @Test("keeps so many entries of a kind, those that were of use last") func newest() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CacheFolder { $0 == "XDG_CACHE_HOME" ? folder : nil }
    let names = ["check-", "check-", "check-", "UIKit-"].enumerated().map { place, word in
      word + String(repeating: "\(place)f", count: 32)
    }
    for (days, name) in names.enumerated() {
      let path = try cache.entry(name) { _ in }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(-days) * 86_400)], ofItemAtPath: path)
    }
    _ = try cache.kept(names[2])
    cache.keepNewest(2, of: "check")
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/workbench")
    #expect(Set(left) == [names[0], names[2], names[3]])
  }

  @Test("is found by paths from the root alone: others lead into a stranger's checkout") func absolute()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CacheFolder { ["XDG_CACHE_HOME": ".cache", "HOME": folder][$0] }
    #expect(cache.path == "\(folder)/.cache/workbench")
    #expect(throws: SwiftImportError.noCache) {
      try CacheFolder { ["XDG_CACHE_HOME": ".cache", "HOME": "home"][$0] }
    }
  }

  @Test("names what was made of texts so that no others share the name") func keys() {
    #expect(cacheKey([[1, 2], [3]]) != cacheKey([[1], [2, 3]]))
    #expect(cacheKey([]) != cacheKey([[]]))
    // SHA-256 of the length, as eight bytes, and the text.
    #expect(cacheKey([[]]) == "af5570f5a1810b7af78caf4bc70a660f0df51e42baf91d4de5b2328de0e83dfc")
  }

  @Test("removes no more than a link where a folder was") func links() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "precious"), withIntermediateDirectories: true)
    try Data("kept".utf8).write(to: folder.appending(path: "precious/file"))
    let link = folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.appending(path: "precious").path)
    removeFolder(link)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["precious"])
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "precious/file").path))
  }

  private static func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
