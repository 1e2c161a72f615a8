import Findings
import Machine
import AutoLayout
import CommandGrammar
import DesignModel
import Foundation
import Notation
import Testing

@testable import WorkbenchKit

@Suite("Sweeps of the example screens") struct SweepScreenTests {
  @Test(
    "agree with solving at every width",
    arguments: [
      Case("sign-in-form", "login", parameter: "width", range: 200...1400, on: "iphone-16", step: 1),
      Case("conditional-scrolling", "login", parameter: "width", range: 320...1366, on: "ipad-pro-13"),
      Case("copy-screen", "copy", parameter: "width", range: 300...900, on: "ipad-pro-13"),
      Case("rotation-and-keyboard", "details", parameter: "width", range: 200...700, on: "iphone-16-plus"),
      Case("stretchy-header", "article", parameter: "width", range: 380...460, on: "iphone-16"),
      Case("sign-in-form", "login", parameter: "height", range: 100...900, on: "iphone-16"),
      Case("conditional-scrolling", "login", parameter: "height", range: 100...900, on: "iphone-16"),
      Case("stretchy-header", "article", parameter: "height", range: 250...300, on: "iphone-16"),
    ])
  func lengths(of example: Case) throws {
    let swept = try Swept(example)
    #expect(swept.records.count > 1)
    for value in stride(from: example.range.lowerBound, through: example.range.upperBound, by: example.step) {
      try swept.check(at: value)
    }
    for end in swept.ends where example.range.contains(end - 1e-3) && example.range.contains(end + 1e-3) {
      try swept.check(at: end)
      try swept.check(at: end - 1e-3)
      try swept.check(at: end + 1e-3)
    }
    let (low, high) = (example.range.lowerBound, example.range.upperBound)
    let middle = ((low + high) / 2).rounded()
    for part in [low...middle, middle...high, middle - 1...middle + 1] {
      let own = try swept.ends(over: part)
      let whole = swept.ends.filter { part.lowerBound + 3e-6 < $0 && $0 < part.upperBound - 3e-6 }
      #expect(own.count == whole.count, "\(example.testDescription) over \(part): \(own) and \(whole)")
      for (one, other) in zip(own, whole) { #expect(abs(one - other) < 3e-6) }
    }
  }

  @Test("agree with solving at scroll offsets")
  func scroll() throws {
    let example = Case(
      "stretchy-header", "article", parameter: "scroll", range: -100...300, on: "iphone-16", view: "scroll")
    let swept = try Swept(example)
    #expect(swept.records.count > 1)
    for value in stride(from: -100.0, through: 300, by: 5) { try swept.check(at: value) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let example, screen, parameter, device: String
    let view: String?
    let range: ClosedRange<Double>
    /// Between the lengths at which the screen is solved.
    let step: Double

    init(
      _ example: String, _ screen: String, parameter: String, range: ClosedRange<Double>,
      on device: String, step: Double = 7, view: String? = nil
    ) {
      (self.example, self.screen, self.parameter, self.device) = (example, screen, parameter, device)
      (self.range, self.step, self.view) = (range, step, view)
    }

    var testDescription: String { "\(example), \(parameter) on \(device)" }

    /// The profile on which that length is `value`.
    func profile(_ value: Double) throws -> Profile {
      var profile = Profile(device: device)
      let size = try Device.catalogue.device(named: device).size
      switch parameter {
      case "width": profile.window = Size(width: value, height: size.height)
      case "height": profile.window = Size(width: size.width, height: value)
      default: profile.offsets = [ScrollOffset(view: view!, offset: Point(x: 0, y: value))]
      }
      return profile
    }
  }

  /// One sweep's records beside the engine.
  struct Swept {
    private let story: Story
    let example: Case
    let screen: Screen
    let prepared: PreparedScreen
    let records: [JSON]

    init(_ example: Case) throws {
      self.example = example
      story = try Story(ExampleScript.stages(of: example.example)[0])
      let surroundings = Surroundings(
        variable: { _ in nil }, folder: story.workspace.folder.path, showsProgress: false, input: { [] },
        output: { _ in }, messages: { _ in })
      var session = Session(options: try Options(arguments: [:]), surroundings: surroundings)
      let asked = try session.explanationQuestion(
        of: example.screen, ProfileOptions(), at: nil)
      screen = asked.screen
      prepared = Workbench.engine.prepare(screen)
      records = try Self.records(of: example, over: example.range, in: story)
    }

    private static func records(of example: Case, over range: ClosedRange<Double>, in story: Story) throws
      -> [JSON]
    {
      let range = NumberRange(range: range).argument
      let view = example.view.map { "\($0)=" } ?? ""
      let outcome = try story.workspace.run(
        "sweep \(example.screen) --\(example.parameter)=\(view)\(range) --device \(example.device) --format ndjson"
      )
      try #require(outcome.status == 0, "\(outcome.messages)")
      return outcome.records
    }

    var ends: [Double] { Self.ends(records) }

    /// The ends between intervals of a sweep over another range, its own ends aside.
    func ends(over range: ClosedRange<Double>) throws -> [Double] {
      try Self.ends(Self.records(of: example, over: range, in: story)).filter {
        range.lowerBound + 3e-6 < $0 && $0 < range.upperBound - 3e-6
      }
    }

    private static func ends(_ records: [JSON]) -> [Double] {
      records.dropFirst().compactMap { $0["from"]?.double }
    }

    func check(at value: Double) throws {
      let place: Comment = "\(example.testDescription) at \(value)"
      let holding = records.filter { record in
        let (from, to) = (record["from"]!.double!, record["to"]!.double!)
        return (record["includesFrom"] == true ? from <= value : from < value)
          && (record["includesTo"] == true ? value <= to : value < to)
      }
      let record = try #require(holding.first, place)
      #expect(holding.count == 1, place)
      let device = try Device.catalogue.device(named: example.device)
      let layout = prepared.layout(in: try example.profile(value).environment(on: device))
      #expect(record["status"]?.text == layout.status.rawValue, place)
      for (view, own) in zip(record["views"]!.elements!, layout.views) {
        let frame = [own.exact.x, own.exact.y, own.exact.width, own.exact.height]
        let (first, last) = (numbers(view["first"]!), numbers(view["last"]!))
        let (from, to) = (record["from"]!.double!, record["to"]!.double!)
        let share = to > from ? (value - from) / (to - from) : 0
        for part in 0..<4 {
          let expected = first[part] + share * (last[part] - first[part])
          if abs(expected - frame[part]) > 2e-6 {
            Issue.record("\(place): \(view["view"]!) is \(frame), not \(expected) in place \(part)")
          }
        }
        if let text = own.text {
          #expect(view["text"]?["lines"]?.double == Double(text.lines), place)
          #expect(view["text"]?["truncated"] == .bool(text.isTruncated), place)
          #expect(view["text"]?["clipped"] == .bool(text.isClipped), place)
        }
      }
    }

    private func numbers(_ list: JSON) -> [Double] { list.elements!.map { $0.double! } }
  }

  @Test("of text sizes and lengths report what each step changes")
  func steps() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    try workspace.run("set-view login title 'text=Welcome back to the shop'")
    let sizes = try workspace.run("sweep login --text-size all --device iphone-se-3")
    #expect(
      sizes.output == """
        login on iphone-se-3/portrait, text size: 3 intervals
        range      status  what changes
        [XS, L]    solved
        [XL, AX4]  solved  title wraps to 2 lines
        AX5        solved  title wraps to 3 lines

        """)
    let lengths = try workspace.run("sweep login --length title=0..60 --device iphone-se-3")
    #expect(
      lengths.output == """
        login on iphone-se-3/portrait, length: 4 intervals
        range     status  what changes
        0         solved
        [1, 25]   solved  title fits on 1 line
        [26, 50]  solved  title wraps to 2 lines
        [51, 60]  solved  title wraps to 3 lines

        """)
    for (place, record) in try workspace.run("sweep login --length title=0..60 --format ndjson").records
      .enumerated()
    {
      #expect(record["schemaVersion"] != nil && record["parameter"] == "length")
      #expect(place > 0 || record["from"] == 0)
    }
  }
}
