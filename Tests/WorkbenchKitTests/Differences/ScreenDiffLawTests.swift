import DesignModel
import Foundation
import Matrix
import Notation
import Storage
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("What diff says of two screens") struct ScreenDiffLawTests {
  private static let seed = 20_261_127

  @Test(
    "is that they are the same exactly where all frames are, after random edits of the stories", .takesSeconds
  )
  func stories() throws {
    let counts = try onAllCores(["sign-in-form", "copy-screen", "rotation-and-keyboard"]) { name in
      var random = SeededNumbers(seed: Self.seed + name.utf8.reduce(0) { $0 + Int($1) })
      let workspace = try Workspace()
      workspace.run(["init", "--profiles", "targets"])
      try workspace.batch(try ExampleScript.stages(of: name).joined())
      return try Self.judge(15, in: workspace, &random)
    }
    for count in counts { #expect(count.faults == []) }
    #expect(counts.allSatisfy { $0.moved > 0 && $0.moved < $0.edits })
  }

  @Test(
    "is that they are the same exactly where all frames are, after 1,000 edits of imported screens",
    .takesSeconds)
  func imported() throws {
    guard var files = try DrawnFiles(seed: Self.seed) else { return }
    var (screens, edits, moved) = (0, 0, 0)
    while edits < 1000, let (repository, workspace) = try files.next(Self.workspace) {
      let count = try files.drawing { try Self.judge(10, in: workspace, &$0) }
      #expect(count.faults == [], "\(repository)")
      (screens, edits, moved) = (screens + 1, edits + count.edits, moved + count.moved)
    }
    print("\(screens) screens, \(edits) edits, of which \(moved) move something")
    #expect(edits >= 1000 && screens >= 100 && moved > 100)
  }

  private static func workspace() throws -> Workspace {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "targets"])
    return workspace
  }

  private struct Count: Sendable {
    var (edits, moved) = (0, 0)
    var faults: [String] = []
  }

  /// Copies a screen, edits the copy in many ways, and compares what `diff` says with the frames of both.
  private static func judge(
    _ wanted: Int, in workspace: Workspace, _ random: inout some RandomNumberGenerator
  ) throws -> Count {
    let store = try Store.open(at: workspace.folder.appending(path: "workbench.db").path)
    let screens = try store.snapshot().screens(named: []).filter { $0.constraints.count > 2 }
    let screen = screens.randomElement(using: &random)!
    guard workspace.run(["copy-screen", screen.name, "other-one"]).status == 0 else { return Count() }
    var count = Count()
    for _ in 0..<wanted * 10 where count.edits < wanted {
      let words = edit(of: screen, &random)
      guard workspace.run(words).status == 0 else { continue }
      count.edits += 1
      let said = try said(of: screen, in: workspace)
      let differs = try differs(screen, in: workspace)
      if said == differs { count.faults.append("\(words): same is \(said), frames differ is \(differs)") }
      count.moved += differs ? 1 : 0
      workspace.run(["undo"])
    }
    return count
  }

  /// A constant, a priority, a font, a text or a view of the copy.
  private static func edit(of screen: Screen, _ random: inout some RandomNumberGenerator) -> [String] {
    let constraint = screen.constraints.randomElement(using: &random)!.id.text
    let view = screen.views.dropFirst().randomElement(using: &random)!.name
    let points = Int.random(in: -10...60, using: &random)
    return switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: ["set-constraint", "other-one", constraint, "constant=\(points)"]
    case 2:
      ["set-constraint", "other-one", constraint, "priority=\(Int.random(in: 1...999, using: &random))"]
    case 3: ["set-view", "other-one", view, "fontSize=\(Int.random(in: 9...40, using: &random))"]
    case 4: ["set-view", "other-one", view, "text=A text that is longer than the one that stood here before"]
    default: ["set-view", "other-one", view, "hidden=true"]
    }
  }

  private static let profiles = [
    "--device", "iphone-se-3,iphone-16,ipad-10", "--text-size", "L,AX3", "--format", "ndjson",
  ]

  private static func profiles(for screen: Screen) -> [String] {
    screen.states.count > 1 ? profiles + ["--state", screen.states[0]] : profiles
  }

  private static func said(of screen: Screen, in workspace: Workspace) throws -> Bool {
    let outcome = workspace.run(["diff", "--screens", screen.name, "other-one"] + profiles(for: screen))
    let record = try #require(
      outcome.records.first { $0["type"] == "screenComparison" }, "\(outcome.messages)")
    let isSame = record["same"] == true
    #expect(outcome.status == (isSame ? 0 : 1))
    return isSame
  }

  /// True if a view that is shown on either screen isn't, or has another frame by a third of a point, on the other.
  private static func differs(_ screen: Screen, in workspace: Workspace) throws -> Bool {
    let outcome = workspace.run(["solve", screen.name, "other-one"] + profiles(for: screen))
    var frames: [String: [String: [Int]]] = [:]
    for record in outcome.records where record["type"] == "frame" && record["hidden"] == false {
      let thirds = record["screenFrame"]?.elements?.map { Int(($0.double! * 3).rounded()) }
      frames[record["screen"]!.text!, default: [:]]["\(record["profile"]!) \(record["path"]!)"] = thirds
    }
    #expect(frames.count == 2)
    return frames[screen.name] != frames["other-one"]
  }
}
