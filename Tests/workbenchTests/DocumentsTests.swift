import Foundation
import TestSupport
import Testing

@Suite("The documents", .startsProcesses) struct DocumentsTests {
  static let documents =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + ((try? FileManager.default.subpathsOfDirectory(atPath: packageFolder.appending(path: "docs").path))
    ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }

  static func text(of document: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: document), encoding: .utf8)
  }

  /// A command of a session and what the document says it prints.
  struct Step {
    var line: String
    var output = ""
  }

  /// The commands of all `console` blocks of a document, in order: one session in one folder.
  static func session(of document: String) throws -> [Step] {
    let blocks = try text(of: document).components(separatedBy: "```console\n").dropFirst()
    var steps: [Step] = []
    for line in blocks.flatMap({ $0.components(separatedBy: "```")[0].split(separator: "\n") }) {
      if line.hasPrefix("$ ") {
        steps.append(Step(line: String(line.dropFirst(2))))
      } else {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    return steps
  }

  @Test("show sessions that run and print just that", arguments: documents) func sessions(document: String)
    throws
  {
    let steps = try Self.session(of: document)
    let asksGit = steps.contains { $0.line.hasPrefix("git ") }
    guard let shell = try asksGit ? Shell.withGit() : Shell() else { return }
    shell.variables["SOURCE_DATE_EPOCH"] = "1767225600"
    var printed: [Step] = []
    for step in steps {
      let outcome = try shell.run("{ \(step.line)\n} 2>&1")
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        // These say how long it took.
        !["solved ", "reused the layouts "].contains { line.hasPrefix($0) }
      }
      printed.append(Step(line: step.line, output: lines.map { $0 + "\n" }.joined()))
      let output = lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
      #expect(output == step.output, "\(document): \(step.line)")
    }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Self.record(printed, in: document) }
    try Self.comparePictures(of: document, in: shell.folder)
  }

  /// The pictures that a session drew under the document's name are those of docs/pictures, which the document shows.
  private static func comparePictures(of document: String, in folder: URL) throws {
    let drawn = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let start = URL(filePath: document).deletingPathExtension().lastPathComponent + "-"
    for name in drawn where name.hasPrefix(start) && name.hasSuffix(".svg") {
      let shown = packageFolder.appending(path: "docs/pictures/\(name)")
      let picture = try Data(contentsOf: folder.appending(path: name))
      if picture == (try? Data(contentsOf: shown)) { continue }
      Issue.record("docs/pictures/\(name) is another picture than the session draws; make record")
      if ProcessInfo.processInfo.environment["RECORD"] == "1" { try picture.write(to: shown) }
    }
  }

  /// Writes what the commands of a document's sessions print in the place of what it says that they do.
  private static func record(_ steps: [Step], in document: String) throws {
    var (blocks, left) = (try text(of: document).components(separatedBy: "```console\n"), steps[...])
    for place in blocks.indices.dropFirst() {
      var parts = blocks[place].components(separatedBy: "```")
      let count = parts[0].split(separator: "\n").count { $0.hasPrefix("$ ") }
      parts[0] = left.prefix(count).map { "$ \($0.line)\n\($0.output.dropLast())" }.joined()
      left = left.dropFirst(count)
      blocks[place] = parts.joined(separator: "```")
    }
    let recorded = blocks.joined(separator: "```console\n")
    if recorded == (try text(of: document)) { return }
    try recorded.write(to: packageFolder.appending(path: document), atomically: true, encoding: .utf8)
    Issue.record("recorded \(document)")
  }

  @Test("do not hang on how many devices there are", arguments: documents.filter { $0.hasPrefix("docs/") })
  func counts(document: String) throws {
    let shell = try Shell()
    let catalogue = try shell.run(
      "workbench init > /dev/null; workbench list-devices --format ndjson | wc -l")
    let count = try #require(Int(catalogue.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    // 48 profiles a device: orientations, text sizes and directions.
    let counted = try Regex("\\b(?:\(count) devices?|\(count * 48) profiles?)\\b")
    for step in try Self.session(of: document) {
      #expect(step.output.firstMatch(of: counted) == nil, "\(document): \(step.line)")
    }
  }

  @Test("link to what is there", arguments: documents) func links(document: String) throws {
    let folder = packageFolder.appending(path: document).deletingLastPathComponent()
    for match in try Self.text(of: document).matches(of: /\]\(([A-Za-z.][^):#]*)\)/) {
      let path = folder.appending(path: String(match.output.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(document): \(match.output.1)")
    }
  }

  @Test("start with a README that stays under 200 lines") func readme() throws {
    let text = try Self.text(of: "README.md")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
    #expect(try Self.session(of: "README.md").count > 10)
  }

  @Test("list the commands as they declare themselves") func reference() throws {
    let manual = try Shell().run("workbench help --markdown").output
    #expect(try Self.text(of: "docs/commands.md") == manual)
  }
}
