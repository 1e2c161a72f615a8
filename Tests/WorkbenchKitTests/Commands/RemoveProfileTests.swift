import Testing

@Suite("remove-profile") struct RemoveProfileTests {
  @Test("takes names, with their parts in any order, and patterns") func names() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "every"])
    let outcome = try workspace.run(
      "remove-profile iphone-se-3/portrait/AX3 iphone-se-3/AX3/portrait iphone-se-3/AX1/landscape 'ipad*'")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let left = try workspace.run("list-profiles --format tsv").output
    #expect(!left.contains("ipad"))
    for name in ["portrait/AX3", "landscape/AX1"] { #expect(!left.contains("iphone-se-3/\(name)\t")) }
    #expect(left.contains("iphone-se-3/portrait/AX1\t"))
  }

  @Test("removes nothing if one is unknown") func unknown() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "every"])
    for name in ["iphone-se-3/upside-down", "nokia*"] {
      let outcome = workspace.run(["remove-profile", "iphone-se-3/portrait", name])
      #expect(outcome.status == 2 && outcome.messages.contains("unknown profile '\(name)'"))
    }
    #expect(try workspace.run("list-profiles --format ndjson").records.count == standardProfiles)
  }
}
