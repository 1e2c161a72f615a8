import CommandGrammar
import Notation
import Testing

@testable import WorkbenchKit

@Suite("add-profiles") struct AddProfilesTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("init")
    try workspace.run("remove-profile '*'")
    return workspace
  }

  @Test("multiplies what it is given, devices outermost") func product() throws {
    let added = try workspace().run(
      """
      add-profiles --device iphone-se-3,iphone-16 --text-size L,AX3 --keyboard hidden,shown --state a,b \
      --window 300x400 --bars tab,navigation --bold-text --format ndjson
      """)
    let names = added.records.compactMap { $0["profile"]?.text }
    #expect(names.count == 16)
    #expect(names.first == "iphone-se-3/portrait/300x400/bold/navigation-bar/tab-bar/state:a", "\(names)")
    #expect(names.last == "iphone-16/portrait/300x400/AX3/bold/keyboard/navigation-bar/tab-bar/state:b")
  }

  @Test("understands the plurals that it once took, in words and in JSON") func plurals() throws {
    let once = try workspace().run(
      """
      add-profiles --devices iphone-se-3 --orientations landscape --text-sizes L,AX3 --directions ltr,rtl \
      --locales de --keyboards shown --states a --windows 300x400 --format ndjson
      """)
    let now = try workspace().run(
      """
      add-profiles --device iphone-se-3 --orientation landscape --text-size L,AX3 --direction ltr,rtl \
      --locale de --keyboard shown --state a --window 300x400 --format ndjson
      """)
    #expect(once.status == 0 && once.records.count == 4 && once.output == now.output)
    let invocation = try Workbench.table.entry(named: "add-profiles").prepare([
      "textSizes": ["L", "AX3"], "devices": "iphone-se-3",
    ]).record
    #expect(invocation.arguments["textSize"] == ["large", "accessibilityExtraLarge"])
    #expect(invocation.arguments["device"] == ["iphone-se-3"])
    #expect(invocation.arguments["textSizes"] == nil)
  }
}
