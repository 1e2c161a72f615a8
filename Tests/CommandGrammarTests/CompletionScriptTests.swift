import CommandGrammar
import Glibc
import Testing
import Notation

@Suite("The completion script") struct CompletionScriptTests {
  @Test("names the program and a function that a shell can call", arguments: Shell.allCases)
  func names(shell: Shell) {
    let script = shell.completionScript(for: Program("my-bench", "Benches."))
    #expect(script.contains("_my_bench") && script.contains("my-bench") && !script.contains("PROGRAM"))
  }

  // The program is played by a function that prints its words, so that the test sees what bash hands over.
  @Test(
    "makes bash ask the program and take its answer",
    arguments: [
      ("(bench add-v)", "1", #"printf 'add-view\tAdds.\nit'\''s [a b]\n'"#, #"<add-view><it\'s\ \[a\ b\]>"#),
      ("(bench show --format = j)", "4", #"printf '%s.' "${@:2}"; echo"#, "<--.show.--format.=.j.>"),
      ("(bench show --format = '')", "4", #"printf '%s.' "${@:2}"; echo"#, "<--.show.--format.=..>"),
      ("(bench show '')", "2", "true", "<>"),
      ("(bench --store /usr/bi)", "2", "echo :files", "</usr/bin>"),
    ])
  func bash(words: String, cursor: String, answer: String, replies: String) {
    let setting = "COMP_WORDS=\(words); COMP_CWORD=\(cursor); bench() { \(answer); }"
    let script = Shell.bash.completionScript(for: Program("bench", "Benches."))
    #expect(output(ofBash: script + setting + "; _bench bench; printf '<%s>' \"${COMPREPLY[@]}\"") == replies)
  }

  private func output(ofBash script: String) -> String? {
    guard let pipe = popen("exec bash -c " + ShellWords.quote(script), "r") else { return nil }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
