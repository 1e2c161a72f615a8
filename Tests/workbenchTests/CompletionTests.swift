import Foundation
import TestSupport
import Testing

@Suite("Completion in a real shell", .startsProcesses) struct CompletionTests {
  static func has(_ program: String) -> Bool {
    let isThere = (try? Shell().run("command -v \(program)").status) == 0
    if !isThere { print("skipped: completion in \(program), which is not installed") }
    return isThere
  }

  /// Some containers have no pseudo-terminals.
  static let hasTerminals: Bool = {
    let isThere = (try? Shell().run("script -qec true /dev/null").status) == 0
    if !isThere { print("skipped: what is typed into a terminal, of which 'script' can make none here") }
    return isThere
  }()

  private func makeStore(in shell: Shell) throws {
    let setup = "workbench init && workbench add-screen login && workbench add-screen welcome"
    #expect(try shell.run("\(setup) && workbench add-view login title --kind label").status == 0)
  }

  /// A file that each shell reads when it starts: it learns the completion, and says by a file each time it is ready to
  /// be typed into.
  private static let lessons = [
    "bash": """
    PROMPT_COMMAND=': > ready.$((++prompts))'
    source <(workbench completion bash)
    """,
    "zsh": """
    precmd() { : > ready.$((++prompts)) }
    autoload -U compinit
    compinit -u -D
    source <(workbench completion zsh)
    """,
  ]

  /// Bash and zsh are driven as people drive them: lines are typed into a terminal, tabs among them.
  @Test(
    "finishes what is typed",
    arguments: [("bash", "bash --rcfile .zshrc -i"), ("zsh", "env ZDOTDIR=. zsh -d -i")].filter {
      hasTerminals && has($0.0)
    })
  func typed(name: String, start: String) throws {
    let shell = try Shell()
    try makeStore(in: shell)
    let lesson = shell.folder.appending(path: ".zshrc")
    try Self.lessons[name]!.write(to: lesson, atomically: false, encoding: .utf8)
    let lines = [
      #"workbench list-sc\t"#, #"workbench list-views log\t --format csv"#,
      #"workbench rename-view login ti\t heading"#,
      #"workbench solve login --device iphone-se-1,ipad-mini-6\t --format ndjson | grep -o ipad-mini-./portrait"#,
      "exit",
    ]
    // What is typed while the shell does something else may get lost: each line waits for its prompt.
    let typing = lines.enumerated().map { index, line in
      "await ready.\(index + 1); printf '%b\\n' '\(line)'"
    }
    let script = """
      await() { for i in $(seq 600); do [ -e $1 ] && sleep 0.3 && return; sleep 0.1; done; }
      { \(typing.joined(separator: "; ")); } | TERM=dumb script -qec '\(start)' /dev/null
      """
    let output = try shell.run(script).output
    for sign in ["welcome", "root,", "renamed title to heading", "ipad-mini-6/portrait"] {
      #expect(output.contains(sign), "\(output)")
    }
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
