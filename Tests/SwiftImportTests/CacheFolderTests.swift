import Foundation
import Testing

@testable import SwiftImport

@Suite("The folder that keeps what was compiled") struct CacheFolderTests {
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

  private static func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
