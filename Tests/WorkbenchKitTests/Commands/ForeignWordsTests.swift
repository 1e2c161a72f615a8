import Testing

@testable import WorkbenchKit

/// What people type who come from git, from UIKit or from other toolkits.
@Suite("Words from elsewhere") struct ForeignWordsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.run("init")
    try workspace.run("add-screen s")
    try workspace.run("add-view s t --kind label --text Hi")
    try workspace.run("commit -m One")
  }

  @Test("of git mean the same where they can") func git() throws {
    #expect(try workspace.run("branch fix v1").output == "started branch fix at v1\n")
    #expect(try workspace.run("switch -c draft").output == "on the new branch draft\n")
    #expect(try workspace.run("branch -d fix").output.hasPrefix("deleted branch fix"))
    try workspace.run("tag one v1")
    #expect(try workspace.run("tag -d one").output == "deleted tag one\n")
    let log = try workspace.run("log")
    #expect(
      try workspace.run("log -n 1").output == log.output
        && workspace.run("log --oneline").output == log.output)
    try workspace.run("set-view s t text=Ho")
    #expect(try workspace.run("commit -am Two").output == "v2\n")
    let twice = try workspace.run("branch fix v1 --at v1")
    #expect(twice.status == 2 && twice.messages.contains("leave out 'v1' or --at"))
  }

  @Test(
    "are answered with the design's",
    arguments: [
      ("set-view s t numberOfLines=0", "unknown attribute 'numberOfLines'; it is called 'lines' here"),
      ("set-view s t nothingOfTheSort=0", "'help set-view' lists them"),
      ("add-view s v --kind toggle", "it is called 'switch' here"),
      ("add-view s v --kind UIActivityIndicatorView", "it is called 'activityIndicator' here"),
      ("add-view s v --kind spinner", "it is called 'activityIndicator' here"),
      ("switch v1", "'restore v1' makes that revision the working design"),
      ("solve s --device SE", "choose from iphone-se-1, iphone-se-2, iphone-se-3"),
      ("audit --device 'ipad-air-1*1*1'", "unknown device"),
      ("save", "did you mean 'commit'?"), ("diff --before v1", "did you mean '<from>'?"),
      ("audit --before v1", "did you mean '--baseline'?"),
      ("render s --before v1", "did you mean '--revision'?"),
      ("show all", "unknown screen 'all'; choose from s; where several may be named, none means all"),
      ("checkout v1", "did you mean 'switch' or 'restore'?"),
    ])
  func answers(line: String, words: String) throws {
    let outcome = try workspace.run(line)
    #expect(outcome.status == 2 && outcome.messages.contains(words), "\(outcome.messages)")
  }

  @Test("for all devices are one") func all() throws {
    let all = try workspace.run("solve s --device all --format ndjson").records
    #expect(
      try all.count > 60 && all.count == workspace.run("solve s --device '*' --format ndjson").records.count)
  }
}
