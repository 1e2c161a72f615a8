import Foundation
import Notation
import TestSupport
import Testing

/// What `audit` must not call an error in screens of public files, each on its own device at the standard text size.
///
/// On a sample of the files; on as many as `IMPORTED_FINDINGS` says, or on all of them where it says 0.
@Suite("Findings in imported screens") struct ImportedFindingsTests {
  private static let wanted =
    ProcessInfo.processInfo.environment["IMPORTED_FINDINGS"].flatMap(Int.init) ?? 60

  private struct Sample {
    /// The file that each screen came from, from its corpus on.
    let files: [String: String]
    /// The files in which constraints contradict one another on the canvas.
    let contradicting: Set<String>
    /// The kind of each screen's root: `window`, `cell` or `view`.
    let roots: [String: String]
    /// The constraints of each screen that the import made, by their names.
    let made: [String: Set<String>]
    let findings: [JSON]
  }

  /// A path from its corpus on, however it is spelled.
  private static func place(_ path: String) -> String { path.components(separatedBy: "/corpus").last! }

  /// Files whose cell or view contradicts itself on a device and not on the canvas.
  ///
  /// Half a point between the margins of a cell that the canvas of the time made up for; a view laid out for one device's
  /// safe area, by numbers.
  private static let known = ["TableViewCellWithCheckBoxAndLabel.xib", "TutorialStepView.xib"]

  private static func sample() throws -> Sample? {
    var files = sharedInterfaces("corpus") + sharedInterfaces("corpus2")
    if files.isEmpty { return nil }
    var numbers = SeededNumbers(seed: 15)
    files.shuffle(using: &numbers)
    if wanted > 0 { files = Array(files.prefix(wanted)) }
    let workspace = try Workspace()
    workspace.run(["init"])
    let checked = workspace.run(
      ["check-ib", "--intrinsics", "measured", "--format", "ndjson", "--fail-on", "never"] + files.map(\.path)
    )
    // A named file that can't be read would keep the others out.
    let refusals = checked.records.filter { $0["type"]?.text == "refusal" }
    let refused = Set(refusals.compactMap { $0["file"]?.text.map(place) })
    let sound = files.map(\.path).filter { !refused.contains(place($0)) }
    let imported = workspace.run(["import-ib", "--format", "ndjson"] + sound)
    try #require(imported.status == 0, "\(imported.messages)")
    var origins: [String: String] = [:]
    for record in imported.records {
      if let name = record["screen"]?.text { origins[name] = record["file"]?.text.map(place) }
    }
    let conflicts = checked.records.filter { $0["type"]?.text == "conflict" }
    var (names, roots, made): ([String: String], [String: String], [String: Set<String>]) = ([:], [:], [:])
    for record in workspace.run(["dump"]).records {
      switch record["type"]?.text {
      case "screen": names[record["id"]?.text ?? ""] = record["name"]?.text
      case "view":
        guard record["view"]?["parent"] == nil,
          let name = record["screen"]?.text.flatMap({ names[$0] })
        else { continue }
        roots[name] = record["view"]?["attributes"]?["root"]?.text ?? "window"
      case "constraint":
        guard record["constraint"]?["origin"]?.text == "autoresizing",
          let name = record["screen"]?.text.flatMap({ names[$0] }), let id = record["constraint"]?["id"]?.text
        else { continue }
        made[name, default: []].insert(id)
      default: break
      }
    }
    let audited = workspace.run([
      "audit", "--text-size", "L", "--fail-on", "never", "--format", "ndjson",
    ])
    return Sample(
      files: origins, contradicting: Set(conflicts.compactMap { $0["file"]?.text.map(place) }), roots: roots,
      made: made,
      findings: audited.records.filter { $0["type"]?.text == "finding" })
  }

  @Test("no cell and no view lies under bars, or out of reach of a window that it doesn't fill") func roots()
    throws
  {
    guard let sample = try Self.sample() else { return }
    let inWindows = ["under-bars", "content-unreachable"]
    let wrong = sample.findings.filter { finding in
      let root = finding["screen"]?.text.flatMap { sample.roots[$0] } ?? "window"
      return root != "window" && inWindows.contains(finding["rule"]?.text ?? "")
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3).map(\.line))")
    let contradicting = sample.findings.filter { finding in
      guard finding["rule"]?.text == "unsatisfiable-constraints", let screen = finding["screen"]?.text,
        sample.roots[screen] != "window", let file = sample.files[screen]
      else { return false }
      return !sample.contradicting.contains(file) && !Self.known.contains { file.hasSuffix("/" + $0) }
    }
    #expect(contradicting.isEmpty, "\(contradicting.prefix(3).map(\.line))")
    print("imported findings: \(sample.roots.count) screens, \(sample.findings.count) findings")
  }

  @Test("no rule of style blames a constraint that the import made") func style() throws {
    guard let sample = try Self.sample() else { return }
    let style = ["left-right-pins", "redundant-constraint", "duplicate-constraint"]
    let blamed = sample.findings.filter { finding in
      guard style.contains(finding["rule"]?.text ?? ""), let screen = finding["screen"]?.text,
        let constraint = finding["constraint"]?.text
      else { return false }
      return sample.made[screen]?.contains(constraint) == true
    }
    #expect(sample.made.values.contains { !$0.isEmpty })
    #expect(blamed.isEmpty, "\(blamed.prefix(3).map(\.line))")
  }
}
