import CommandGrammar
import Notation
import Testing

@Suite("A group of parameters") struct ParameterGroupTests {
  struct Frame: GroupedParameters {
    @Parameter(option: "The width, in points.", formerly: ["breadth"]) var width: Double
    @Parameter(option: "The height, in points.") var height: Double = 44
    @ParameterGroup var corners: Corners

    func check() throws(ArgumentFault) {
      if height > width { throw ArgumentFault("a frame is at least as wide as it is high") }
    }
  }

  struct Corners: GroupedParameters {
    @Parameter(option: "The corners' radius, in points.") var radius: Double = 0
    @Parameter(flag: "Whether they are cut.") var isCut: Bool
  }

  struct Resize: SampleEdit {
    static var card: Card { Card("resize", group: "views", "Resizes.") }
    @ParameterGroup var frame: Frame
    @Parameter(option: "The radii, in points.") var radius: [Double] = []
    func run(in world: inout Log) -> Reply {
      Reply("\(frame.width) \(frame.height) \(frame.corners.radius) \(radius) \(frame.given.map(\.name))")
    }
  }

  private let table = CommandTable<Log>(Program("bench", "Benches."), commands: [Resize.self])

  private func run(_ arguments: [String: JSON]) throws -> (text: String, record: [String: JSON]) {
    var world: Log = []
    let (reply, record) = try table.run(Invocation("resize", arguments), in: &world)
    return (reply.text, record.arguments)
  }

  @Test("derives specs, reading, writing and defaults from its properties") func derives() throws {
    #expect(table.flaws == [])
    #expect(
      try table.entry(named: "resize").parameters.map(\.synopsis) == [
        "--width <number>", "[--height <number>]", "[--radius <number>]...", "[--is-cut]",
      ])
    let (text, record) = try run(["width": 60])
    #expect(text == #"60.0 44.0 0.0 [] ["width"]"#)
    #expect(record == ["width": 60, "height": 44, "radius": [], "isCut": false])
  }

  @Test("leaves a parameter to its owner that takes its place") func substitutes() throws {
    let (text, record) = try run(["width": 60, "radius": [1, 2], "isCut": true])
    #expect(text == #"60.0 44.0 0.0 [1.0, 2.0] ["width", "isCut"]"#)
    #expect(record["radius"] == [1, 2])
  }

  @Test("asks for what it requires at both doors") func required() {
    #expect(throws: UsageError.missing(.key, "width", of: "resize", "The width, in points.")) {
      try table.entry(named: "resize").prepare([:])
    }
    #expect(throws: UsageError.missing(.option, "--width", of: "resize", "The width, in points.")) {
      try table.invocation(from: ["resize"])
    }
  }

  @Test("refuses values that don't go together") func refuses() {
    let fault = ArgumentFault("a frame is at least as wide as it is high")
    #expect(throws: UsageError.refused(by: "resize", fault)) {
      try table.entry(named: "resize").prepare(["width": 3])
    }
  }

  @Test("understands former names, which help does not list") func formerNames() throws {
    #expect(try table.invocation(from: ["resize", "--breadth", "60"]).arguments == ["width": 60])
    #expect(try run(["breadth": 60]).record["width"] == 60)
    #expect(throws: UsageError.givenTwice("--width")) {
      try table.invocation(from: ["resize", "--breadth", "60", "--width", "50"])
    }
    #expect(throws: UsageError.givenTwice("width")) { try run(["breadth": 60, "width": 50]) }
    #expect(!table.help(for: try table.entry(named: "resize")).contains("breadth"))
    #expect(table.completions(of: ["resize", "--b"]) { _ in [] } == "")
  }

  @Test("keeps value semantics") func values() {
    let first = Resize()
    var second = first
    second.frame.corners.radius = 4
    #expect(first.frame.corners.radius == 0 && second.frame.corners.radius == 4)
  }
}
