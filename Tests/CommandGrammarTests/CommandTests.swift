import CommandGrammar
import Notation
import Testing

@Suite("A command in code") struct CommandTests {
  @Test("is a value: setting a parameter of a copy leaves the original alone") func values() {
    var first = AddView()
    first.screen = "login"
    var second = first
    second.screen = "settings"
    second.attributes.isBold = true
    #expect(first.screen == "login" && second.screen == "settings")
    #expect(!first.attributes.isBold)
  }

  @Test("gives the invocation that makes it again") func invocation() throws {
    var command = RemoveViews()
    command.screen = "login"
    command.views = ["a"]
    command.message = "gone"
    let expected = Invocation("remove-views", ["screen": "login", "views": ["a"], "message": "gone"])
    #expect(command.invocation == expected)
  }

  @Test("a nil that differs from the default is recorded as null") func explicitNil() throws {
    struct Limit: Command {
      static var card: Card { Card("limit", group: "views", "Limits.") }
      static var effect: Effect { .edits }
      @Parameter(option: "The most.") var most: Int? = 5
      func run(in world: inout Log) -> Reply { Reply("\(most as Int?)") }
    }
    let table = CommandTable<Log>(Program("bench", "Benches."), commands: [Limit.self])
    var world: Log = []
    let (reply, record) = try table.run(Invocation("limit", ["most": nil]), in: &world)
    #expect(reply.text == "nil" && record.arguments == ["most": nil])
    #expect(try table.run(record, in: &world).reply.text == reply.text)
    #expect(try table.run(Invocation("limit"), in: &world).record.arguments == ["most": 5])
  }
}
