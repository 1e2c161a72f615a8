import Foundation
import Notation
import TestSupport
import Testing

/// What can be looked at without making packages; `make check-package` and `make check-reproducible` make them.
@Suite("Packages", .startsProcesses) struct PackagesTests {
  @Test("have in the documents the names that this version's have") func names() throws {
    let record = try Shell().run("workbench version --format json").output
    let version = try #require(try JSON(parsing: record)["version"]?.text)
    let readme = try DocumentsTests.text(of: "README.md")
    let names = readme.matches(of: /workbench[-_](\d+\.\d+\.\d+)[-_]/).map { String($0.output.1) }
    #expect(names.count >= 3 && Set(names) == [version])
    #expect(try DocumentsTests.text(of: "docs/ci.md").contains("- uses: OWNER/workbench@v\(version)\n"))
    #expect(try DocumentsTests.text(of: "CHANGELOG.md").contains("\n## [\(version)] - 20"))
  }

  static let scripts = [
    "Packaging/package.sh", "Packaging/reproduce.sh", "Tests/Installation/bare-root.sh",
    "Tests/Installation/package.sh", "Tests/Installation/session.sh",
  ]

  @Test("are made and tried by scripts that the shell understands", arguments: scripts)
  func syntax(script: String) throws {
    let path = packageFolder.appending(path: script).path
    #expect(FileManager.default.isExecutableFile(atPath: path))
    #expect(try Shell().run("bash -n '\(path)'").status == 0)
  }

  @Test("are tried with a session that fails where a document says something else", arguments: [true, false])
  func session(isRight: Bool) throws {
    let shell = try Shell()
    let document = """
      Before.

      ```console
      $ workbench init > /dev/null
      $ workbench add-screen login
      \(isRight ? "added" : "made") screen login

      ```
      """
    try document.write(to: shell.folder.appending(path: "a.md"), atomically: false, encoding: .utf8)
    let script = packageFolder.appending(path: "Tests/Installation/session.sh").path
    let outcome = try shell.run("'\(script)' a.md")
    #expect((outcome.status == 0) == isRight)
    #expect(
      outcome.output.contains(isRight ? "2 commands of a.md" : "-made screen login\n+added screen login"))
  }
}
