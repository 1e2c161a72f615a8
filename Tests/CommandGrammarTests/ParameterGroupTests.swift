import CommandGrammar
import Notation
import Testing

@Suite("A group of parameters") struct ParameterGroupTests {
  struct Frame: GroupedParameters {
    var values: [String: JSON]
    static var parameters: [ParameterSpec] {
      [
        ParameterSpec(
          "width", .option, "The width, in points.", spelling: Double.spelling, isRequired: true),
        ParameterSpec(
          "height", .option, "The height, in points.", spelling: Double.spelling, defaultValue: 44),
      ]
    }
    init(arguments: [String: JSON]) { values = arguments }
    var arguments: [String: JSON] { values }
  }

  struct Resize: SampleEdit {
    static var card: Card { Card("resize", group: "views", "Resizes.") }
    @ParameterGroup var frame: Frame
    func run(in world: inout Log) -> Reply { Reply(JSON.object(frame.values).line) }
  }

  private let table = CommandTable<Log>(Program("bench", "Benches."), commands: [Resize.self])

  @Test("fills its defaults in and records them") func defaults() throws {
    var world: Log = []
    let (reply, record) = try table.run(Invocation("resize", ["width": 3]), in: &world)
    #expect(reply.text == #"{"height":44,"width":3}"#)
    #expect(record.arguments == ["width": 3, "height": 44])
  }

  @Test("asks for what it requires at both doors") func required() {
    #expect(throws: UsageError.missing(.key, "width", of: "resize", "The width, in points.")) {
      try table.entry(named: "resize").prepare([:])
    }
    #expect(throws: UsageError.missing(.option, "--width", of: "resize", "The width, in points.")) {
      try table.invocation(from: ["resize"])
    }
  }
}
