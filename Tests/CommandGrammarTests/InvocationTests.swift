import CommandGrammar
import Notation
import Testing

@Suite("An invocation") struct InvocationTests {
  @Test("reads back from its JSON") func roundTrip() throws {
    let call = Invocation("export", ["screen": "login", "limit": 9_007_199_254_740_993])
    #expect(try Invocation(json: call.json) == call)
    #expect(try Invocation(parsing: call.json.line) == call)
  }

  @Test("needs no arguments") func bare() throws {
    #expect(try Invocation(parsing: #" {"command":"init"} "#) == Invocation("init"))
  }
}
