import Foundation
import Notation
import TestSupport
import Testing

/// What is exported as Swift, compiled, run and imported lies where it lay.
///
/// That is on three devices, at two text sizes, in both directions. `Tests/Benchmarks/round_trip.py` does the same with
/// as many files as one likes.
@Suite("Screens exported as Swift and imported again", .startsProcesses, .serialized)
struct SwiftRoundTripTests {
  fileprivate static let profiles =
    "--device iphone-se-3,iphone-16-pro-max,ipad-mini-7 --text-size L,AX3 --direction ltr,rtl"

  @Test("lie where they lay, those of the examples to the last view") func examples() throws {
    guard let variables = SwiftMaterial.variables() else { return }
    for example in [
      "conditional-scrolling", "copy-screen", "rotation-and-keyboard", "sign-in-form", "stretchy-header",
    ] {
      let story = try Story(try ExampleScript.stages(of: example).joined())
      let score = try Self.roundTrip(in: story.workspace, variables)
      #expect(score.all > 0 && score.same == score.all, "\(example): \(score)")
    }
  }

  /// Screens with a cell, stacks with margins, size-class variations, sizes of classes, styled buttons and images.
  private static let files = [
    "corpus/vector-im+element-ios", "corpus/owncloud+ios-app", "corpus2/AU-COVIDSafe+mobile-ios",
  ]

  @Test("lie where they lay, 99 of 100 views of a sample of Interface Builder files") func sample() throws {
    guard let variables = SwiftMaterial.variables() else { return }
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    for name in Self.files {
      guard let folder = sharedFolder(name) else { return }
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let files = (found?.allObjects as? [URL] ?? []).map(\.path).filter { $0.hasSuffix(".xib") }.sorted()
      let some = files.enumerated().filter { $0.offset.isMultiple(of: max(1, files.count / 4)) }.map(
        \.element)
      #expect(workspace.run(["import-ib"] + some).status == 0)
    }
    let score = try Self.roundTrip(in: workspace, variables)
    #expect(score.all > 300 && Double(score.same) >= 0.99 * Double(score.all), "\(score)")
  }

  /// How many frames are the same to a hundredth of a point.
  fileprivate struct Score: CustomStringConvertible {
    var same = 0
    var all = 0
    var far: [String] = []
    var description: String { "\(same) of \(all)\n\(far.prefix(20).joined(separator: "\n"))" }
  }

  /// Exports all screens that have no views of classes of their own, and compares what comes back.
  private static func roundTrip(in workspace: Workspace, _ variables: [String: String]) throws -> Score {
    let screens = try workspace.run("list-screens --format ndjson").records.compactMap { $0["screen"]?.text }
    let plain = try screens.filter { screen in
      let views = try workspace.run("list-views \(screen) --format ndjson").records
      return views.count > 1 && !views.contains { $0["kind"] == "custom" }
    }
    var exported: [String: (screen: String, views: [String])] = [:]
    let folder = workspace.folder.appending(path: "exported")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for screen in plain {
      let source = try workspace.run("export \(screen) --format swift").output
      let name = String(try #require(source.firstMatch(of: /final class (\w+): UI/)).1)
      try source.write(
        to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
      let members = source.matches(of: /(?m)^  let (\w+) = (?!UILayoutGuide\(\))/).map { String($0.1) }
      exported[name] = (screen, ["root"] + members)
    }
    let back = workspace.run(["import-swift", "exported"], variables: variables)
    try #require(back.status == 0, "\(back.messages)")
    var score = Score()
    for (name, (screen, views)) in exported.sorted(by: { $0.key < $1.key }) {
      try host(name, as: screen, in: workspace)
      try score.compare(screen, name, views: views, in: workspace)
    }
    return score
  }
}

extension SwiftRoundTripTests {
  /// Gives an imported screen what shows the view decides, and no code says: what its root stands in.
  fileprivate static func host(_ imported: String, as screen: String, in workspace: Workspace) throws {
    let views = try workspace.run("list-views \(screen) --format ndjson").records
    guard let attributes = views.first?["attributes"] else { return }
    let words = ["root", "rootSize", "bars", "device", "orientation"].compactMap { key in
      attributes[key]?.text.map { "\(key)=\($0)" }
    }
    if words.isEmpty { return }
    #expect(workspace.run(["set-view", imported, "root"] + words).status == 0)
  }
}

extension SwiftRoundTripTests.Score {
  /// Views come in the design's order, which is that of the members.
  fileprivate mutating func compare(
    _ screen: String, _ imported: String, views: [String], in workspace: Workspace
  ) throws {
    let ours = try frames(of: screen, in: workspace)
    let theirs = try frames(of: imported, in: workspace)
    for (profile, frames) in ours.sorted(by: { $0.key < $1.key }) {
      let other = Dictionary(
        theirs[profile, default: []].map { ($0.view, $0.frame) }, uniquingKeysWith: { first, _ in first })
      for (place, own) in frames.enumerated() {
        all += 1
        let found = place < views.count ? other[views[place]] : nil
        if let found, zip(found, own.frame).allSatisfy({ abs($0 - $1) < 0.01 }) {
          same += 1
        } else {
          far.append("\(screen) \(profile) \(own.view): \(own.frame), not \(found ?? [])")
        }
      }
    }
  }

  private func frames(
    of screen: String, in workspace: Workspace
  ) throws -> [String: [(view: String, frame: [Double])]] {
    var frames: [String: [(view: String, frame: [Double])]] = [:]
    let words = "solve \(screen) \(SwiftRoundTripTests.profiles) --format ndjson"
    for record in try workspace.run(words).records where record["type"] == "frame" {
      let frame = record["screenFrame"]?.elements?.compactMap(\.double) ?? []
      frames[record["profile"]?.text ?? "", default: []].append((record["view"]?.text ?? "", frame))
    }
    return frames
  }
}
