extension FuzzTarget {
  /// A screen that the input's characters make up, and what commands find out about it.
  static let screens = FuzzTarget("screens") { bytes, sandbox in
    guard try !text(bytes).isEmpty else { throw Refusal(sentence: "no choices") }
    // What diff compares with; refused once there is such a revision.
    sandbox.run(["commit", "-m", "base"])
    let screen = StrangeScreen("strange", Choices(bytes))
    try sandbox.accept(["batch", "--lines"], input: Array(screen.edits.joined(separator: "\n").utf8))
    defer { sandbox.run(["undo"]) }
    let own = screen.questions(Choices(bytes.reversed())).map { $0.split(separator: " ").map(String.init) }
    for words in [["audit", "strange"], ["check", "strange"], ["list-budgets", "strange"], ["diff"]] + own {
      try sandbox.accept(words + ["--format", "ndjson"])
    }
  }
}
