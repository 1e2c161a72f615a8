import Foundation
import TestSupport
import Testing

@testable import Machine

@Suite("Where a path leads") struct ResolvePathTests {
  @Test("follows links, to what isn't there too") func links() throws {
    let folder = try TestFolder()
    let root = try #require(resolvedPath(folder.path))
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder("inner"), withIntermediateDirectories: true)
    for (link, target) in [("way", "inner"), ("new", "inner/new.txt"), ("far", "/nowhere/at/all")] {
      try manager.createSymbolicLink(atPath: folder(link), withDestinationPath: target)
    }
    #expect(resolvedPath(folder("way/file")) == "\(root)/inner/file")
    #expect(resolvedPath(folder("way/../file/")) == "\(root)/file")
    #expect(resolvedPath(folder("new")) == "\(root)/inner/new.txt")
    #expect(resolvedPath(folder("far")) == "/nowhere/at/all")
    #expect(resolvedPath(folder("none/deep/file")) == "\(root)/none/deep/file")
    #expect(resolvedPath("/") == "/" && resolvedPath("/nothing") == "/nothing")
  }

  @Test("is unknown in a circle of links, and up from what isn't there") func unknown() throws {
    let folder = try TestFolder()
    for (link, target) in [("one", "other"), ("other", "one")] {
      try FileManager.default.createSymbolicLink(atPath: folder(link), withDestinationPath: target)
    }
    #expect(resolvedPath(folder("one")) == nil)
    #expect(resolvedPath(folder("none/../file")) == nil && resolvedPath("") == nil)
  }

  @Test("is in a folder byte by byte") func inside() {
    #expect(isPath("/a", in: "/a") && isPath("/a/b", in: "/a") && isPath("/a", in: "/"))
    #expect(!isPath("/ab", in: "/a") && !isPath("/", in: "/a"))
    // One letter, spelled in two ways: two files.
    #expect(!isPath("/e\u{301}/a", in: "/\u{E9}") && !isPath("/e\u{301}", in: "/\u{E9}"))
  }
}
