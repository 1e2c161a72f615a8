import DesignModel
import Notation

@testable import WorkbenchKit

extension JudgeCommands {
  /// How much was looked at.
  struct Summary: CustomStringConvertible, Sendable {
    var (layouts, conflicts, openings, claims, sweeps) = (0, 0, 0, 0, 0)
    var description: String {
      "\(layouts) layouts, \(conflicts) conflicts, \(openings) openings, \(claims) claims, \(sweeps) sweeps"
    }

    static func += (one: inout Summary, other: Summary) {
      one.layouts += other.layouts
      one.conflicts += other.conflicts
      one.openings += other.openings
      one.claims += other.claims
      one.sweeps += other.sweeps
    }
  }

  /// Asks `assert` whether views lie where `solve` puts them, and `sweep` how the layout comes out, on so many profiles of
  /// each screen; it adds assertions and takes them away again.
  mutating func judgeMoves(on count: Int) throws {
    for screen in screens {
      let resting = restingLayouts(of: screen.name)
      let step = max(1, resting.count / count)
      for place in stride(from: step / 2, to: resting.count, by: step) {
        judgeAssert(screen, resting[place].layout, on: resting[place].profile)
        judgeSweep(screen, resting[place].layout, on: resting[place].profile)
      }
    }
  }

  private mutating func judgeAssert(_ screen: Screen, _ said: SaidLayout, on profile: String) {
    var claims: [String] = []
    for (path, view) in zip(screen.paths, screen.views) {
      // Frames of these reach beyond what anchors measure.
      guard ![.slider, .switch, .segmentedControl].contains(view.kind), let frame = said.frames[path] else {
        continue
      }
      // Edges are rounded to pixels one by one, so that a length may be a pixel off.
      let edges = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
      for (anchor, value) in zip(["left", "top", "right", "bottom"], edges) {
        claims.append("\(path).\(anchor) == \(value.spelled)")
      }
    }
    let (added, steps) = add(claims, to: screen)
    let outcome = run(["assert", screen.name, "--profile", profile, "--format", "ndjson"])
    for record in outcome.records where record["type"] == "failure" {
      // Other states, and other places of what is typed, are profiles of their own.
      guard let id = record["assertion"]?.text, added.contains(id), record["profile"]?.text == profile else {
        continue
      }
      fault("assert puts it elsewhere: \(record["reason"]?.text ?? ""), \(screen.name) on \(profile)")
    }
    count(claims: added.count)
    for _ in 0..<steps { run(["undo"]) }
  }

  /// Asserts all claims at once, or one by one where one of them is refused: the names of those that were taken, and in how
  /// many steps they were.
  private func add(_ claims: [String], to screen: Screen) -> (names: Set<String>, steps: Int) {
    let named = claims.enumerated().map { (id: "law\($0)", text: $1) }
    let lines = named.map { claim in
      let line: JSON = [
        "command": "add-assertion",
        "arguments": ["screen": .string(screen.name), "claim": .string(claim.text), "id": .string(claim.id)],
      ]
      return line.line
    }
    if run(["batch"], input: lines.joined(separator: "\n")).status == 0 {
      return (Set(named.map(\.id)), lines.isEmpty ? 0 : 1)
    }
    let taken = named.filter { run(["add-assertion", screen.name, $0.text, "--id", $0.id]).status == 0 }
    return (Set(taken.map(\.id)), taken.count)
  }

  private mutating func judgeSweep(_ screen: Screen, _ said: SaidLayout, on profile: String) {
    guard let width = said.frames["root"]?[2], screen.rootKind == .window else { return }
    let range = "\(width.spelled)..\((width + 1).spelled)"
    let outcome = run(["sweep", screen.name, "--width", range, "--profile", profile, "--format", "ndjson"])
    guard let first = outcome.records.first else {
      return fault("sweep says nothing: \(outcome.messages) \(screen.name) on \(profile)")
    }
    count(sweeps: 1)
    let place = "\(screen.name) on \(profile)"
    if first["status"]?.text != said.status { fault("sweep comes out otherwise: \(place)") }
    for (path, view) in zip(screen.paths, first["views"]?.elements ?? []) {
      guard let frame = view["first"]?.elements?.compactMap(\.double), let own = said.exact[path] else {
        continue
      }
      if zip(frame, own).contains(where: { abs($0 - $1) > 1e-5 }) {
        fault("sweep puts \(path) at \(frame), solve at \(own): \(place)")
      }
    }
  }
}

extension Screen {
  fileprivate var rootKind: RootKind { rootTraits.kind }
}
