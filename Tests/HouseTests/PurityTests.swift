import TestSupport
import Testing

@Suite("What the sources leave to others") struct PurityTests {
  /// The program's first file ends the process.
  private static let programs: Set = ["workbench"]
  /// Where the program's own output leaves it.
  private static let output: Set = [
    "Sources/Base/Machine/ProcessSurroundings.swift", "Sources/Base/Machine/WriteFile.swift",
    "Sources/Base/Machine/Pager.swift",
    "Sources/Base/Machine/WriteStream.swift",
  ]

  @Test("no module needs Foundation", .takesSeconds) func foundation() throws {
    let importing = try SourceFile.all().filter { file in
      file.code.lines.contains { $0.contains("Foundation") && $0.contains(/\bimport (?:[a-z]+ )?Foundation/) }
    }
    #expect(importing.map(\.path) == [])
  }

  @Test("no engine and no command prints", .takesSeconds) func printing() throws {
    let writing =
      /(?:^|[^.\w])(?:print|debugPrint|puts|fputs|putchar|fwrite|printf|perror|exit)\(|\bSTD(?:OUT|ERR)_FILENO\b|\bstd(?:out|err)\b/
    let printing = try SourceFile.all().filter { file in
      !Self.programs.contains(file.module) && !Self.output.contains(file.path)
        && file.code.lines.contains { $0.contains(writing) && !$0.contains("func ") }
    }
    #expect(printing.map(\.path) == [])
  }
}
