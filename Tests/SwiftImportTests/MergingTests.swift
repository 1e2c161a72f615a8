import AutoLayout
import DesignLanguage
import DesignModel
import Notation
import Testing

@testable import SwiftImport

@Suite("Runs of a screen's code") struct MergingTests {
  private func run(_ profile: Profile, _ views: String, constraints: String = "") throws -> Run {
    let device = Device.catalogue.first { $0.name == profile.device }!
    let json = try JSON(
      parsing:
        #"{"views":[{"kind":"view","class":"V","attributes":{}},\#(views)],"guides":[],"constraints":[\#(constraints)]}"#
    )
    return Run(
      profile: profile, environment: profile.environment(on: device),
      recording: try ReadRecording.recording(json))
  }

  private func profiles(_ sizes: [TextSize]) -> [Profile] {
    sizes.map { size in
      var profile = Profile.default
      profile.textSize = size
      return profile
    }
  }

  @Test("that differ by text size become a variation under the shortest condition") func condition() throws {
    let runs = try profiles(TextSize.allCases).map { profile in
      let axis = profile.textSize.isAccessibility ? "vertical" : "horizontal"
      return try run(
        profile,
        #"{"in":0,"kind":"stack","class":"UIStackView","name":"row","attributes":{"axis":"\#(axis)"}}"#)
    }
    let base = [runs[3]] + runs.filter { $0.profile != runs[3].profile }
    let merged = MergedScreen(base, states: [])
    #expect(merged.notes.isEmpty)
    #expect(merged.lists.variations.map(\.condition.spelled) == ["textSize >= accessibilityMedium"])
    guard case .view(let id, let change)? = merged.lists.variations.first?.change else {
      Issue.record("no view varies")
      return
    }
    #expect(id == "row" && change.text(.axis) == "vertical")
  }

  @Test("whose constraints come and go install them where they are") func constraints() throws {
    let view = #"{"in":0,"kind":"view","class":"UIView","name":"box","attributes":{}}"#
    let constraint =
      #"{"first":["1","width"],"relation":0,"constant":9,"priority":1000,"file":"A.swift","line":7}"#
    let sizes = profiles([.large, .accessibilityMedium])
    let merged = MergedScreen(
      [try run(sizes[0], view), try run(sizes[1], view, constraints: constraint)], states: [])
    let only = try #require(merged.lists.constraints.first)
    #expect(only.id == "A.swift:7" && merged.lists.constraints.count == 1)
    #expect(only.condition?.spelled == "textSize = accessibilityMedium")
  }

  @Test("whose constraint goes in many states take it away in each") func states() throws {
    let view = #"{"in":0,"kind":"view","class":"UIView","name":"box","attributes":{}}"#
    let constraint =
      #"{"first":["1","width"],"relation":0,"constant":9,"priority":1000,"file":"A.swift","line":7}"#
    let states = ["one", "two", "three", "four", "five"]
    let runs = try states.map { state in
      var profile = Profile.default
      profile.state = state
      return try run(profile, view, constraints: state == "five" ? constraint : "")
    }
    let merged = MergedScreen(
      [try run(.default, view, constraints: constraint)] + runs, states: ["initial"] + states)
    #expect(merged.notes.isEmpty, "\(merged.notes)")
    #expect(
      merged.lists.variations.map(\.condition.spelled).sorted()
        == ["state = four", "state = one", "state = three", "state = two"])
  }

  @Test("one of which has a view more take what it holds away with it, where that moves others")
  func conditional() throws {
    func view(_ name: String) -> String {
      #"{"in":0,"kind":"view","class":"UIView","name":"\#(name)","attributes":{}}"#
    }
    func constraint(_ first: String, _ second: String?, constant: Int, line: Int) -> String {
      let other = second.map { #""second":\#($0),"multiplier":1,"# } ?? ""
      return
        #"{"first":\#(first),\#(other)"relation":0,"constant":\#(constant),"priority":1000,"file":"A.swift","line":\#(line)}"#
    }
    func box(_ place: Int, _ line: Int) -> [String] {
      [
        constraint(#"["\#(place)","leading"]"#, #"["0","leading"]"#, constant: 0, line: line),
        constraint(#"["\#(place)","width"]"#, nil, constant: 50, line: line + 1),
        constraint(#"["\#(place)","height"]"#, nil, constant: 20, line: line + 2),
      ]
    }
    let sizes = profiles([.large, .accessibilityMedium])
    let plain = try run(
      sizes[0], view("form"),
      constraints: (box(1, 10) + [constraint(#"["1","top"]"#, #"["0","top"]"#, constant: 0, line: 20)])
        .joined(separator: ","))
    let warned = try run(
      sizes[1], "\(view("form")),\(view("banner"))",
      constraints: (box(1, 10) + box(2, 30) + [
        constraint(#"["2","top"]"#, #"["0","top"]"#, constant: 0, line: 40),
        constraint(#"["1","top"]"#, #"["2","bottom"]"#, constant: 8, line: 41),
      ]).joined(separator: ","))
    let engine = LayoutEngine(measuring: NoText())
    let merged = try MergedScreen.closest(
      to: [plain, warned], states: [], engine: engine, until: ImportClock())
    #expect(merged.notes.isEmpty, "\(merged.notes)")
    let prepared = engine.prepare(Screen(id: "s", name: "s", lists: merged.lists))
    for (run, top) in [(plain, 0.0), (warned, 28)] {
      let layout = prepared.layout(in: run.environment)
      #expect(layout.conflicts.isEmpty)
      #expect(layout.views.first { $0.view == "form" }?.frame.y == top)
      #expect(layout.views.first { $0.view == "banner" }?.isHidden == (top == 0))
    }
  }

  @Test("in which a number follows the text size report it with its line") func continuous() throws {
    let view = #"{"in":0,"kind":"view","class":"UIView","name":"box","attributes":{}}"#
    let runs = try profiles(TextSize.allCases).map { profile in
      try run(
        profile, view,
        constraints:
          #"{"first":["1","width"],"relation":0,"constant":\#(profile.textSize.rank),"priority":1000,"file":"A.swift","line":7,"changedFile":"A.swift","changedLine":12}"#
      )
    }
    let merged = MergedScreen(runs, states: [])
    #expect(merged.lists.variations.isEmpty)
    #expect(merged.notes.map { $0.place?.description } == ["A.swift:12"])
  }

  @Test("in which a frame is set keep of the superview what stays the same") func shapes() throws {
    func frames(_ width: Double, _ right: Double) -> GivenFrame {
      GivenFrame(frame: Rect(x: 5, y: 0, width: width, height: 10), right: right, bottom: 40, mask: 0)
    }
    #expect(FrameShape(of: [frames(100, 5), frames(200, 5)]).horizontal == .stretched)
    #expect(FrameShape(of: [frames(100, 5), frames(100, 50)]).horizontal == .start)
  }

  @Test("are as long as their superview, be it on a later page or in what scrolls") func pages() throws {
    func page(_ number: Double, in width: Double) -> GivenFrame {
      let start = number * width
      return GivenFrame(
        frame: Rect(x: start, y: 0, width: width, height: 10), right: -start, bottom: 0, mask: 0)
    }
    func texts(_ number: Double, isContent: Bool) -> [String] {
      let frames = [page(number, in: 393), page(number, in: 375)]
      let shape = FrameShape(of: frames)
      return shape.constraints(of: frames[0], view: "page", in: .root, isContent: isContent).prefix(2).map {
        "\($0.wish) \($0.constraint.second?.anchor.rawValue ?? "-") \($0.constraint.constant + 0)"
      }
    }
    #expect(texts(0, isContent: false) == ["page.left left 0.0", "page.right right 0.0"])
    #expect(texts(0, isContent: true) == ["page.left left 0.0", "page.width width 0.0"])
    #expect(texts(1, isContent: true) == ["page.left left 393.0", "page.width width 0.0"])
  }

  @Test(
    "whose masks have several flexible parts grow them by their shares, unless other things stay the same")
  func shares() throws {
    func given(_ width: Double, _ right: Double) -> GivenFrame {
      GivenFrame(frame: Rect(x: 10, y: 0, width: width, height: 10), right: right, bottom: 40, mask: 2 | 4)
    }
    func texts(_ frames: [GivenFrame]) -> [String] {
      FrameShape(of: frames).constraints(of: frames[0], view: "box", in: .root).prefix(2).map {
        "\($0.wish) \($0.constraint.multiplier) \($0.constraint.constant)"
      }
    }
    #expect(texts([given(20, 60)]) == ["box.left 1.0 10.0", "box.width 0.25 -2.5"])
    #expect(texts([given(20, 60), given(40, 120)]) == ["box.left 1.0 10.0", "box.width 0.25 -2.5"])
    #expect(texts([given(20, 60), given(20, 90)]) == ["box.left 1.0 10.0", "box.width 1.0 20.0"])
    #expect(texts([given(20, 60), given(30, 77)]) == ["box.left 1.0 10.0", "box.right 1.0 -60.0"])
    #expect(given(20, -40).lacksRoomToShare && !given(20, 60).lacksRoomToShare)
  }
}

/// A ruler for screens without texts.
struct NoText: TextMeasuring {
  var fingerprint: String { "none" }
  func fingerprint(of texts: [FamilyText]) -> String { "none" }
  func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    ResolvedFont(size: 17, weight: .regular, lineHeight: 20, ascender: 16, descender: 4, linePitch: 20)
  }
  func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines {
    TextLines(
      width: 0, shownLines: 0, wantedLines: 0, shownCharacters: 0, totalCharacters: 0, isApproximate: false)
  }
}
