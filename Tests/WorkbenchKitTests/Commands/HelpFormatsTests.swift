import CommandGrammar
import Notation
import Testing

@testable import WorkbenchKit

@Suite("help in other formats") struct HelpFormatsTests {
  @Test("lists the commands with their parameters") func all() throws {
    let workspace = try Workspace()
    let json = try JSON(parsing: workspace.run("help --format json").output)
    let names = Workbench.table.entries.map(\.card.name)
    #expect(json["items"]?.elements?.compactMap { $0["command"]?.text } == names)
    #expect(try workspace.run("--help --format json").output == workspace.run("help --format json").output)
    let lines = try workspace.run("help --format ndjson").records
    #expect(lines.compactMap { $0["command"]?.text } == names)
    let solve = try #require(lines.first { $0["command"] == "solve" })
    let device = solve["parameters"]?.elements?.first { $0["name"] == "device" }
    #expect(device?["option"] == "--device" && device?["required"] == false)
    for format in ["tsv", "csv"] {
      let table = try workspace.run("help --format \(format)").output
      #expect(table.hasPrefix(format == "tsv" ? "command\tgroup\tsummary" : "command,group,summary"))
    }
  }

  @Test("explains one command") func one() throws {
    let workspace = try Workspace()
    let json = try JSON(parsing: workspace.run("help solve --format json").output)
    #expect(json["type"] == "command" && json["command"] == "solve" && json["group"] == "solving")
    #expect(try workspace.run("solve --help --format json").output == "\(json.line)\n")
  }
}
