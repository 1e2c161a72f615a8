import Testing

@testable import Machine

@Suite("A file that can't be read") struct ReadFileTests {
  @Test("is named in one line, whatever its name has") func name() {
    let error = FileError(path: "a\r\nworkbench: forged", reason: "permission denied")
    #expect(error.description == "can't read 'a\u{FFFD}\u{FFFD}workbench: forged': permission denied")
  }
}
