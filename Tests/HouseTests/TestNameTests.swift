import TestSupport
import Testing

@Suite("Names of suites and tests") struct TestNameTests {
  /// The places of suites and tests that the report of a run would name by a type or a function.
  private static func nameless(in file: SourceFile) -> [String] {
    let raw = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return file.code.lines.enumerated().compactMap { index, code in
      guard code.contains("@"), code.contains(/^\s*@(?:Suite|Test)\b/) else { return nil }
      // The name is on the line of the attribute, on the next one, or the function's own.
      let text = raw[index..<min(index + 3, raw.count)].joined(separator: "\n")
      let isNamed =
        text.contains(/^\s*@(?:Suite|Test)\(\s*"[^"]/) || text.contains(/^\s*@Test[^\n]*\n?\s*func `/)
      return isNamed ? nil : "\(file.path):\(index + 1)"
    }
  }

  @Test("are there", .takesSeconds) func everywhere() throws {
    let faults = try SourceFile.all(in: "Tests").flatMap(Self.nameless)
    #expect(faults == [])
  }

  @Test("are read as Swift Testing does") func reading() {
    let text = """
      @Suite("A") struct A {
        @Test("one") func one() {}
        @Test(
          "two", arguments: [1]) func two(number: Int) {}
        @Test func `three is named`() {}
        @Test(.tags(.slow)) func `four is named`() {}
        @Test func five() {}
        @Test(arguments: ["a"]) func six(word: String) {}
        // @Test func seven() {}
      }
      @Suite struct B {}
      @Suite(.serialized) struct C {}
      """
    let file = SourceFile(module: "M", path: "A.swift", text: text)
    #expect(Self.nameless(in: file) == ["A.swift:7", "A.swift:8", "A.swift:11", "A.swift:12"])
  }
}
