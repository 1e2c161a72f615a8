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

  private static let stories = [
    "sign-in-form", "copy-screen", "conditional-scrolling", "stretchy-header", "rotation-and-keyboard",
  ]

  @Test("is given of the stories on every profile, at their beginning and their end", .takesSeconds)
  func stories() throws {
    let stages = try Self.stories.flatMap { name in
      [0, try ExampleScript.stages(of: name).count - 1].map { (name: name, stage: $0) }
    }
    let judgements = try onAllCores(stages) { name, stage in
      let story = try Story(of: name, stage: stage)
      var judged = try JudgeCommands(in: story.workspace, explainedConflicts: 1)
      try judged.judgeMoves(on: 2)
      return Judgement(of: judged, at: "\(name), stage \(stage)")
    }
    #expect(judgements.flatMap { $0.faults.prefix(5) } == [])
    for judgement in judgements { print("\(judgement.place): \(judgement.summary)") }
  }

  @Test("is given of 200 random screens", .takesSeconds) func random() throws {
    print("seed \(Self.seed)")
    let judgements = try onAllCores(Array(Self.seed..<Self.seed + 200)) { seed in
      let workspace = try Self.workspace()
      try workspace.batch(Self.lines(of: seed))
      return try Judgement(of: workspace, seed: seed, at: "seed \(seed)")
    }
    if let wrong = judgements.firstIndex(where: { $0.faults != [] }) {
      print(Self.lines(of: Self.seed + wrong))
    }
    let whole = Judgement(of: judgements)
    #expect(whole.faults.prefix(8) == [])
    print("random screens: \(whole.summary)")
    #expect(whole.summary.conflicts > 0 && whole.summary.openings > 0)
  }

  /// Commands that make a random screen.
  private static func lines(of seed: Int) -> String {
    RandomCommands(seed: seed).lines.joined(separator: "\n")
  }

  @Test("is given of 40 imported screens", .takesSeconds) func imported() throws {
    guard var files = try DrawnFiles(seed: Self.seed) else { return }
    var drawn: [(repository: String, workspace: Workspace)] = []
    while drawn.count < 40, let next = try files.next({ try Self.workspace() }) { drawn.append(next) }
    let judgements = try onAllCores(Array(drawn.enumerated())) { count, file in
      try Judgement(of: file.workspace, seed: Self.seed + count, at: file.repository)
    }
    let whole = Judgement(of: judgements)
    #expect(whole.faults.prefix(8) == [])
    print("seed \(Self.seed), \(drawn.count) imported files: \(whole.summary)")
    #expect(drawn.count == 40)
  }
}

/// What commands say of a store's screens, held against one another.
private struct Judgement: Sendable {
  let place: String
  private(set) var faults: [String] = []
  private(set) var summary = JudgeCommands.Summary()

  init(of judged: JudgeCommands, at place: String) {
    self.place = place
    (faults, summary) = (judged.faults.map { "\(place): \($0)" }, judged.summary)
  }

  /// Of the screens as they are, and of what `diff` says of a random edit.
  init(of workspace: Workspace, seed: Int, at place: String) throws {
    var judged = try JudgeCommands(in: workspace)
    try judged.judgeMoves(on: 1)
    self.init(of: judged, at: place)
    workspace.run(["commit", "-m", "before"])
    var random = SeededNumbers(seed: seed)
    guard judged.screens.contains(where: { $0.constraints.count > 2 }),
      let edit = try RandomEdit.make(in: workspace, &random)
    else { return }
    faults += try JudgeDiff(in: workspace).faults.prefix(3).map { "\(place), \(edit): \($0)" }
  }

  /// Of several stores together.
  init(of judgements: [Judgement]) {
    place = ""
    faults = judgements.flatMap(\.faults)
    for judgement in judgements { summary += judgement.summary }
  }
}
