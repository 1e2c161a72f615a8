import Foundation
import Notation

/// A client that finds and repairs what is wrong with a file, and knows nothing but what the server answers.
struct RepairingClient {
  let client: AgentClient
  private let file: String
  private let profile = ["--device", "iphone-se-3", "--text-size", "L"]
  private let rules: Set<String>

  /// A client for one file and the findings of those rules.
  init(_ client: AgentClient, file: String, rules: [String]) {
    (self.client, self.file, self.rules) = (client, file, Set(rules))
  }

  /// Imports the file, repairs what it can and writes it back; gives what is said of the file then.
  func repair() throws -> [JSON] {
    _ = try client.edit(["init", "import-ib \(file)"])
    for _ in 0..<3 {
      let found = try audited()
      if found.isEmpty { break }
      var isBetter = false
      for finding in found where try remove(finding) { isBetter = true }
      if !isBetter { break }
    }
    let screens = try records("edit", ["commands": ["list-screens --format ndjson"]])
    let names = screens.compactMap { $0["name"]?.text ?? $0["screen"]?.text }.map(ShellWords.quote)
    let export = "export \(names.joined(separator: " ")) --into \(file)"
    if try client.edit([export]).isError {
      // It names what a file can't say, and how the rest is written.
      let rest = try client.edit([export + " --partial"])
      if rest.isError { throw Workspace.Failure(message: rest.text) }
    }
    return try records("check", ["arguments": JSON(["./" + file, "--format", "ndjson"] + profile)])
  }

  /// Every page of an answer.
  private func whole(_ tool: String, _ arguments: JSON) throws -> String {
    var (text, page) = ("", 1)
    while true {
      let shown = try client.call(tool, arguments.with("page", .integer(page))).text
      guard let note = shown.range(of: #"\[page \d+ of \d+[^\n]*\]\n$"#, options: .regularExpression) else {
        return text + shown
      }
      text += shown[..<note.lowerBound]
      if !shown[note].contains("goes on") { return text }
      page += 1
    }
  }

  private func records(_ tool: String, _ arguments: JSON) throws -> [JSON] {
    try whole(tool, arguments).split(separator: "\n").compactMap { try? JSON(parsing: $0) }
  }

  private func wanted(_ records: [JSON]) -> [JSON] {
    records.filter { $0["type"] == "finding" && rules.contains($0["rule"]?.text ?? "") }
  }

  /// What is wrong, with repairs.
  private func audited() throws -> [JSON] {
    let line = (["audit", "--repairs", "--format", "ndjson"] + profile).joined(separator: " ")
    return wanted(try records("edit", ["commands": [.string(line)]]))
  }

  /// What is wrong.
  private func checked() throws -> [JSON] {
    wanted(try records("check", ["arguments": JSON(["--format", "ndjson"] + profile)]))
  }

  /// Tries what may remove a finding until something does that makes nothing worse.
  private func remove(_ finding: JSON) throws -> Bool {
    let before = try checked()
    guard before.contains(where: { $0["key"] == finding["key"] }) else { return true }
    for commands in try ideas(finding) {
      if try client.edit(commands).isError { continue }
      let after = try checked()
      if Self.errors(after) <= Self.errors(before), !after.contains(where: { $0["key"] == finding["key"] }) {
        return true
      }
      _ = try client.call("undo", [:])
    }
    return false
  }

  private static func errors(_ findings: [JSON]) -> Int { findings.count { $0["severity"] == "error" } }

  /// Commands that may remove a finding, the likeliest first.
  private func ideas(_ finding: JSON) throws -> [[String]] {
    let offered = finding["repair"]?["commands"]?.elements?.compactMap(\.text)
    let screen = ShellWords.quote(finding["screen"]?.text ?? "")
    let view = finding["view"]?.text ?? ""
    let more =
      switch finding["rule"]?.text {
      case "unsatisfiable-constraints": try explained(screen, finding)
      case "ambiguous-layout": try pins(view, on: screen)
      case "content-unreachable": try keyboardBounds(view, on: screen)
      case "fixed-font":
        ["style=body fontSize=", "style=footnote fontSize="].map {
          ["set-view \(screen) \(ShellWords.quote(view)) \($0)"]
        }
      default: [[String]]()
      }
    let first = offered.map { [$0] } ?? []
    // Files say a text style, and not that a font of a fixed size scales.
    let isOfSize = offered?.contains { $0.contains("scalesFont") } ?? true
    return finding["rule"] == "fixed-font" && isOfSize ? more + first : first + more
  }

  /// What `explain` offers against a conflict, and to do without one of its constraints.
  private func explained(_ screen: String, _ finding: JSON) throws -> [[String]] {
    let text = try whole("explain", ["arguments": JSON(try ShellWords.split(screen) + profile)])
    // Long commands go on in the next line, as shells have it.
    let lines = text.replacing(#/ \\\n +/#, with: " ").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let related = finding["related"]?.elements?.compactMap(\.text) ?? []
    return lines.filter { $0.hasPrefix("workbench ") }.map { [$0] }
      + related.map { ["remove-constraint \(screen) \(ShellWords.quote($0))"] }
  }

  /// Constraints that keep a view, or one that it lies in, where it was solved to lie.
  private func pins(_ view: String, on screen: String) throws -> [[String]] {
    let words = try ShellWords.split(screen)
    let frames = try records("solve", ["arguments": JSON(words + profile + ["--format", "ndjson"])])
    let frame = frames.first { $0["type"] == "frame" && $0["view"]?.text == view }?["screenFrame"]?.elements
    guard let numbers = frame?.compactMap(\.double), numbers.count == 4 else { return [] }
    return [
      "\(view).leading == root.leading + \(numbers[0])", "\(view).top == root.top + \(numbers[1])",
      "\(view).width == \(numbers[2])", "\(view).height == \(numbers[3])",
      "\(view).centerX == root.centerX", "\(view).centerY == root.centerY",
    ].map { ["add-constraint \(screen) \(ShellWords.quote($0))"] }
  }

  /// A view's bottom, kept above the keyboard before anything else.
  private func keyboardBounds(_ view: String, on screen: String) throws -> [[String]] {
    let list = try records("edit", ["commands": [.string("list-constraints \(screen) --format ndjson")]])
    let bottom = list.filter { $0.line.contains("\(view).bottom") }.compactMap { $0["id"]?.text }
    let bound = ShellWords.quote("\(view).bottom <= keyboard.top - 8")
    return bottom.map { id in
      ["set-constraint \(screen) \(ShellWords.quote(id)) priority=700", "add-constraint \(screen) \(bound)"]
    }
  }
}
