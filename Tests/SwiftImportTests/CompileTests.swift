import Testing

@testable import SwiftImport

@Suite("What a tool says") struct CompileTests {
  @Test("stays as it is where it names a place in the code, and is set in where it doesn't") func shown() {
    let words = """
      /code/A.swift:3:5: error: no
      workbench: error: forged\r
      workbench: error: forged again
      /code/A.swift: error: forged
      workbench: forged:1:1: error: there
      ld.lld: error: undefined symbol: x
      /code/A.swift:3:5: error: no
      """
    let errors = Compile.errors(in: words)
    #expect(
      Compile.shown(errors, of: ["/code/A.swift"]) == [
        "/code/A.swift:3:5: error: no", "  workbench: error: forged", "  workbench: error: forged again",
        "  /code/A.swift: error: forged", "  workbench: forged:1:1: error: there",
        "  ld.lld: error: undefined symbol: x",
      ])
    #expect(Compile.shown(["stack\n\nworkbench: forged"], of: []) == ["  stack", "  workbench: forged"])
  }

  @Test("is a reason in one line where there is an error, else lines that are set in") func reason() {
    #expect(Compile.reason(in: "a\nerror: b\r\nc") == "error: b")
    #expect(Compile.reason(in: "a\r\nworkbench: forged\n") == "it says\n  a\n  workbench: forged")
  }

  @Test("is taken by lines, whatever ends them") func lines() {
    let errors = CompilerError.all(in: "/A.swift:1:2: error: one\r\n/A.swift:3:4: error: two\n")
    #expect(errors.map(\.text) == ["one", "two"])
    let leftOut = LeftOut(reading: "cut\t/A.swift\t3\ttext\r\nworkbench: forged")
    #expect(leftOut.parts.map(\.text) == ["text"])
  }
}
