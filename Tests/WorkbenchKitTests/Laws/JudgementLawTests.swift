import DesignModel
import Foundation
import TestSupport
import Testing

@testable import WorkbenchKit

/// On every screen and profile `solve`, `explain`, `audit`, `check`, `status`, `assert`, `sweep`, `diff` and the
/// store's SQL views give one judgement on conflicts, on what is open, and on frames.
@Suite("One judgement") struct JudgementLawTests {
  private static let seed = 20_261_124
  /// Devices, text sizes and directions that distinguish most screens' layouts.
  private static let profiles = [
    "iphone-se-3/portrait", "iphone-se-3/portrait/none-bar", "iphone-16/portrait/rtl",
    "iphone-16/landscape/AX3", "iphone-16/landscape/XL/rtl", "ipad-mini-7/portrait",
  ]

  private static func workspace(on profiles: [String] = profiles) throws -> Workspace {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none"])
    let added = workspace.run(["add-profiles"] + profiles)
    try #require(added.status == 0, "\(added.messages)")
    return workspace
  }

  @Test(
    "is given of the stories on every profile, at their beginning and their end", .takesSeconds,
    arguments: [
      "sign-in-form", "copy-screen", "conditional-scrolling", "stretchy-header", "rotation-and-keyboard",
    ])
  func stories(name: String) throws {
    let stages = try ExampleScript.stages(of: name)
    for stage in [0, stages.count - 1] {
      let story = try Story(of: name, stage: stage)
      var judged = try JudgeCommands(in: story.workspace, explainedConflicts: 1)
      try judged.judgeMoves(on: 2)
      #expect(judged.faults.prefix(5) == [], "stage \(stage)")
      print("\(name), stage \(stage): \(judged.summary)")
    }
  }

  @Test("is given of 200 random screens", .takesSeconds, arguments: 0..<8)
  func random(batch: Int) throws {
    print("seed \(Self.seed)")
    var faults: [String] = []
    var summary = JudgeCommands.Summary()
    for place in 0..<25 {
      let seed = Self.seed + batch * 25 + place
      let workspace = try Self.workspace()
      let lines = RandomCommands(seed: seed).lines.joined(separator: "\n")
      try workspace.batch(lines)
      let sound = faults.isEmpty
      try judge(workspace, seed: seed, at: "seed \(seed)", adding: &summary, and: &faults)
      if sound, !faults.isEmpty { print(lines) }
    }
    #expect(faults.prefix(8) == [])
    print("random screens: \(summary)")
    #expect(summary.conflicts > 0 && summary.openings > 0)
  }

  @Test("is given of 40 imported screens", .takesSeconds) func imported() throws {
    guard let drawn = try DrawnFiles(seed: Self.seed) else { return }
    var (files, faults) = (drawn, [String]())
    var summary = JudgeCommands.Summary()
    var count = 0
    while count < 40, let (repository, workspace) = try files.next({ try Self.workspace() }) {
      try judge(workspace, seed: Self.seed + count, at: repository, adding: &summary, and: &faults)
      count += 1
    }
    #expect(faults.prefix(8) == [])
    print("seed \(Self.seed), \(count) imported files: \(summary)")
    #expect(count == 40)
  }

  /// Judges the screens as they are, and what `diff` says of a random edit.
  private func judge(
    _ workspace: Workspace, seed: Int, at place: String, adding summary: inout JudgeCommands.Summary,
    and faults: inout [String]
  ) throws {
    var judged = try JudgeCommands(in: workspace)
    try judged.judgeMoves(on: 1)
    summary += judged.summary
    faults += judged.faults.map { "\(place): \($0)" }
    workspace.run(["commit", "-m", "before"])
    var random = SeededNumbers(seed: seed)
    guard judged.screens.contains(where: { $0.constraints.count > 2 }),
      let edit = try RandomEdit.make(in: workspace, &random)
    else { return }
    faults += try JudgeDiff(in: workspace).faults.prefix(3).map { "\(place), \(edit): \($0)" }
  }
}
