import Matrix
import AutoLayout
import DesignModel
import Foundation
import Notation
import Storage
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("What explanations promise") struct RepairTests {
  /// A repair as it is printed.
  private struct Offer {
    let screen: String
    let command: String
    /// The rules of the conflict that it removes, by what stands before their text.
    let members: Set<String>
    let conflictsLeft: JSON?
  }

  private static let screens = (0..<204).map { "s\($0)" }

  /// A store with the generated screens and no profiles, so that one profile counts; made once and copied from then on.
  private static let template = Result {
    let story = try Story("remove-profile '*'")
    let lines = screens.enumerated().map { ConflictingScreens.lines($1, seed: $0) }
    try story.workspace.batch(lines.joined(separator: "\n"))
    try story.workspace.run("backup copy.db")
    return try Data(contentsOf: story.workspace.folder.appending(path: "copy.db"))
  }

  private static func generated() throws -> Workspace {
    let workspace = try Workspace()
    try template.get().write(to: workspace.folder.appending(path: "workbench.db"))
    return workspace
  }

  /// The generated screens as values.
  private static func designs() throws -> [Screen] {
    let workspace = try generated()
    return try Store.open(at: workspace.folder.appending(path: "workbench.db").path, mode: .reading).design()
      .screens
  }

  /// What identifies a rule whatever becomes of its constants: a constraint's identity, or a rule of a view in words.
  private static func key(_ rule: String) -> String {
    let id = rule.prefix { $0 != ":" }
    return id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } && id.first == "c" ? String(id) : rule
  }

  private static func conflicts(_ workspace: Workspace, _ screens: [String], with options: [String])
    -> [String:
    [Set<String>]]
  {
    let outcome = workspace.run(["solve"] + screens + options + ["--format", "ndjson"])
    var conflicts: [String: [Set<String>]] = [:]
    for record in outcome.records where record["type"] == "solution" {
      guard case .string(let screen)? = record["screen"] else { continue }
      conflicts[screen] = (record["conflicts"]?.elements ?? []).map { set in
        Set((set.elements ?? []).compactMap { if case .string(let rule) = $0 { key(rule) } else { nil } })
      }
    }
    return conflicts
  }

  private static func offers(_ workspace: Workspace, _ screen: String, with options: [String]) -> [Offer] {
    workspace.run(["explain", screen, "--format", "ndjson"] + options).records.filter {
      $0["type"] == "conflict"
    }
    .flatMap { conflict in
      let members = (conflict["members"]?.elements ?? []).compactMap { member -> String? in
        if case .string(let rule)? = member["rule"] { key(rule) } else { nil }
      }
      return (conflict["repairs"]?.elements ?? []).compactMap { repair -> Offer? in
        guard case .string(let command)? = repair["command"] else { return nil }
        return Offer(
          screen: screen, command: command, members: Set(members), conflictsLeft: repair["conflictsLeft"])
      }
    }
  }

  @Test("of a repair holds: its printed command removes the conflict") func repairs() throws {
    let workspace = try Self.generated()
    let before = Self.conflicts(workspace, Self.screens, with: [])
    #expect(before.values.count { !$0.isEmpty } >= 200)
    var offers = Self.screens.map { Self.offers(workspace, $0, with: []) }
    #expect(offers.count { !$0.isEmpty } >= 200)
    // Each round makes one change in every screen.
    while offers.contains(where: { !$0.isEmpty }) {
      let round = offers.compactMap(\.last)
      try workspace.batch(round.map(\.command).joined(separator: "\n"))
      let after = Self.conflicts(workspace, round.map(\.screen), with: [])
      for offer in round {
        let left = try #require(after[offer.screen])
        #expect(!left.contains(offer.members), "\(offer.command)")
        #expect(.integer(left.count) == offer.conflictsLeft, "\(offer.command)")
      }
      #expect(try workspace.run("undo").status == 0)
      for place in offers.indices { _ = offers[place].popLast() }
    }
    #expect(Self.conflicts(workspace, Self.screens, with: []) == before)
  }

  @Test(
    "of a repair holds for the design of the examples",
    arguments: [
      "--device iphone-se-1 --orientation landscape --text-size AX5 --keyboard shown",
      "--device iphone-16 --orientation landscape --keyboard shown", "--device iphone-se-1 --keyboard shown",
    ])
  func examples(profile: String) throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    try workspace.run("remove-profile '*'")
    // A form that has to be higher than most screens leave room for.
    try workspace.run("add-constraint login 'form.height >= 600'")
    let options = profile.split(separator: " ").map(String.init)
    let offers = Self.offers(workspace, "login", with: options)
    #expect(!offers.isEmpty)
    for offer in offers {
      #expect(try workspace.run(offer.command).status == 0)
      let left = Self.conflicts(workspace, ["login"], with: options)["login"]
      #expect(left?.contains(offer.members) == false, "\(offer.command)")
      try workspace.run("undo")
    }
  }

  // MARK: The engine alone

  private static func environment() throws -> LayoutEnvironment {
    try Profile(device: "iphone-16").resolved(on: Device.catalogue).key.environment
  }

  @Test("of a conflict holds: without any one of its constraints the rest can") func irreducible() throws {
    let environment = try Self.environment()
    var rests = 0
    for screen in try Self.designs() {
      for conflict in Workbench.engine.layout(screen, in: environment).conflicts {
        for case .constraint(let id) in conflict.members {
          let rest = conflict.members.filter { $0 != .constraint(id) }
          var alone = screen
          for constraint in screen.constraints where !rest.contains(.constraint(constraint.id)) {
            try alone.removeConstraint(constraint.id)
          }
          // Views bring rules along that are none of this conflict's: those may contradict one another still.
          let left = Workbench.engine.layout(alone, in: environment).conflicts
          #expect(!left.contains { Set($0.members).isSubset(of: rest) }, "\(screen.name) without \(id)")
          rests += left.isEmpty ? 1 : 0
        }
      }
    }
    #expect(rests > 1000)
  }

  @Test("of an ambiguity holds: the view can be in both frames") func witnesses() throws {
    let environment = try Self.environment()
    var frames = 0
    for (seed, design) in try Self.designs().enumerated() {
      var numbers = SeededNumbers(seed: seed)
      var screen = design
      // Without half of its constraints hardly anything is in conflict and much is open.
      for id in screen.constraints.map(\.id) where Bool.random(using: &numbers) {
        try screen.removeConstraint(id)
      }
      let explanation = Workbench.engine.prepare(screen).explanation(in: environment)
      guard explanation.layout.conflicts.isEmpty else { continue }
      for ambiguity in explanation.ambiguities() {
        for frame in [ambiguity.one, ambiguity.other] {
          let layout = Workbench.engine.layout(
            try Self.pinned(ambiguity.view, to: frame, in: screen), in: environment)
          #expect(layout.conflicts.isEmpty, "\(screen.name): \(ambiguity.view) at \(frame)")
          #expect(layout.view(ambiguity.view)?.exact == frame, "\(screen.name): \(ambiguity.view)")
          frames += 1
        }
      }
    }
    #expect(frames > 400)
  }

  /// The screen with a view held where `frame` says.
  private static func pinned(_ view: ObjectID, to frame: Rect, in screen: Screen) throws -> Screen {
    var screen = screen
    let superview = try #require(screen.view(view)?.parent)
    for (anchor, second, value) in [
      (Anchor.left, Anchor.left as Anchor?, frame.x), (.top, .top, frame.y), (.width, nil, frame.width),
      (.height, nil, frame.height),
    ] {
      try screen.addConstraint { id in
        LayoutConstraint(
          id: id, AnchoredItem(Item(view), anchor), .equal,
          to: second.map { AnchoredItem(Item(superview), $0) },
          constant: value)
      }
    }
    return screen
  }
}
