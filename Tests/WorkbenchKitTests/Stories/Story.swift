import Foundation
import Notation
import TestSupport
import Testing

/// A store in which a screen is built by commands, and what its layouts and assertions say.
struct Story {
  let workspace = try! Workspace()

  init(_ edits: String = "") throws {
    try Self.emptyStore.get().write(to: workspace.folder.appending(path: "workbench.db"))
    try workspace.batch(edits)
  }

  /// Made once: the catalogue of devices and profiles is large.
  private static let emptyStore = Result {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "every"])
    workspace.run(["backup", "copy.db"])
    return try Data(contentsOf: workspace.folder.appending(path: "copy.db"))
  }

  /// What `solve` says of one screen on one profile.
  struct Solution {
    var frames: [String: JSON] = [:]
    /// The views that are shown, in the screen's order.
    var shown: [String] = []
    var status = ""
    var conflicts: [[String]] = []
    /// As `content.contentWidth`.
    var open: [String] = []
  }

  /// Solves the screen with those options, which name one profile.
  func solve(_ screen: String, _ options: String) throws -> Solution {
    let outcome = try workspace.run("solve \(screen) \(options) --format ndjson")
    try #require(outcome.status == 0, "\(outcome.messages)")
    var solution = Solution()
    for record in outcome.records {
      if record["type"] == "solution" {
        solution.status = record["status"]?.text ?? ""
        solution.conflicts = record["conflicts"]?.elements?.map { $0.elements!.map { $0.text! } } ?? []
        solution.open =
          record["ambiguous"]?.elements?.map { "\($0["view"]!.text!).\($0["aspect"]!.text!)" } ?? []
      } else if let view = record["view"]?.text {
        solution.frames[view] = record
        if record["hidden"] == false { solution.shown.append(view) }
      }
    }
    return solution
  }

  /// What `assert` says: for each failing assertion its name, where that is a part of the profiles, and why; and how
  /// many assertions there are in all.
  func check(_ screen: String, _ options: String) throws -> (status: Int32, failing: [String], count: Int) {
    let outcome = try workspace.run("assert \(screen) \(options) --format ndjson")
    let verdicts = outcome.records.filter { $0["type"] == "verdict" }
    let failing = verdicts.filter { $0["holds"] == false }.map { verdict in
      let place = verdict["where"]?.text.map { $0 == "everywhere" ? "" : "\($0): " } ?? ""
      return "\(verdict["assertion"]!.text!): \(place)\(verdict["worst"]!["reason"]!.text!)"
    }
    return (outcome.status, failing, verdicts.count)
  }
}

extension Story.Solution {
  /// x, y, width and height on the screen, in points.
  func frame(_ view: String) -> [Double] { frames[view]!["screenFrame"]!.elements!.map { $0.double! } }
  func top(_ view: String) -> Double { frame(view)[1] }
  func bottom(_ view: String) -> Double { frame(view)[1] + frame(view)[3] }
  func left(_ view: String) -> Double { frame(view)[0] }
  func right(_ view: String) -> Double { frame(view)[0] + frame(view)[2] }
  func width(_ view: String) -> Double { frame(view)[2] }
  func height(_ view: String) -> Double { frame(view)[3] }

  /// The offsets at which a finger can leave a scroll view, from the first to the last.
  func range(of scroll: String) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let ends = frames[scroll]!["scroll"]!["range"]!.elements!.map { $0.double! }
    return (ends[0]...ends[2], ends[1]...ends[3])
  }

  /// From each of the views that are shown to the next one.
  func gaps(below views: [String]) -> [Double] {
    let places = views.filter(shown.contains)
    return zip(places, places.dropFirst()).map { top($1) - bottom($0) }
  }
}

/// The edits of an example script, which its story shares.
enum ExampleScript {
  /// The batches of edits that a script makes up to each of its commits and after the last one.
  static func stages(of name: String) throws -> [String] {
    let file = packageFolder.appending(path: "Examples/\(name).sh")
    var stages = [""]
    var mark: String?
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line == mark ?? "" {
        mark = nil
      } else if mark != nil || isEdit(line) {
        stages[stages.count - 1] += (mark == nil ? line.dropFirst(4) : line) + "\n"
      } else if line.hasPrefix("run commit ") {
        stages.append("")
      } else if let start = line.range(of: "<<'") {
        mark = String(line[start.upperBound...].dropLast())
      }
    }
    return stages
  }

  private static func isEdit(_ line: Substring) -> Bool {
    ["vary", "set-view", "add-constraint", "remove-constraint"].contains { line.hasPrefix("run \($0) ") }
  }
}

extension Story {
  /// The screen of an example script as it is after so many of its commits, counted from 0 for the first stage.
  init(of example: String, stage: Int) throws {
    try self.init(ExampleScript.stages(of: example)[...stage].joined())
  }
}
