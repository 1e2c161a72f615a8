import CommandGrammar
import Notation
import Testing

@Suite("Completion") struct CompletionTests {
  private func words(_ line: [String]) -> [String] {
    sampleTable.completions(of: line) { context in
      [Candidate("login", "a screen"), Candidate("logout"), Candidate("\(context.kind.name)-kind")]
    }
    .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(
    "offers what can stand at the cursor",
    arguments: [
      ([""], ["add-view", "export", "remove-views"]), (["re"], ["remove-views"]),
      (["--store", "s", "ex"], ["export"]), (["--"], ["--store", "--format", "--quiet"]),
      (["--quiet", "--"], ["--store", "--format"]), (["--format", "t"], ["text", "tsv"]),
      (["--format=n"], ["--format=ndjson"]), (["--format", "=", "n"], ["ndjson"]),
      (["--format", "="], ["text", "json", "ndjson", "tsv", "csv"]), (["--store", ""], [":files"]),
      (["add-view", "log"], ["login", "logout"]), (["add-view", "s"], ["screen-kind"]),
      (["add-view", "login", ""], []), (["add-view", "--kind", "b"], ["button"]),
      (["add-view", "--kind", "--nonsense", "x", "--kind=s"], ["--kind=stack"]),
      (["add-view", "a", "b", "--ta", "--i"], ["--insets", "--is-bold"]),
      (["add-view", "--tag", "x", "--hidden", "--t"], ["--tag", "--text-color"]),
      (["add-view", "--", "l"], ["login", "logout"]), (["export", "a", ""], [":files"]),
      (["export", "a", "b", ""], ["--store", "--format", "--quiet"]), (["nonsense", ""], []),
      (["--nonsense", ""], []), ([], ["add-view", "export", "remove-views"]),
    ])
  func offers(line: [String], expected: [String]) { #expect(words(line) == expected) }

  @Test("lets the program know what the line says so far") func context() {
    var asked: [CompletionContext] = []
    _ = sampleTable.completions(of: ["--store", "s.db", "remove-views", "-m", "x", ""]) { context in
      asked.append(context)
      return []
    }
    #expect(
      asked == [
        CompletionContext(
          kind: "screen", command: "remove-views", arguments: ["message": "x"], globals: ["store": "s.db"])
      ])
  }

  @Test("prints one candidate a line, whatever it is called") func lines() {
    let text = sampleTable.completions(of: ["export", ""]) { _ in
      [Candidate("a b", "first\nsecond"), Candidate("bad\nname"), Candidate("c", "")]
    }
    #expect(text == "a b\tfirst\nc\n")
  }
}
