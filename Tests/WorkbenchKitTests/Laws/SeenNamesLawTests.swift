import DesignModel
import Foundation
import Matrix
import Notation
import Storage
import TestSupport
import Testing

@testable import WorkbenchKit

/// Every finding on a public screen leads to a line of its file, and no name that an import made up stands alone.
@Suite("Names in findings of imported screens") struct SeenNamesLawTests {
  private static let seed = 20_261_127
  private static let wanted = 300

  @Test("lead to a line and to what people see, in every form of text", .takesSeconds) func imported() throws
  {
    guard var files = try DrawnFiles(seed: Self.seed) else { return }
    var (drawn, screens) = ([Workspace](), 0)
    while screens < Self.wanted, let next = try files.next({ try Self.workspace() }) {
      drawn.append(next.workspace)
      screens += try Self.screens(in: next.workspace)
    }
    let judged = try onAllCores(drawn) { FindingLines(in: $0) }
    let lines = judged.reduce(0) { $0 + $1.count }
    print("\(drawn.count) files with \(screens) screens: \(lines) lines of findings")
    #expect(judged.flatMap(\.faults).prefix(8) == [])
    #expect(screens >= Self.wanted && lines > 1000)
  }

  private static func workspace() throws -> Workspace {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none"])
    workspace.run([
      "add-profiles", "iphone-se-3/portrait", "iphone-16/landscape/AX3", "ipad-mini-7/portrait/rtl",
    ])
    return workspace
  }

  private static func screens(in workspace: Workspace) throws -> Int {
    let store = try Store.open(at: workspace.folder.appending(path: "workbench.db").path)
    return try store.snapshot(at: "working").screens(named: []).count
  }

  @Test(
    "are known to stand alone",
    arguments: [
      ("label8 and title share an area", true), ("label8 'Key' and title share an area", false),
      ("label8 'Key' lies over label8", false), ("label8's font does not follow", true),
      ("c1: label8.top == title.bottom", false), ("slider1 (object N2j-8y-vEf) has no text", false),
      ("view1 around label3 'Key' ends", false), ("the text 'label8' is a sample", false),
    ])
  func alone(sentence: String, isAlone: Bool) {
    #expect((FindingLines.nameAlone(in: sentence[...]) != nil) == isAlone)
  }
}

/// The lines that `check` has for findings, in a pipe and for continuous integration.
private struct FindingLines: Sendable {
  /// What an import begins the names of views with that a file gives none.
  private static let kinds: Set<String> = [
    "label", "view", "button", "imageView", "stackView", "textField", "textView", "switch", "slider",
    "scrollView",
    "tableView", "collectionView", "tableViewCell", "collectionViewCell", "contentView", "stepper",
    "segmentedControl", "progressView", "pageControl", "activityIndicatorView", "datePicker", "pickerView",
    "searchBar", "spacer",
  ]
  private(set) var count = 0
  private(set) var faults: [String] = []

  init(in workspace: Workspace) {
    let found = workspace.run(["check", "--details", "--notes"], variables: ["COLUMNS": ""])
    let plain = found.output.split(separator: "\n").filter {
      $0.contains(#/^\w+: (error|warning|note) [a-z-]+: /#) || $0.contains(#/^\w+: \[\w+\] (so|also) /#)
    }
    for record in workspace.run(["check", "--notes", "--format", "ndjson"]).records {
      judgeParts(of: record, in: plain)
    }
    for line in plain { judge(line, isPlaced: line.contains(#/\.(storyboard|xib):\d+(  |$)/#)) }
    for line in workspace.run(["check", "--format", "github"]).output.split(separator: "\n") {
      judge(line.drop { $0 != "," }, isPlaced: line.contains(#/file=.*\.(storyboard|xib),line=\d+,/#))
    }
    for line in workspace.run(["check", "--format", "markdown"]).output.split(separator: "\n")
    where line.contains(#/^\| (error|warning|note) /#) {
      let cells = line.split(separator: " | ")
      judge(cells.last ?? "", isPlaced: cells.contains { $0.contains(#/\.(storyboard|xib):\d+ /#) })
    }
  }

  /// With --details the lines of a finding name every view that its record names.
  private mutating func judgeParts(of record: JSON, in lines: [Substring]) {
    guard let id = record["id"]?.text, let screen = record["screen"]?.text else { return }
    let own = lines.filter { $0.hasPrefix("\(screen): ") && $0.contains("[\(id)]") }
    let consequences = record["consequences"]?.elements?.count ?? 0
    if own.count(where: { !$0.contains("] also ") }) != 1 + consequences {
      faults.append("lines of \(id): \(own)")
    }
    let named = Set(own.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    for part in (record["parts"]?.elements ?? []).compactMap(\.text) where !named.contains(part[...]) {
      faults.append("\(part) is unnamed: \(own)")
    }
  }

  private mutating func judge(_ line: Substring, isPlaced: Bool) {
    count += 1
    if !isPlaced { faults.append("no place: \(line)") }
    if let name = Self.nameAlone(in: line) { faults.append("\(name) stands alone: \(line)") }
  }

  /// A name of a kind and a number beside which nothing that a file has stands, here or before; nil for none.
  ///
  /// Names in the words of a constraint count as no names of views, nor does what is quoted.
  static func nameAlone(in line: Substring) -> Substring? {
    var known: Set<Substring> = []
    for match in line.matches(of: #/([A-Za-z]+)\d+\b/#) where Self.kinds.contains(String(match.1)) {
      let (name, before, after) = (match.0, line[..<match.range.lowerBound], line[match.range.upperBound...])
      let isQuoted = before.hasSuffix("'") || before.hasSuffix("/")
      if isQuoted || before.hasSuffix(".") || after.hasPrefix(".") || known.contains(name) { continue }
      guard after.contains(#/^ ('|\(object |around |near |in )/#) else { return name }
      known.insert(name)
    }
    return nil
  }
}
