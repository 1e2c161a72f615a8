import Foundation
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("Files outside of the served folders") struct ServedFoldersTests {
  /// A folder of which only a part is served, with links that lead out of it.
  private struct Place {
    let outer = try! Workspace()
    let served: String

    init() throws {
      served = outer.folder.path + "/served"
      let manager = FileManager.default
      for folder in ["served/inner", "secret"] {
        try manager.createDirectory(
          at: outer.folder.appending(path: folder), withIntermediateDirectories: true)
      }
      try "<document/>".write(
        to: outer.folder.appending(path: "secret/a.xib"), atomically: true, encoding: .utf8)
      for (link, target) in [
        ("link.xib", "../secret/a.xib"), ("way", "../secret"), ("new.svg", "../secret/new.svg"),
        ("inner/deep.xib", "../../secret/a.xib"), ("circle", "circle"),
      ] {
        try manager.createSymbolicLink(atPath: "\(served)/\(link)", withDestinationPath: target)
      }
    }

    /// What the server answers to a call of a tool.
    func call(_ tool: String, _ arguments: JSON, started options: [String] = []) throws -> (
      text: String, isError: Bool
    ) {
      let request: JSON = [
        "jsonrpc": "2.0", "id": 1, "method": "tools/call",
        "params": ["name": .string(tool), "arguments": arguments],
      ]
      let outcome = outer.run(["mcp", "served"] + options, input: request.line + "\n")
      let result = try #require(outcome.records.first?["result"], "\(outcome)")
      let text = try #require(result["content"]?.elements?.first?["text"]?.text)
      return (text, result["isError"] == true)
    }

    /// What is outside, file by file.
    func outside() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: outer.folder.appending(path: "secret").path)
        .sorted()
    }
  }

  @Test(
    "are refused as what is read, written or used as a store",
    arguments: [
      ("check", ["../secret/a.xib"]), ("check", ["link.xib"]), ("check", ["way/a.xib"]), ("check", ["way"]),
      ("check", ["/etc/passwd"]), ("check", ["inner/../../secret/a.xib"]), ("check", ["missing/../../x.xib"]),
      ("check", ["circle"]), ("check", ["login", "--store", "../secret/x.db"]),
      ("render", ["login", "-o", "../secret/x.svg"]), ("render", ["login", "-o", "new.svg"]),
      ("render", ["login", "-o", "way/"]), ("diff", ["--store=way/x.db"]),
      ("diff", ["--", "../secret/a.xib"]),
    ]) func words(tool: String, words: [String]) throws
  {
    let place = try Place()
    #expect(!(try place.call("edit", ["commands": ["init", "add-screen login"]])).isError)
    let result = try place.call(tool, ["arguments": JSON(words)])
    #expect(result.isError && result.text.contains(" is outside of the served folder '"), "\(result.text)")
    #expect(result.text.hasSuffix("; name a file inside, or ask the user to serve its folder as well\n"))
    #expect(try place.outside() == ["a.xib"])
  }

  @Test(
    "are refused in every command that edit runs",
    arguments: [
      "import-ib ../secret/a.xib", "import-ib way", "export login -o ../secret/x.json",
      "export login -o way/x.json",
      "export login --into link.xib", "import-strings ../secret", "import-log ../secret/a.xib",
      "backup ../secret/b.db", "load ../secret/a.xib", "pull ../secret/a.xib", "report -o new.svg",
      "skill --output-dir ../secret", "check-ib way/a.xib", "merge-files '' ../secret/a.xib link.xib",
      "print-ib ../secret/a.xib", "merge-ib '' ../secret/a.xib link.xib",
      "merge-ib '' a.xib b.xib -o ../secret/x.xib",
      "init --store ../secret/x.db", "plot-history -o new.svg",
      #"{"command":"import-ib","arguments":{"files":["../secret/a.xib"]}}"#,
    ]) func commands(line: String) throws
  {
    let place = try Place()
    #expect(!(try place.call("edit", ["commands": ["init", "add-screen login"]])).isError)
    let result = try place.call("edit", ["commands": ["add-screen other", .string(line)]])
    #expect(result.isError && result.text.contains(" is outside of the served folder '"), "\(result.text)")
    #expect(result.text.hasPrefix("workbench: line 2: "))
    #expect(try place.outside() == ["a.xib"])
    // Nothing before it was done.
    #expect(!(try place.call("edit", ["commands": ["list-screens"]])).text.contains("other"))
  }

  @Test("are refused as the store of a parent folder") func store() throws {
    let place = try Place()
    place.outer.run(["init"])
    let result = try place.call("check", [:])
    #expect(result.isError && result.text.contains("/workbench.db' is outside of the served folder"))
  }

  @Test("are found through links in a folder") func links() throws {
    let place = try Place()
    let result = try place.call("edit", ["commands": ["init", "import-ib inner"]])
    #expect(result.isError && result.text.contains("/inner/deep.xib' leads outside of the served folder"))
  }

  @Test("are inside once their folder is served as well") func more() throws {
    let place = try Place()
    let result = try place.call("check", ["arguments": ["link.xib"]], started: ["secret"])
    #expect(result.isError && !result.text.contains("outside"), "\(result.text)")
    let outcome = place.outer.run(["mcp", "nowhere"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.hasSuffix("/nowhere' is no folder; name folders that are there\n"))
  }

  @Test("is what code could reach, which runs only where the user said so") func code() throws {
    let place = try Place()
    func refusal(_ line: String, _ options: [String]) throws -> String {
      let result = try place.call("edit", ["commands": ["init", .string(line)]], started: options)
      #expect(result.isError)
      return result.text
    }
    #expect(
      try refusal("import-swift A.swift", [])
        == "workbench: line 2: 'import-swift' runs Swift code, and this server was started without --run-code; ask the user to start it so\n"
    )
    for option in ["--trust", "--compiler=a"] {
      #expect(
        try refusal("import-swift A.swift \(option)", ["--run-code"]).contains("outside of the sandbox"))
    }
    #expect(
      try refusal("import-swift A.swift --with SnapKit=../secret", ["--run-code"]).contains("is outside of"))
    for line in ["check A.swift", "check . --run-code"] {
      #expect(
        try refusal(line, []).contains(
          "'check' runs Swift code, and this server was started without --run-code"))
    }
    #expect(try refusal("load", ["--run-code"]).contains("standard input is where the messages come from"))
  }
}
