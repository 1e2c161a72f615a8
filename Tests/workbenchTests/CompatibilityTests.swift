import Foundation
import Notation
import TestSupport
import Testing

/// What docs/compatibility.md promises of names, as far as it can be looked up.
@Suite("What docs/compatibility.md promises", .startsProcesses) struct CompatibilityTests {
  /// The old names of the table of what is deprecated, row by row.
  private static func deprecated() throws -> [[String]] {
    let text = try DocumentsTests.text(of: "docs/compatibility.md")
    let table = try #require(text.components(separatedBy: "\n## Deprecated\n").last)
    return table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }

  @Test("lists every name that is understood in another's place") func names() throws {
    let sources = packageFolder.appending(path: "Sources/Program/WorkbenchKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var names: Set = ["apply-changes"]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for list in try String(contentsOf: file, encoding: .utf8).matches(of: /formerly: \[([^\]]*)\]/) {
        names.formUnion(list.output.1.matches(of: /"([^"]*)"/).map { String($0.output.1) })
      }
    }
    let listed = try Self.deprecated().flatMap(\.self).map { name in
      // Options are declared as properties are.
      guard name.hasPrefix("--") else { return name }
      let words = name.dropFirst(2).split(separator: "-")
      return String(words[0]) + words.dropFirst().map(\.capitalized).joined()
    }
    #expect(listed.count > 10 && Set(listed) == names)
  }

  @Test("goes on working under the old names") func old() throws {
    let names = try Self.deprecated().flatMap(\.self)
    let shell = try Shell()
    #expect(try shell.run("workbench init --profiles none && workbench add-screen login").status == 0)
    #expect(try shell.run("workbench add-state login recover").status == 0)
    for name in names where !name.hasPrefix("--") {
      #expect(try shell.run("workbench \(name) --help").status == 0, "\(name)")
    }
    let values = [
      "--devices": "iphone-16", "--orientations": "portrait", "--text-sizes": "L", "--directions": "ltr",
      "--locales": "de", "--keyboards": "hidden", "--states": "recover", "--windows": "300x300",
    ]
    let options = names.filter { $0.hasPrefix("--") }
    #expect(Set(options) == Set(values.keys))
    let line = options.map { "\($0) \(values[$0] ?? "")" }.joined(separator: " ")
    let outcome = try shell.run("workbench add-profiles \(line) --format json")
    #expect(outcome.status == 0, "\(outcome.messages)")
  }

  @Test("names the version of records that are printed") func records() throws {
    let version = try JSON(parsing: Shell().run("workbench version --format json").output)["schemaVersion"]?
      .whole
    let text = try DocumentsTests.text(of: "docs/compatibility.md")
    #expect(text.contains("has a `type` and `schemaVersion`, now \(try #require(version)),"))
  }
}
