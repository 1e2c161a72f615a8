import Matrix
import DesignModel
import Foundation
import Notation
import Storage
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("Every sentence of diff") struct DiffLawTests {
  private static let seed = 20_261_124

  private static let stories = [
    "sign-in-form", "copy-screen", "conditional-scrolling", "stretchy-header", "rotation-and-keyboard",
  ]

  @Test(
    "is true of each view that it names after random edits of the stories, and leaves none unsaid",
    .takesSeconds)
  func stories() throws {
    print("seed \(Self.seed)")
    for judged in try onAllCores(Self.stories, Self.judgeEdits) {
      #expect(judged.faults.prefix(5) == [])
      print("\(judged.name): 40 edits, \(judged.sentences) sentences, \(judged.harmed) views with harm")
      #expect(judged.sentences > 40)
    }
  }

  private struct JudgedEdits: Sendable {
    let name: String
    var faults: [String] = []
    var sentences = 0
    var harmed = 0
  }

  /// What `diff` says of forty edits of a story, one at a time.
  private static func judgeEdits(of name: String) throws -> JudgedEdits {
    var result = JudgedEdits(name: name)
    var random = SeededNumbers(seed: seed + name.utf8.reduce(0) { $0 + Int($1) })
    let workspace = try workspace()
    try workspace.batch(try ExampleScript.stages(of: name).joined())
    workspace.run(["commit", "-m", "before"])
    var memory = DiffRecount.Memory()
    var edits = 0
    while edits < 40 {
      guard try RandomEdit.make(in: workspace, &random) != nil else { continue }
      let judged = try JudgeDiff(in: workspace, remembering: &memory)
      result.faults += judged.faults.prefix(5).map { "\(name), edit \(edits): \($0)" }
      edits += 1
      (result.sentences, result.harmed) = (result.sentences + judged.sentences, result.harmed + judged.harmed)
      workspace.run(["undo"])
    }
    return result
  }

  @Test("is true of each view that it names after random edits of 40 imported screens", .takesSeconds)
  func imported() throws {
    guard var files = try DrawnFiles(seed: Self.seed) else { return }
    var (screens, sentences, harmed) = (0, 0, 0)
    while screens < 40, let (repository, workspace) = try files.next(Self.workspace) {
      workspace.run(["commit", "-m", "before"])
      guard let edit = try files.drawing({ try RandomEdit.make(in: workspace, &$0) }) else { continue }
      let judged = try JudgeDiff(in: workspace)
      #expect(judged.faults.prefix(5) == [], "\(repository): \(edit)")
      screens += 1
      (sentences, harmed) = (sentences + judged.sentences, harmed + judged.harmed)
    }
    print("\(screens) screens, \(sentences) sentences, \(harmed) views with harm")
    #expect(screens == 40 && sentences > 40)
  }

  private static func workspace() throws -> Workspace {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "targets"])
    return workspace
  }
}

/// An edit that a person might make.
enum RandomEdit {
  /// The command line; nil where the program refused it, and where nothing is another than before.
  static func make(in workspace: Workspace, _ random: inout some RandomNumberGenerator) throws -> String? {
    let store = try Store.open(at: workspace.folder.appending(path: "workbench.db").path)
    let screens = try store.snapshot(at: "working").screens(named: []).filter { $0.constraints.count > 2 }
    let screen = screens.randomElement(using: &random)!
    let words = words(for: screen, &random)
    guard workspace.run(words).status == 0, workspace.run(["diff", "--design"]).status == 1 else {
      return nil
    }
    return words.joined(separator: " ")
  }

  private static func words(for screen: Screen, _ random: inout some RandomNumberGenerator) -> [String] {
    let constraint = screen.constraints.randomElement(using: &random)!.id.text
    let view = screen.views.dropFirst().randomElement(using: &random)!.name
    let points = Int.random(in: -60...160, using: &random)
    let large = "textSize >= accessibilityMedium"
    return switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: ["set-constraint", screen.name, constraint, "constant=\(points)"]
    case 3: ["remove-constraint", screen.name, constraint]
    case 4: ["set-view", screen.name, view, "hidden=true"]
    case 5: ["vary", screen.name, view, "hidden=true", "--when", large]
    case 6: ["add-constraint", screen.name, "\(view).height == \(max(0, points))"]
    case 7: ["set-view", screen.name, view, "text=A text that is longer than the one that stood here before"]
    default: ["vary", screen.name, "--constraint", constraint, "constant=\(points)", "--when", large]
    }
  }
}
