import Conditions
import AutoLayout
import DesignModel
import Foundation
import Notation
import SQLite
import Storage
import Matrix
import Findings

@testable import Auditing
@testable import WorkbenchKit

/// Asks every command about the screens of a store, and holds what they say of conflicts, ambiguities and frames against
/// one another.
struct JudgeCommands {
  private(set) var faults: [String] = []
  /// How much was looked at.
  private(set) var summary = Summary()
  private let workspace: Workspace
  private let store: Store
  private let snapshot: Snapshot
  /// What `solve` says of each screen.
  private var said: [String: SaidLayouts] = [:]

  /// Judges what is said on all stored profiles; `explain` is asked on so many that are in conflict at most, since each tries
  /// repairs on all of them.
  init(in workspace: Workspace, explainedConflicts: Int = .max) throws {
    self.workspace = workspace
    store = try Store.open(at: workspace.folder.appending(path: "workbench.db").path)
    snapshot = try store.snapshot(at: "working")
    for screen in try snapshot.screens(named: []) {
      // The initial state is that of profiles that name none.
      for state in [nil] + screen.states.dropFirst().map(Optional.some) {
        let options = state.map { ["--state", $0] } ?? []
        let said = SaidLayouts(workspace, screen.name, with: ["--all-profiles"] + options)
        summary.layouts += said.layouts.count
        judgeExplain(screen, said, with: options, atMost: explainedConflicts)
        if state != nil { continue }
        try judgeViews(screen, said)
        self.said[screen.name] = said
      }
    }
    try judgeAudits()
    for screen in try snapshot.screens(named: []) { judgeVerdicts(screen) }
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  // MARK: explain

  private mutating func judgeExplain(
    _ screen: Screen, _ said: SaidLayouts, with options: [String], atMost most: Int
  ) {
    let calm = said.profiles { $0.conflicts.isEmpty }
    let asked = calm + said.profiles { !$0.conflicts.isEmpty }.prefix(most)
    for start in stride(from: 0, to: asked.count, by: 100) {
      let names = asked[start..<min(start + 100, asked.count)]
      let outcome = workspace.run(
        ["explain", screen.name, "--format", "ndjson"] + names.flatMap { ["--profile", $0] })
      let isSound = names.allSatisfy { said.layouts[$0]!.status == "solved" }
      expect((outcome.status == 0) == isSound, "explain \(screen.name): exit code \(outcome.status)")
      let records = Dictionary(grouping: outcome.records) { $0["profile"]?.text ?? "" }
      for name in names { judge(records[name] ?? [], said.layouts[name]!, at: "\(screen.name) on \(name)") }
    }
  }

  private mutating func judge(_ explained: [JSON], _ said: SaidLayout, at place: String) {
    func all(_ type: String) -> [JSON] { explained.filter { $0["type"]?.text == type } }
    let conflicts = all("conflict").map { conflict in
      Set((conflict["members"]?.elements ?? []).compactMap { $0["rule"]?.text })
    }
    expect(Set(conflicts) == said.conflicts, "explain has other conflicts than solve: \(place)")
    let open = Set(all("ambiguity").compactMap { $0["view"]?.text })
    expect(open.isSubset(of: said.openViews), "explain opens \(open.subtracting(said.openViews)): \(place)")
    guard let end = all("explanation").first else {
      faults.append("explain says nothing: \(place)")
      return
    }
    expect(end["ambiguities"]?.whole == said.openViews.count, "explain counts other open views: \(place)")
    expect(end["conflicts"]?.whole == said.conflicts.count, "explain counts other conflicts: \(place)")
    if said.openViews.count <= 24 {
      expect(open == said.openViews, "explain shows no \(said.openViews.subtracting(open)): \(place)")
    }
  }

  // MARK: The store's views

  private mutating func judgeViews(_ screen: Screen, _ said: SaidLayouts) throws {
    let database = try Database(path: workspace.folder.appending(path: "workbench.db").path, mode: .readOnly)
    defer { database.close() }
    var frames: [String: SaidLayout] = [:]
    let sql = """
      SELECT profile, coalesce(path, 'root'), status, screen_x, screen_y, screen_width, screen_height
      FROM frame WHERE screen = ?
      """
    let rows = try database.rows(sql, screen.name) { row in
      (row.text(0), row.text(1), row.text(2), (3...6).map { row.double($0) })
    }
    let wronglyMarked = try database.first(
      """
      SELECT count(*) FROM stored_layout l JOIN laid_out_screen q ON q.id = l.screen
        JOIN screen s ON s.layout_hash = q.screen_hash AND s.name = ?
      WHERE coalesce(l.truncates, 0) <> EXISTS (SELECT 1 FROM layout_view f WHERE f.layout = l.id AND f.truncated)
      """, screen.name
    ) { $0.integer(0) }
    expect(wronglyMarked == 0, "layouts of \(screen.name) are marked wrongly as truncating")
    for (profile, path, status, frame) in rows {
      frames[profile, default: SaidLayout(status: status)].frames[path] = frame
    }
    for profile in said.profiles where said.layouts[profile]!.status != "no rest" {
      let (one, other) = (said.layouts[profile]!, frames[profile])
      expect(one.status == other?.status, "frame has another status: \(screen.name) on \(profile)")
      expect(
        SaidLayout.areSame(one.frames, other?.frames ?? [:]),
        "frame has other frames: \(screen.name) on \(profile)")
    }
    try judgeLayouts(screen, said, in: database)
  }

  /// What the view `layout` has of conflicts and of what is open.
  private mutating func judgeLayouts(
    _ screen: Screen, _ said: SaidLayouts, in database: Database
  ) throws {
    let sql = """
      SELECT p.name, l.conflicts, l.ambiguities FROM screen s
        JOIN laid_out_screen q ON q.screen_hash = s.layout_hash
        JOIN stored_layout l ON l.screen = q.id
        JOIN reduced_environment r ON r.reading = q.reading AND r.reduced = l.environment
        JOIN environment e ON e.id = r.environment
        JOIN profile p ON p.environment_hash = e.hash
      WHERE s.name = ?
      """
    for (profile, conflicts, open) in try database.rows(
      sql, screen.name, read: { ($0.text(0), $0.text(1), $0.text(2)) })
    {
      guard let layout = said.layouts[profile] else { continue }
      let sets = try JSON(parsing: conflicts).elements ?? []
      expect(sets.count == layout.conflicts.count, "layout has other conflicts: \(screen.name) on \(profile)")
      let stored = try (JSON(parsing: open).elements ?? []).map { ambiguity in
        "\(screen.name(of: ObjectID(ambiguity["view"]!.text!))).\(ambiguity["aspect"]!.text!)"
      }
      expect(Set(stored) == layout.open, "layout has other openings: \(screen.name) on \(profile)")
    }
  }

  // MARK: audit, check and status

  private mutating func judgeAudits() throws {
    let question = try CheckedScreens([], on: ProfileQuery(), for: .findings, in: snapshot)
    let engine = Workbench.engine
    let matrix = ProfileMatrix(engine: engine, store: store, jobs: 2, progress: Progress(write: nil))
    let run = try AuditRun(question, matrix)
    for (audit, (screen, profiles)) in zip(run.audits, question.screens) {
      var found: [String: [Finding]] = [:]
      for group in audit.groups {
        for name in group.profiles?.names ?? [] { found[name, default: []].append(group.finding) }
      }
      let prepared = engine.prepare(screen)
      // Devices with the same figures have the same layouts.
      var known: [LayoutEnvironment: (layout: ScreenLayout, open: [Opening])] = [:]
      for profile in profiles {
        let (name, environment) = (profile.profile.name, profile.key.environment)
        let (layout, open) =
          known[environment] ?? (prepared.layout(in: environment), prepared.openings(in: environment))
        known[environment] = (layout, open)
        let place = "\(screen.name) on \(name)"
        if let said = said[screen.name]?.layouts[name] {
          expect(
            said.isSame(as: SaidLayout(layout, of: screen)), "solve says otherwise than the engine: \(place)")
        }
        judge(
          JudgedFindingsOfLayout(found[name] ?? []), layout, open: open, at: place)
      }
    }
  }

  private mutating func judge(
    _ found: JudgedFindingsOfLayout, _ layout: ScreenLayout, open: [Opening], at place: String
  ) {
    if layout.unrest != nil {
      expect(!found.histories.isEmpty, "audit finds rest: \(place)")
      return
    }
    let sets = Set(layout.conflicts.map { Set($0.members.map(\.object)) })
    summary.conflicts += sets.count
    expect(found.conflicts == sets, "audit finds other conflicts: \(place)")
    expect(Set(open.map(\.ambiguity)) == Set(layout.ambiguities), "openings differ: \(place)")
    summary.openings += open.count
    for opening in open where !found.name(opening, isInConflict: !sets.isEmpty) {
      faults.append("audit is silent on \(opening.ambiguity.view)'s \(opening.ambiguity.aspect): \(place)")
    }
    expect(!found.nameAnyOpening || !open.isEmpty, "audit opens what is closed: \(place)")
  }

  private mutating func judgeVerdicts(_ screen: Screen) {
    let check = workspace.run(["check", screen.name])
    let audit = workspace.run(["audit", screen.name])
    // Where nobody reads or uses anything, nothing found is no praise.
    let isSound = ["sound: nothing found", "nothing to judge: "].contains { check.output.contains($0) }
    expect((check.status == 0) == isSound, "check \(screen.name): exit code \(check.status)")
    if screen.assertions.isEmpty {
      expect(audit.status == check.status, "audit \(screen.name): exit code \(audit.status)")
    }
    let status = workspace.run(["status", "--format", "ndjson"]).records.first
    let own = status?["screens"]?.elements?.first { $0["screen"]?.text == screen.name }
    expect(own?["sound"] == .bool(isSound), "status says otherwise than check of \(screen.name)")
    if let verdict = own?["verdict"]?.text {
      expect(check.prose.contains(verdict), "status says otherwise than check: \(verdict)")
    }
    let isSolved = said[screen.name]!.layouts.values.allSatisfy { $0.status == "solved" }
    expect(isSolved || !isSound, "check calls \(screen.name) sound, which solve does not")
  }

  // MARK: assert and sweep

  /// Runs a command in the store's folder.
  @discardableResult
  func run(_ words: [String], input: String = "") -> Workspace.Outcome { workspace.run(words, input: input) }

  /// Notes that commands disagree.
  mutating func fault(_ words: String) { faults.append(words) }

  /// Counts what was asked of `assert` and of `sweep`.
  mutating func count(claims: Int = 0, sweeps: Int = 0) {
    summary.claims += claims
    summary.sweeps += sweeps
  }

  /// The layouts of a screen on the profiles on which it comes to rest, in order.
  func restingLayouts(of screen: String) -> [(profile: String, layout: SaidLayout)] {
    guard let said = said[screen] else { return [] }
    return said.profiles.map { ($0, said.layouts[$0]!) }.filter { $0.layout.status != "no rest" }
  }

  /// The screens.
  var screens: [Screen] { (try? snapshot.screens(named: [])) ?? [] }
}

extension Rule {
  /// The constraint, or the view that brings the rule with it.
  fileprivate var object: ObjectID {
    switch self {
    case .constraint(let id), .builtIn(let id, _): id
    }
  }
}
