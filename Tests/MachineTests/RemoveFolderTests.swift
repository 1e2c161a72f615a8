import Foundation
import TestSupport
import Testing

@testable import Machine

@Suite("A folder that is removed or given away") struct RemoveFolderTests {
  let shell: Shell
  init() throws { shell = try Shell() }

  private var folder: String { shell.folder.path }
  private func path(_ name: String) -> String { "\(folder)/\(name)" }
  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }
  private func write(_ name: String) throws { try Data("kept".utf8).write(to: URL(filePath: path(name))) }

  @Test("is gone with all that is in it, but for what links in it lead to") func contents() throws {
    for name in ["gone/inner/more", "precious", "shut"] { try make(name) }
    for name in ["gone/file", "gone/inner/more/file", "precious/file"] { try write(name) }
    symlink(path("precious"), path("gone/inner/link"))
    symlink("nowhere", path("gone/nowhere"))
    mkfifo(path("gone/pipe"), 0o600)
    chmod(path("gone/inner/more"), 0)
    removeFolder(path("gone"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["precious", "shut"])
    #expect(FileManager.default.fileExists(atPath: path("precious/file")))
  }

  @Test("is gone however deep it is: deeper than a path may be long, or folders be open") func depth() throws
  {
    try make("deep")
    var outer = open(path("deep"), O_RDONLY)
    for _ in 0..<900 {
      try #require(mkdirat(outer, "inner", 0o700) == 0)
      let inner = openat(outer, "inner", O_RDONLY)
      close(outer)
      outer = inner
    }
    close(outer)
    removeFolder(path("deep"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test("leads nowhere else where a link is put in the place of what is being removed") func exchange() throws
  {
    for name in ["gone/inner", "precious", "spare"] { try make(name) }
    let count = 10_000
    for number in 0..<count {
      for name in ["gone/inner", "precious"] {
        close(open(path("\(name)/\(number)"), O_CREAT | O_WRONLY, 0o600))
      }
    }
    let begun = DispatchSemaphore(value: 0)
    let thread = Thread { [folder] in
      var (before, now) = (stat(), stat())
      lstat("\(folder)/gone/inner", &before)
      begun.signal()
      repeat {
        usleep(50)
      } while lstat("\(folder)/gone/inner", &now) == 0 && now.st_mtim.tv_nsec == before.st_mtim.tv_nsec
      rename("\(folder)/gone/inner", "\(folder)/spare/inner")
      symlink("\(folder)/precious", "\(folder)/gone/inner")
    }
    thread.start()
    begun.wait()
    removeFolder(path("gone"))
    while !thread.isFinished { usleep(100) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("precious")).count == count)
  }

  private func status(of name: String) -> stat? {
    var status = stat()
    return lstat(path(name), &status) == 0 ? status : nil
  }

  @Test("has another owner with all that is in it, but for what links in it lead to") func giving() throws {
    // Only root can give files to somebody else.
    guard geteuid() == 0 else { return }
    for name in ["given/inner", "precious"] { try make(name) }
    for name in ["given/inner/file", "precious/file"] { try write(name) }
    symlink(path("precious/file"), path("given/link"))
    symlink(path("precious"), path("given/inner/link"))
    giveFolder(path("given"), to: 65534)
    for name in ["given", "given/inner", "given/inner/file", "given/link", "given/inner/link"] {
      #expect(status(of: name)?.st_uid == 65534 && status(of: name)?.st_gid == 65534, "\(name)")
    }
    #expect(status(of: "precious")?.st_uid == 0 && status(of: "precious/file")?.st_uid == 0)
    giveFolder(path("given"), to: 0)
    #expect(status(of: "given/inner/file")?.st_uid == 0)
  }
}
