import Foundation
import TestSupport
import Notation
import Testing

@Suite("What conformance calls passed") struct ConformanceLawTests {
  static let seed = 2_026_112_7
  private static let options = ["--device", "iphone-se-3,iphone-16,ipad-10", "--direction", "ltr"]

  @Test("holds by the layouts of the stories") func stories() throws {
    let scripts = ["sign-in-form", "stretchy-header", "conditional-scrolling", "rotation-and-keyboard"]
    let judged = try onAllCores(scripts) { name in
      let story = try Story(ExampleScript.stages(of: name).joined())
      return try PassedVerdicts(in: story.workspace, on: Self.options)
    }
    #expect(judged.flatMap(\.faults).prefix(8) == [])
    #expect(judged.contains { !$0.passed.isEmpty })
  }

  @Test("holds by the layouts of a screen that passes all that it can") func sound() throws {
    let story = try Story(
      """
      add-screen demo
      set-view demo root background=#FFFFFF
      add-view demo note --kind label --style body --text 'Ask us' --lines 0 --text-color '#333333'
      pin demo note top,leading,trailing --to safeArea --inset 16
      add-view demo go --kind button --style body --text 'Go' --text-color '#0000CC'
      pin demo go bottom,leading --to safeArea --inset 16
      add-constraint demo 'go.height >= 44'
      add-constraint demo 'go.width >= 44'
      """)
    let judged = try PassedVerdicts(in: story.workspace, on: Self.options)
    #expect(judged.faults == [])
    #expect(
      Set(judged.passed.keys) == [
        "1.4.3", "1.4.4", "1.4.10", "2.4.11", "2.5.5", "2.5.8", "user-preferences", "larger-text",
      ])
  }

  @Test("is nothing that fails on fewer profiles") func monotony() throws {
    let scripts = ["sign-in-form", "stretchy-header", "conditional-scrolling", "rotation-and-keyboard"]
    let few = ["--device", "iphone-se-3", "--orientation", "portrait", "--direction", "ltr"]
    let judged = try onAllCores(scripts) { name in
      let story = try Story(ExampleScript.stages(of: name).joined())
      let keyboardless = few + ["--keyboard", "hidden"]
      return [keyboardless, few, Self.options].map { Self.failed(in: story.workspace, on: $0) }
    }
    for failures in judged {
      #expect(failures[1].isSuperset(of: failures[0]) && failures[2].isSuperset(of: failures[1]))
    }
    #expect(judged.contains { !$0[0].isEmpty })
  }

  /// The criteria that fail, each with its screen.
  private static func failed(in workspace: Workspace, on options: [String]) -> Set<String> {
    let records = workspace.run(["conformance"] + options + ["--format", "ndjson"]).records
    return Set(
      records.filter { $0["outcome"] == "failed" }.map {
        "\($0["task"]?.text ?? "") \($0["criterion"]?.text ?? "")"
      })
  }

  @Test("holds by the layouts of 40 imported files", .takesSeconds) func imported() throws {
    guard var files = try DrawnFiles(seed: Self.seed) else { return }
    var drawn: [(repository: String, workspace: Workspace)] = []
    while drawn.count < 40, let next = try files.next({ try Story().workspace }) { drawn.append(next) }
    let judged = try onAllCores(drawn) { try PassedVerdicts(in: $0.workspace, on: Self.options) }
    #expect(judged.flatMap(\.faults).prefix(8) == [])
    let passed = judged.reduce(into: [:]) { $0.merge($1.passed, uniquingKeysWith: +) }
    print("seed \(Self.seed), \(drawn.count) imported files, passed: \(passed.sorted { $0.key < $1.key })")
    #expect(drawn.count == 40 && passed.values.reduce(0, +) > 0)
  }
}
