import CommandGrammar
import Foundation
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("The first page of help") struct FirstPageTests {
  private func lines(_ line: String, columns: Int = 80) throws -> [Substring] {
    let outcome = try Workspace().run(
      line.split(separator: " ").map(String.init), variables: ["COLUMNS": "\(columns)"])
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test("has at most 40 lines of 80 columns, with a line for each group of commands") func size() throws {
    for command in ["help", "--help"] {
      let page = try lines(command)
      #expect(page.count <= 40 && page.allSatisfy { $0.count <= 80 }, "\(page.count)")
      for group in Workbench.table.groups.map(\.name) {
        #expect(page.count { $0.firstMatch(of: try! Regex("^  \(group) +[a-z]")) != nil } == 1, "\(group)")
      }
    }
    #expect(try lines("help --all").count > 100)
    #expect(try lines("help --all").contains("global options:"))
  }

  @Test("shows the same first command as the introduction and the README") func firstCommand() throws {
    let readme = try String(contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
      .split(separator: "\n")
    for text in [try lines("help"), try lines(""), readme] {
      let first = try #require(
        text.first { $0.contains(/^ *workbench [a-z]/) && !$0.hasSuffix(".") }
          .map { $0.drop { $0 == " " } })
      #expect(first.hasPrefix("workbench check Main.storyboard"), "\(first)")
    }
    let words = try lines("help").compactMap { $0.firstMatch(of: /^  workbench ([a-z]+)/)?.output.1 }
    #expect(words.first == "check" && words.contains("init") && words.contains("solve"))
  }

  @Test("keeps its command lines whole where lines are short") func narrow() throws {
    let page = try lines("help", columns: 60)
    #expect(page.contains("  workbench check Main.storyboard"))
    #expect(page.contains("      what breaks, and on which devices"))
  }
}
