import AutoLayout
import DesignModel
import Notation
import Testing

@testable import WorkbenchKit

@Suite("A sweep for formulas of windows") struct SweepFormulasTests {
  /// A title that wraps, a note on its baseline, and a mark below it in the middle of the window.
  private static let edits = """
    add-screen demo
    add-view demo title --kind label --lines 0 --style body --text 'A title that takes several lines where the window is narrow'
    pin demo title leading,trailing,top --to safeArea --inset 16
    add-view demo mark --kind image --size 20x20 --label Mark
    add-constraint demo 'mark.top == title.bottom + 8'
    add-constraint demo 'mark.centerX == root.centerX'
    add-view demo note --kind label --style caption1 --text Note
    add-constraint demo 'note.firstBaseline == title.firstBaseline'
    pin demo note leading --to safeArea --inset 16
    """

  @Test("gives the exact frames that a window solved alone has")
  func frames() throws {
    let story = try Story(Self.edits)
    let line = "sweep demo --window 320x320..800x800 --text-size AX3 --formulas --format ndjson"
    let records = try story.workspace.run(line).records
    #expect(records.count > 1)
    #expect(abs(records.reduce(0) { $0 + $1["area"]!.double! } - 480 * 480) < 0.01)
    #expect(records.allSatisfy { $0["sampledArea"]!.double == 0 })
    for window in [Size(width: 333.25, height: 700.5), Size(width: 640.5, height: 401.75)] {
      let record = try #require(records.first { $0.pieces.contains { $0.contains(window) } })
      let solution = try story.solve(
        "demo", "--text-size AX3 --window \(window.width.spelled)x\(window.height.spelled)")
      for view in record["views"]!.elements! {
        let exact = solution.frames[view["view"]!.text!]!["exact"]!.numbers
        let formula = record.numbers(of: view["frames"]!, at: window)
        #expect(zip(exact, formula).allSatisfy { abs($0 - $1) < 1e-5 }, "\(exact) \(formula)")
      }
    }
  }

  @Test("has a line for each way to come about")
  func text() throws {
    let output = try Story(Self.edits).workspace.run("sweep demo --window 320x320..800x800 --formulas").output
    #expect(output.hasPrefix("demo on iphone-16/portrait, windows 320x320..800x800: "), "\(output)")
    let lines = output.split(separator: "\n")
    #expect(lines[0].hasSuffix(" ways to come about"))
    #expect(lines[1].hasPrefix("windows ") && lines[1].hasSuffix(" square points"))
    #expect(lines.contains { $0.hasPrefix("narrower than ") })
  }

  @Test("is refused where one range is swept")
  func refusal() throws {
    let outcome = try Story(Self.edits).workspace.run("sweep demo --width 320..400 --formulas")
    #expect(outcome.status == 2)
    #expect(
      outcome.messages.contains("'--formulas' goes with two windows, as '--window 320x320..1376x1376'"),
      "\(outcome.messages)")
  }
}

extension JSON {
  fileprivate var numbers: [Double] { elements!.map { $0.double! } }

  private static func size(_ corner: JSON) -> Size {
    Size(width: corner.numbers[0], height: corner.numbers[1])
  }

  /// The polygons of a record.
  fileprivate var pieces: [ConvexPolygon] {
    self["polygons"]!.elements!.map { ConvexPolygon(corners: $0.elements!.map(Self.size)) }
  }

  /// What numbers known in the record's three windows are in another one.
  fileprivate func numbers(of frames: JSON, at window: Size) -> [Double] {
    let corners = self["windows"]!.elements!.map(Self.size)
    func area(_ one: Size, _ other: Size, and third: Size) -> Double {
      (other.width - one.width) * (third.height - one.height)
        - (third.width - one.width) * (other.height - one.height)
    }
    let whole = area(corners[0], corners[1], and: corners[2])
    let weights = [
      area(window, corners[1], and: corners[2]) / whole, area(corners[0], window, and: corners[2]) / whole,
      area(corners[0], corners[1], and: window) / whole,
    ]
    let known = frames.elements!.map(\.numbers)
    return (0..<4).map { place in (0..<3).reduce(0) { $0 + weights[$1] * known[$1][place] } }
  }
}
