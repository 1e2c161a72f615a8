import Foundation
import Notation
import TestSupport
import Testing

@Suite("The status") struct StatusTests {
  @Test("says what changed, what the last check found, and what comes next") func status() throws {
    let workspace = try Workspace()
    try workspace.run("init --profiles targets")
    func lines() throws -> [String] {
      try workspace.run("status").output.split(separator: "\n").map(String.init)
    }
    #expect(try lines().first == "on branch main, nothing committed yet")
    #expect(try lines().last == "next: workbench add-screen NAME")
    try workspace.batch(
      """
      add-screen login
      add-view login title --kind label --text 'Sign in' --style title1
      pin login title top,leading --to safeArea --inset 20
      """)
    #expect(
      try lines().suffix(3) == [
        "last check", "  login: not checked since it changed", "next: workbench check",
      ])
    try workspace.run("commit -m First")
    let verdict = try #require(workspace.run("check").output.split(separator: "\n").first)
    #expect(verdict.hasPrefix("sound: nothing found on "), "\(verdict)")
    #expect(
      try lines().suffix(3) == ["nothing changed since v1", "last check", "  login: \(verdict)"])
    try workspace.run("set-view login title text=Welcome")
    #expect(try lines().contains("1 change since v1") && lines().last == "next: workbench check")
    try workspace.run("add-constraint login 'title.height == 4'")
    try workspace.run("check")
    #expect(try lines().suffix(2) == ["next: workbench check login", "next: workbench commit -m MESSAGE"])
    // Undone, the screen is as it was when it was checked.
    try workspace.run("undo")
    try workspace.run("undo")
    #expect(try lines().last == "  login: \(verdict)")
    let record = try #require(workspace.run("status --format ndjson").records.first)
    #expect(record["type"] == "status" && record["head"] == "v1" && record["changed"] == false)
  }
}

@Suite("Former and foreign names") struct FormerNamesTests {
  @Test("of commands go on working, and no list shows them") func former() throws {
    let workspace = try Workspace()
    try workspace.run("init --profiles none")
    #expect(
      try workspace.run("add-profile iphone-16/portrait").output == "added profile iphone-16/portrait\n")
    #expect(
      try workspace.run("explain-rule small-target").output == workspace.run("rules small-target").output)
    #expect(try workspace.run("list-rules").output == workspace.run("rules").output)
    let help = try workspace.run("help --all").output
    for name in ["add-profile ", "list-rules", "explain-rule", "apply-changes", "  complete "] {
      #expect(!help.contains(name), "\(name)")
    }
  }

  @Test(
    "from elsewhere are answered with those that do the same here",
    arguments: [
      ("embed", "wrap"), ("checkout", "switch' or 'restore"), ("ls", "list-screens"),
      ("render login --out x", "--output"),
      ("solve login --device iphone16", "iphone-16"), ("add-view login a --parent root", "--in"),
    ])
  func foreign(line: String, hint: String) throws {
    let story = try Story("add-screen login")
    let outcome = try story.workspace.run(line)
    #expect(
      outcome.status == 2 && outcome.messages.contains("did you mean '\(hint)'?"), "\(outcome.messages)")
  }

  @Test("the list of all commands begins with those of a first hour") func firstHour() throws {
    let lines = try Workspace().run("help --all").output.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "a first hour:"))
    let names = lines[(start + 1)...(start + 6)].map { String($0.split(separator: " ")[0]) }
    #expect(names == ["init", "add-screen", "add-view", "pin", "solve", "check"])
    for name in names { #expect(lines.count { $0.hasPrefix("  \(name) ") } == 1, "\(name)") }
  }
}

@Suite("Flat tables") struct FlatTableTests {
  @Test("have a column for each number of a frame") func frames() throws {
    let story = try Story("add-screen login\nadd-view login box --kind view\npin login box edges --inset 10")
    let csv = try story.workspace.run("solve login --profile iphone-16/portrait --format csv").output
      .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let header = csv[0].map(String.init)
    #expect(csv.allSatisfy { $0.count == header.count })
    let row = try #require(csv.first { $0.last == "box" })
    #expect(!row.contains { $0.contains("[") })
    let frame = try ["x", "y", "width", "height"].map { row[try #require(header.firstIndex(of: $0))] }
    #expect(frame == ["10", "10", "373", "832"])
  }
}

@Suite("The author of revisions") struct AuthorTests {
  @Test("comes from git's configuration where nothing else says") func author() throws {
    let workspace = try Workspace()
    try "[core]\n\tbare = false\n[user]\n\tname = \"Ann B\" # me\n\temail = a@example.org\n".write(
      to: workspace.folder.appending(path: ".gitconfig"), atomically: true, encoding: .utf8)
    workspace.run(["init", "--profiles", "none"])
    let home = ["HOME": workspace.folder.path, "USER": "ann"]
    func author(_ variables: [String: String]) -> String {
      workspace.run(["add-screen", "s\(Int.random(in: 1...1_000_000_000))"])
      workspace.run(["commit", "-m", "x"], variables: variables)
      return workspace.run(["log", "--limit", "1", "--format", "ndjson"]).records[0]["author"]?.text ?? ""
    }
    #expect(author(home) == "Ann B")
    #expect(author(["USER": "ann"]) == "ann")
    #expect(author(home.merging(["WORKBENCH_AUTHOR": "Bea"]) { $1 }) == "Bea")
    #expect(author([:]) == "")
  }
}

@Suite("What is listed") struct ListedTests {
  @Test("are the views of all screens if none is named") func views() throws {
    let story = try Story("add-screen login\nadd-view login title --kind label --text Hi")
    #expect(try story.workspace.run("list-views").output == story.workspace.run("list-views login").output)
    try story.workspace.run("add-screen home")
    let listed = try story.workspace.run("list-views").output.split(separator: "\n")
    #expect(
      listed.map { $0.split(separator: " ").prefix(2) } == [
        ["screen", "path"], ["login", "root"], ["login", "title"], ["home", "root"],
      ])
    let records = try story.workspace.run("list-views --format ndjson").records
    #expect(records.map { $0["view"] } == ["root", "title", "root"] && records[1]["name"] == "title")
  }

  @Test("are long texts and those of several lines in one line each") func texts() throws {
    let story = try Story("add-screen login\nadd-view login title --kind label --text Hi")
    story.workspace.run(["set-view", "login", "title", "text=one\ntwo"])
    #expect(try story.workspace.run("show login").output.contains("text=$'one\\ntwo'"))
    story.workspace.run(["set-view", "login", "title", "text=\(String(repeating: "line\n", count: 600))"])
    let shown = try story.workspace.run("show login").prose
    #expect(shown.count < 500 && shown.contains("…' (3000 characters)"), "\(shown)")
  }

  @Test("is nothing by init if it is to be quiet") func quiet() throws {
    #expect(try Workspace().run("init --quiet").output.isEmpty)
    #expect(try !Workspace().run("init").output.isEmpty)
  }
}
