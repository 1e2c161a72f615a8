import Conditions
import DesignModel
import Foundation
import Notation
import Storage
import Matrix
import Findings
import TestSupport
import Testing

@testable import WorkbenchKit

/// What answers look like on the stories and on screens of public files.
@Suite("Answers") struct AnswerFormTests {
  /// Stores with something to say: the stories' first and last stages, and forty screens of the corpus.
  private static func stores() throws -> [(workspace: Workspace, isImported: Bool)] {
    let stories = [
      "sign-in-form", "copy-screen", "conditional-scrolling", "stretchy-header", "rotation-and-keyboard",
    ]
    let own = try stories.map { name in
      let workspace = try Workspace()
      try workspace.run("init --profiles targets")
      let stages = try ExampleScript.stages(of: name)
      try workspace.batch(stages[0])
      try workspace.run("commit -m First")
      try workspace.batch(stages.dropFirst().joined())
      return workspace
    }
    return try own.map { ($0, false) } + [corpus()].compactMap(\.self).map { ($0, true) }
  }

  /// Forty screens, in five rows through the corpus' files; nil where there is no corpus.
  private static func corpus() throws -> Workspace? {
    guard let folder = CorpusTests.folder else { return nil }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }.sorted()
    let workspace = try Workspace()
    try workspace.run("init --profiles targets")
    for place in stride(from: 7, to: files.count, by: 17) {
      let count = try workspace.run("list-screens --format tsv").output.split(separator: "\n").count
      if count > 40 { break }
      workspace.run(["import-ib", "\(folder)/\(files[place])"])
    }
    try workspace.run("commit -m Imported")
    return workspace
  }

  @Test("have lines of a hundred columns at most, and say where things are to the end", .takesSeconds)
  func lines() throws {
    for (workspace, _) in try Self.stores() {
      let screens = try workspace.run("list-screens --format tsv").output.split(separator: "\n").dropFirst()
        .map {
          String($0.split(separator: "\t")[0])
        }
      var commands = [
        "check", "audit", "assert", "diff HEAD working --details", "status", "log", "info", "list-screens",
      ]
      for screen in screens.prefix(40) {
        commands += ["show", "explain", "list-views", "list-constraints", "list-variations", "blame"].map {
          "\($0) \(screen)"
        }
      }
      var count = 0
      for command in commands {
        let answer = workspace.run(try ShellWords.split(command))
        for line in answer.output.split(separator: "\n") {
          count += 1
          // A word that is longer than a line stays whole.
          let isOneWord = line.split(separator: " ").count == 1
          #expect(line.columnCount <= 100 || isOneWord, "\(command): \(line)")
          #expect(!line.contains(/\bor \d+ more\b/), "\(command): \(line)")
        }
      }
      #expect(count > 20)
    }
  }

  @Test("have short tables that are exact, and claims that are true") func tables() throws {
    var rows: [Int] = []
    for (workspace, _) in try Self.stores() {
      let store = try Store.open(at: workspace.folder.appending(path: "workbench.db").path)
      let matrix = Workbench.matrix(of: store, Progress(write: nil))
      let snapshot = try store.snapshot()
      let question = try CheckedScreens([], on: ProfileQuery(), for: .findings, in: snapshot)
      for (audit, asked) in zip(try AuditRun(question, matrix).audits, question.screens) {
        for affected in Set(audit.groups.compactMap(\.profiles)) where affected.count < affected.total {
          let table = affected.table
          let named = Set(affected.names)
          rows.append(table.rows.count)
          for profile in asked.profiles {
            #expect(
              table.holds(for: profile.profile, in: profile.key.environment)
                == named.contains(profile.profile.name),
              "\(audit.screen.name): \(affected.words)")
          }
          guard let clause = affected.clause else { continue }
          #expect(clause.words.count <= 120, "\(clause.words)")
          let holding = asked.profiles.filter { clause.holds(for: $0.profile, in: $0.key.environment) }
          #expect(holding.count == clause.held, "\(affected.words)")
          #expect(holding.count { named.contains($0.profile.name) } == clause.met, "\(affected.words)")
          #expect(10 * clause.met >= 8 * affected.count, "\(affected.words)")
          let read = try ConditionWords(parsing: clause.claim)
          #expect(
            asked.profiles.allSatisfy {
              read.holds(for: $0.profile, in: $0.key.environment)
                == clause.holds(for: $0.profile, in: $0.key.environment)
            }, "\(clause.claim)")
        }
      }
    }
    rows.sort()
    #expect(rows.count > 10)
    #expect(rows[rows.count * 3 / 4] <= 6, "\(rows)")
    print(
      "tables of \(rows.count) conditions: median \(rows[rows.count / 2]), p75 \(rows[rows.count * 3 / 4])")
  }

  @Test(
    "of check begin with one verdict, and its SARIF is sound and points at lines of imported files",
    .startsProcesses)
  func check() throws {
    for (workspace, isImported) in try Self.stores() {
      let answer = try workspace.run("check")
      let verdict = try #require(answer.output.split(separator: "\n").first)
      #expect(verdict.contains(#/ profiles? (in all, )?of \d+ screens?$/#), "\(verdict)")
      #expect(answer.status == (verdict.hasPrefix("sound: ") ? 0 : 1), "\(verdict)")
      #expect(try workspace.run("check no-such-screen").status == 2)
      let sarif = try JSON(parsing: try workspace.run("check --format sarif").output)
      #expect(sarifFlaws(sarif) == [])
      let results = sarif["runs"]?.elements?.first?["results"]?.elements ?? []
      #expect(results.isEmpty == (answer.status == 0))
      let imported = results.compactMap { $0["locations"]?.elements?.first?["physicalLocation"] }.filter {
        $0["artifactLocation"]?["uri"]?.text != "workbench.db"
      }
      #expect(imported.allSatisfy { $0["region"]?["startLine"]?.whole ?? 0 > 0 })
      #expect(imported.isEmpty == !isImported)
    }
  }
}
