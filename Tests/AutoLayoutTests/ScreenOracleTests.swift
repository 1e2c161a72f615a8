import AutoLayout
import DesignModel
import Foundation
import TestSupport
import Testing

/// Random screens against the frames of an independent reference engine; the header of `Fixtures/screen_oracle.py` says what
/// they are and which can't be compared.
///
/// The fixture has the first 300; SCREEN_FRAMES names a file with more.
@Suite("Screens and a reference engine") struct ScreenOracleTests {
  @Test(
    "agree on every frame where there is one layout, and on which screens have one",
    .statement("safe-area.inner", "priorities.strict"))
  func frames() throws {
    let cases = try ReferenceScreen.all()
    var verdicts: [String: Int] = [:]
    for (place, reference) in cases.enumerated() {
      verdicts[reference.verdict, default: 0] += 1
      let environment = reference.environment
      let screen = try reference.screen()
      let layout = screen.layout(environment)
      let label: Comment = "screen \(place), \(reference.verdict)"
      #expect(layout.status.rawValue == reference.status, label)
      check(layout, within: 20_000, label)
      guard let frames = reference.frames else { continue }
      for (view, frame) in frames.enumerated() {
        let (found, wanted) = (layout.exact("v\(view)"), Rect(frame))
        #expect(found.isNear(wanted), "screen \(place), v\(view): \(found) for \(wanted)")
      }
    }
    print("screens compared: \(verdicts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })")
    #expect(verdicts["solved", default: 0] * 2 > cases.count)
  }

  /// Rounds of layout let no coordinate grow: the screens speak of 600 points at most, and sizes double seven times.
  private func check(_ layout: ScreenLayout, within bound: Double, _ label: Comment) {
    for view in layout.views {
      let lengths = [view.exact.x, view.exact.y, view.exact.width, view.exact.height]
      #expect(lengths.allSatisfy { abs($0) <= bound }, label)
    }
  }
}

/// One screen of the fixture, in the columns that the generator names.
private struct ReferenceScreen: Decodable {
  /// Top, left, bottom, right.
  let safe: [Double]
  /// Kind, superview and attributes of `v0`, `v1` and so on.
  let views: [[String]]
  let rules: [String]
  let verdict: String
  /// Left, top, width, height of each view in its superview.
  let frames: [[Double]]?

  init(from decoder: any Decoder) throws {
    var columns = try decoder.unkeyedContainer()
    safe = try columns.decode([Double].self)
    views = try columns.decode([[String]].self)
    rules = try columns.decode([String].self)
    verdict = try columns.decode(String.self)
    frames = try columns.decodeIfPresent([[Double]].self)
  }

  static func all() throws -> [ReferenceScreen] {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Fixtures/screen_frames.json")
    let other = ProcessInfo.processInfo.environment["SCREEN_FRAMES"].map { URL(filePath: $0) }
    return try JSONDecoder().decode([ReferenceScreen].self, from: Data(contentsOf: other ?? fixture))
  }

  /// The status of the workbench's that says the same.
  var status: String { verdict == "open" ? "ambiguous" : verdict }

  var environment: LayoutEnvironment {
    .plain().with {
      $0.safeArea = EdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
    }
  }

  func screen() throws -> Screen {
    try Screen.built { screen in
      for (place, view) in views.enumerated() {
        try screen.add(#require(ViewKind(rawValue: view[0])), "v\(place)", in: view[1], with: view[2])
      }
      for rule in rules { try screen.constrain(rule) }
    }
  }
}

extension Rect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// True if no number differs by more than a hundredth of a point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy {
      abs($0 - $1) <= 0.01
    }
  }
}
