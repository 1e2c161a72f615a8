import CommandGrammar
import Notation
import Testing

@Suite("Global options") struct GlobalOptionsTests {
  @Test("stand at their defaults") func defaults() throws {
    let options = try SampleGlobals(arguments: [:])
    #expect(options.store == nil && options.format == .text && !options.quiet)
  }

  @Test("refuse what they don't know") func unknown() {
    #expect(throws: UsageError.unknownKey("stor", of: "global options", nearest: "store")) {
      try SampleGlobals(arguments: ["stor": "x"])
    }
  }
}
