import DesignModel
import Foundation
import Notation
import Testing

@Suite("report") struct ReportTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    return workspace
  }

  private func page(_ line: String, in workspace: Workspace) throws -> String {
    let outcome = try workspace.run("report \(line) -o page.html")
    #expect(outcome.status == 0, "\(outcome.messages)")
    return try String(contentsOf: workspace.folder.appending(path: "page.html"), encoding: .utf8)
  }

  private func count(_ word: String, in text: String) -> Int { text.components(separatedBy: word).count - 1 }

  @Test("writes a cell for each profile, in each state and with the keyboard") func cells() throws {
    let workspace = try workspace()
    let outcome = try workspace.run(
      "report login --device iphone-se-3,iphone-16 --text-size L,AX5 --format json")
    let record = try JSON(parsing: outcome.output)
    #expect(record["cells"] == 8 && record["file"] == "report.html" && record["baseline"] == .null)
    #expect(record["screens"] == ["login"])
    let page = try page("--device iphone-se-3,iphone-16 --text-size L,AX5 --keyboard hidden", in: workspace)
    #expect(count("<a class=\"cell", in: page) == 4)
  }

  @Test("marks the cells that an audit names") func findings() throws {
    let workspace = try workspace()
    workspace.run(["set-view", "login", "title", "lines=1", "text=A title that no phone is wide enough for"])
    let profiles = "--device iphone-se-3,ipad-pro-13 --text-size L,AX5 --keyboard hidden"
    let findings = try workspace.run("audit login \(profiles) --format ndjson").records
    let page = try page("login \(profiles)", in: workspace)
    #expect(findings.contains { $0["rule"] == "truncated-text" })
    #expect(count("<li><span class=\"badge ", in: page) == findings.count)
    let named = Set(findings.compactMap { $0["worst"]?.text })
    for profile in named {
      #expect(page.contains("<a class=\"cell ") && page.contains("href=\"#login/\(profile)\""))
    }
    let total = findings.compactMap { $0["profiles"]?.whole }.reduce(0, +)
    let marked = page.matches(of: /: ((?:\d+ (?:error|warning|note)s?(?:, )?)+)"/).flatMap { match in
      match.output.1.matches(of: /\d+/).compactMap { Int($0.output) }
    }
    #expect(total > 0 && marked.reduce(0, +) == total)
  }

  @Test("shows a choice of the stored profiles unless some are asked for") func choice() throws {
    let workspace = try workspace()
    let page = try page("login --keyboard hidden", in: workspace)
    let shown = page.matches(of: #/id="login/([^"]*)"/#).compactMap { String($0.output.1) }
    let sizes = Set(shown.map { $0.split(separator: "/").first { $0.hasPrefix("AX") } ?? "L" })
    #expect(sizes == ["L", "AX1", "AX3", "AX5"])
    #expect(shown.contains("iphone-se-3/landscape/AX3/rtl") && !shown.contains { $0.hasPrefix("iphone-6/") })
    let devices = Set(try shown.map { try Profile(named: $0).device })
    #expect(shown.count == devices.count * 16)
    let all = try workspace.run("report --all-profiles --text-size XS --keyboard hidden --format json").output
    #expect(try JSON(parsing: all)["cells"] == 208)
  }

  @Test("compares with an earlier revision") func comparison() throws {
    let workspace = try workspace()
    try workspace.run("add-screen help")
    let page = try page("--diff v1 --device iphone-16", in: workspace)
    #expect(page.contains("changed since v1") && page.contains("not in v1"))
    #expect(page.contains("<input type=\"range\""))
    let same = try self.page("login --diff v1 v1 --device iphone-16", in: workspace)
    #expect(same.contains("0 changed since v1") && same.contains("login, v1 compared with v1"))
    #expect(try self.page("login --diff v1 --revision v1 --device iphone-16", in: workspace) == same)
  }

  @Test("is the same with any number of threads") func threads() throws {
    let workspace = try workspace()
    let line = "--device iphone-se-3,iphone-16,ipad-mini-7 --text-size L,AX5 --direction ltr,rtl --diff v1"
    let once = try page("\(line) --jobs 1", in: workspace)
    for jobs in [2, 2] { #expect(try page("\(line) --jobs \(jobs)", in: workspace) == once) }
  }

  @Test("draws what looks alike once") func shared() throws {
    let workspace = try workspace()
    // Both have the same measures.
    let one = try page("login --device iphone-16", in: workspace)
    let two = try page("login --device iphone-16,iphone-15", in: workspace)
    #expect(two.utf8.count < one.utf8.count + 2000)
  }

  @Test("escapes whatever a design says") func escaping() throws {
    let workspace = try workspace()
    for (index, text) in ["</script><script>alert(1)</script>", "]]>", "a\u{1}b\u{FFFE}c", "\"'&"]
      .enumerated()
    {
      workspace.run(["add-view", "login", "odd\(index)", "--kind", "label", "--text", text, "--in", "form"])
      workspace.run(["set-view", "login", "odd\(index)", "font=O'Brien\"</script>\\"])
    }
    let page = try page("login --device iphone-16", in: workspace)
    #expect(count("<script", in: page) == 2 && count("</script", in: page) == 2)
    #expect(!page.contains("\u{1}") && page.contains("\\u003c/script>"))
  }
}
