import Foundation
import TestSupport
import Testing

@Suite("Completion in a real shell") struct CompletionTests {
  static func has(_ program: String) -> Bool {
    let isThere = (try? Shell().run("command -v \(program)").status) == 0
    if !isThere { print("skipped: completion in \(program), which is not installed") }
    return isThere
  }

  private func makeStore(in shell: Shell) throws {
    let setup = "workbench init && workbench add-screen login && workbench add-screen welcome"
    #expect(try shell.run("\(setup) && workbench add-view login title --kind label").status == 0)
  }

  /// Bash and zsh are driven as people drive them: lines are typed into a terminal, tabs among them.
  @Test(
    "finishes what is typed",
    arguments: [
      ("bash", "bash --norc --noprofile -i", "source <(workbench completion bash)"),
      ("zsh", "zsh -f -i", "autoload -U compinit; compinit -D; source <(workbench completion zsh)"),
    ].filter { has($0.0) })
  func typed(name: String, start: String, lesson: String) throws {
    let shell = try Shell()
    try makeStore(in: shell)
    let lines = [
      lesson, #"workbench list-sc\t"#, #"workbench list-views log\t --format csv"#,
      #"workbench rename-view login ti\t heading"#,
      #"workbench solve login --device iphone-se-1,ipad-mini-6\t --format ndjson | grep -o ipad-mini-./portrait"#,
    ]
    let output = try shell.run(typing(lines, into: start)).output
    for sign in ["welcome", "root,", "renamed title to heading", "ipad-mini-6/portrait"] {
      #expect(output.contains(sign), "\(output)")
    }
  }

  /// A script that types lines into a shell in a terminal and prints what the terminal shows.
  ///
  /// A shell that starts a program drops what is typed meanwhile, so that each line waits until the one before it has
  /// said that it is done; what it says is no part of what was typed.
  private func typing(_ lines: [String], into start: String) -> String {
    let typed = lines.enumerated().map { number, line in
      "type_line '\(line); echo done-$((\(number)))'; await 'done-\(number)'"
    }
    return """
      mkfifo keys
      TERM=dumb script -qfec '\(start)' /dev/null <keys >screen &
      exec 3>keys
      await() { for _ in $(seq 600); do grep -qE "$1" screen && break; sleep 0.05; done; sleep 0.3; }
      type_line() { printf '%b\\n' "$1" >&3; }
      await '[#$%] '
      \(typed.joined(separator: "\n"))
      type_line exit
      wait
      cat screen
      """
  }

  /// Fish says itself what it would offer.
  @Test("finishes what fish asks for", .enabled(if: has("fish")))
  func fish() throws {
    let shell = try Shell()
    try makeStore(in: shell)
    func offers(for line: String) throws -> [String] {
      let asked = "workbench completion fish | source; complete -C '\(line)'"
      let outcome = try shell.run("fish --no-config -c \"\(asked)\"")
      #expect(outcome.status == 0, "\(outcome.messages)")
      return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try offers(for: "workbench list-sc") == ["list-screens"])
    #expect(try offers(for: "workbench show ") == ["login", "welcome"])
    #expect(try offers(for: "workbench set-view login ti") == ["title"])
    #expect(
      try offers(for: "workbench solve --device iphone-se-1,ipad-mini-7") == ["iphone-se-1,ipad-mini-7"])
    #expect(try offers(for: "workbench dump --store=workben") == ["--store=workbench.db"])
  }
}
