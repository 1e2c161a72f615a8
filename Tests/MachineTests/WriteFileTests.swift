import Foundation
import TestSupport
import Testing

@testable import Machine

@Suite("A file that is written") struct WriteFileTests {
  let shell: Shell
  init() throws { shell = try Shell() }

  private func path(_ name: String) -> String { shell.folder.appending(path: name).path }
  private func text(_ name: String) throws -> String {
    try String(contentsOf: shell.folder.appending(path: name), encoding: .utf8)
  }
  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  @Test("keeps its permissions") func permissions() throws {
    for (name, mode) in [("a", 0o640), ("b", 0o600), ("c", 0o755)] {
      try writeFile(Array("old".utf8), to: path(name))
      chmod(path(name), mode_t(mode))
      try writeFile(Array("new".utf8), to: path(name))
      #expect(try text(name) == "new" && self.mode(name) == mode)
    }
  }

  @Test("is the one that a link leads to, and the link stays", arguments: [true, false]) func links(
    isThere: Bool
  ) throws {
    if isThere { try writeFile(Array("old".utf8), to: path("real")) }
    for (link, target) in [("one", "real"), ("two", "one"), ("three", path("two"))] {
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
    }
    try writeFile(Array("new".utf8), to: path("three"))
    #expect(try text("real") == "new")
    for (link, target) in [("one", "real"), ("two", "one"), ("three", path("two"))] {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(link)) == target)
    }
  }

  @Test("is not written through a link in its draft's place") func draft() throws {
    try writeFile(Array("mine".utf8), to: path("other"))
    try FileManager.default.createSymbolicLink(
      atPath: path("a.\(getpid()).part"), withDestinationPath: "other")
    try writeFile(Array("new".utf8), to: path("a"))
    #expect(try text("a") == "new" && text("other") == "mine")
  }

  @Test("may have the longest name that there is") func longName() throws {
    let name = String(repeating: "x", count: 255)
    try writeFile(Array("new".utf8), to: path(name))
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.folder.path) == [name])
  }

  @Test("is named where there is no room") func full() {
    let error = #expect(throws: WriteError.self) { try writeFile([1], to: "/dev/full") }
    #expect(error?.description == "can't write '/dev/full': no space left on device")
  }

  @Test("is the same by whatever name") func identity() throws {
    try writeFile([], to: path("a"))
    try FileManager.default.linkItem(atPath: path("a"), toPath: path("hard"))
    try FileManager.default.createSymbolicLink(atPath: path("soft"), withDestinationPath: "a")
    try FileManager.default.createSymbolicLink(atPath: path("folder"), withDestinationPath: shell.folder.path)
    try FileManager.default.createSymbolicLink(atPath: path("new"), withDestinationPath: "b")
    for name in ["a", "hard", "soft", "folder/a", "./a"] { #expect(isSameFile(path("a"), path(name))) }
    for name in ["new", "folder/b", "folder/new"] { #expect(isSameFile(path("b"), path(name))) }
    #expect(!isSameFile(path("a"), path("b")) && !isSameFile(path("b"), path("none/b")))
  }
}
