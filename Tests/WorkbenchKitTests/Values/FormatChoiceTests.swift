import Machine
import CommandGrammar
import Notation
import Testing

@testable import WorkbenchKit

@Suite("A command's own formats") struct FormatChoiceTests {
  private enum Log: String, CaseIterable, ArgumentValue { case uikit }

  private func session() throws -> Session {
    Session(
      options: try Options(arguments: ["format": "csv"]),
      surroundings: Surroundings(
        variable: { _ in nil }, folder: ".", showsProgress: false, input: { [] }, output: { _ in },
        messages: { _ in }))
  }

  @Test("stand after the common ones, and faults list them all") func choices() throws {
    #expect(FormatChoice<Log>.choices == ["text", "json", "ndjson", "tsv", "csv", "uikit"])
    #expect(try FormatChoice<Log>(argument: "uikit").argument == "uikit")
    #expect(try FormatChoice<Log>(argument: "tsv").argument == "tsv")
    let fault = try #require(throws: ArgumentFault.self) { try FormatChoice<Log>(argument: "uikitt") }
    #expect(fault.reason.contains("uikit"))
  }

  @Test("leave the global option's word where nothing is chosen") func unchosen() throws {
    var session = try session()
    #expect(session.choose(nil as FormatChoice<Log>?) == nil && session.format == .csv)
  }

  @Test("give way to a common form that is chosen") func common() throws {
    var session = try session()
    #expect(session.choose(FormatChoice<Log>.common(.ndjson)) == nil && session.format == .ndjson)
  }

  @Test("are printed as documents, whatever the global option says") func own() throws {
    var session = try session()
    #expect(session.choose(FormatChoice<Log>.own(.uikit)) == .uikit && session.format == .text)
  }
}
