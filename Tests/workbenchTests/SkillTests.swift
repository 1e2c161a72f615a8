import Foundation
import Notation
import TestSupport
import Testing

@Suite("The skill", .startsProcesses) struct SkillTests {
  private static let document = "Packaging/skill/workbench/SKILL.md"

  /// A shell in a folder with the storyboard that the skill is about.
  static func shell() throws -> Shell {
    let shell = try Shell()
    shell.variables["SOURCE_DATE_EPOCH"] = "1767225600"
    let sample = "Tests/WorkbenchKitTests/Agents/Transcripts/Main.storyboard"
    try FileManager.default.copyItem(
      at: packageFolder.appending(path: sample), to: shell.folder.appending(path: "Main.storyboard"))
    return shell
  }

  @Test("shows sessions that run and print just that") func sessions() throws {
    let shell = try Self.shell()
    let steps = try DocumentsTests.session(of: Self.document)
    #expect(steps.count > 8)
    for step in steps {
      let lines = try shell.run("{ \(step.line)\n} 2>&1").output.split(separator: "\n")
      #expect(lines.map { $0 + "\n" }.joined() == step.output, "\(step.line)")
    }
  }

  @Test("names commands that there are") func commands() throws {
    let shell = try Shell()
    let names = Set(
      try DocumentsTests.text(of: Self.document).matches(of: /`workbench ([a-z-]+)/).map {
        String($0.output.1)
      })
    #expect(names.count > 8)
    for name in names { #expect(try shell.run("workbench help \(name)").status == 0, "\(name)") }
  }

  /// Source: agentskills.io/specification: what the front matter may hold, and how long its values and the body may be.
  @Test("is what the specification of skills allows, in at most 100 lines") func valid() throws {
    let text = try DocumentsTests.text(of: Self.document)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
    let parts = text.components(separatedBy: "---\n")
    #expect(parts.count >= 3 && parts[0] == "")
    let fields = Dictionary(
      uniqueKeysWithValues: parts[1].split(separator: "\n").map { line in
        let pair = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return (pair[0], pair[1])
      })
    let known: Set = ["name", "description", "license", "compatibility", "metadata", "allowed-tools"]
    #expect(known.isSuperset(of: fields.keys))
    let name = try #require(fields["name"])
    #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil && name.count <= 64)
    #expect(URL(filePath: Self.document).deletingLastPathComponent().lastPathComponent == name)
    #expect((1...1024).contains(fields["description"]?.count ?? 0))
    #expect((1...500).contains(fields["compatibility"]?.count ?? 0))
    // No value needs quotation marks to be one text of YAML.
    for value in fields.values {
      #expect(!value.contains(": ") && !value.contains(" #") && !"\"'[{&*!|>%@`".contains(value.prefix(1)))
    }
  }

  @Test("is what the program prints and writes, and another is not overwritten") func written() throws {
    let shell = try Shell()
    let text = try DocumentsTests.text(of: Self.document)
    #expect(try shell.run("workbench skill").output == text)
    #expect(
      try shell.run("workbench skill --output-dir skills").output == "wrote skills/workbench/SKILL.md\n")
    let file = shell.folder.appending(path: "skills/workbench/SKILL.md")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(try shell.run("workbench skill --output-dir skills/").status == 0)
    try "mine".write(to: file, atomically: true, encoding: .utf8)
    let refused = try shell.run("workbench skill --output-dir skills")
    #expect(refused.status == 2)
    #expect(
      refused.messages
        == "workbench: 'skills/workbench/SKILL.md' is another skill or was changed; overwrite it with '--force'\n"
    )
    #expect(try shell.run("workbench skill --output-dir skills --force").status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
