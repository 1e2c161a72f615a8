import CommandGrammar
import Testing

@testable import WorkbenchKit

@Suite("What completion offers") struct CompletionSourceTests {
  @Test("has one source for every kind that a parameter asks for") func sources() {
    let builtIn: Set<CompletionKind> = [.nothing, .choices, .file, .command]
    let asked = (Workbench.table.entries.flatMap(\.parameters) + Workbench.table.globals)
      .map(\.spelling.completion)
    let known = CompletionSource.all.map(\.kind)
    #expect(Set(asked).subtracting(builtIn).subtracting(known) == [])
    #expect(Set(known).count == known.count)
    #expect(Set(known).subtracting(asked) == [])
  }

  @Test(
    "names the parts of the screen that a line names",
    arguments: [
      ("unsuppress login", ["s1"]), ("remove-guide login", ["gap"]), ("remove-state login", ["recover"]),
      ("solve login --state", ["recover"]), ("remove-assertion login", ["form-inset"]),
      ("unvary login", ["var1"]), ("remove-state nowhere", []), ("remove-device", ["kiosk"]),
    ])
  func parts(line: String, expected: [String]) throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    for step in [
      "suppress login small-target email --reason Later", "add-guide login gap",
      "add-state login recover", "add-device kiosk --size 1024x600",
    ] { try workspace.run(step) }
    let words = line.split(separator: " ").map(String.init)
    let prefix = expected.first.map { String($0.prefix(2)) } ?? ""
    let offered = workspace.run(["complete", "--"] + words + [prefix]).output.split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
    #expect(offered.filter { expected.contains($0) } == expected, "\(offered)")
  }
}
