import Platform

extension FuzzTarget {
  /// A store of which somebody changed rows by hand, and every kind of command on it.
  static let rows = FuzzTarget("rows") { bytes, sandbox in
    let changes = try StrangeRows(bytes)
    sandbox.makeHistory()
    sandbox.copy("base.db", to: "rows.db")
    let before = try sandbox.accept(["dump", "--store", sandbox.path("rows.db")])
    try changes.apply(to: sandbox.path("rows.db"))
    let store = ["--store", sandbox.path("rows.db")]
    let verified = sandbox.run(["verify-store"] + store)
    let dump = sandbox.run(["dump"] + store)
    precondition(
      verified.status != 0 || dump.status == 0 && dump.output == before,
      "A store is called sound only if its dump is as it was")
    for words in questions + edits {
      let outcome = sandbox.run(words + store)
      precondition((0...2).contains(outcome.status), "An exit code is 0, 1 or 2")
      precondition(outcome.status != 2 || !outcome.messages.isEmpty, "A refusal says why")
    }
  }

  private static let questions = [
    ["info"], ["list-screens"], ["list-devices"], ["list-profiles"], ["show", "login"], ["log"], ["diff"],
    ["solve", "login"], ["audit", "login", "--device", "slate"], ["render", "login"],
    ["export", "login", "--format", "swift"], ["blame", "login"], ["list-conflicts"],
  ]

  private static let edits = [
    ["undo"], ["redo"], ["add-screen", "more"], ["add-view", "login", "extra"],
    ["rename-screen", "login", "entry"],
    ["commit", "-m", "Third"], ["restore", "v1"], ["compact"],
  ]

  /// A store that a stranger changed, as `pull` takes it in.
  static let pull = FuzzTarget("pull") { bytes, sandbox in
    try sandbox.taking(bytes) { ["pull", sandbox.path("theirs.db"), "--store", sandbox.path("ours.db")] }
  }

  /// The same as `merge-files` takes it in.
  static let mergeFiles = FuzzTarget("merge-files") { bytes, sandbox in
    try sandbox.taking(bytes) {
      ["merge-files", sandbox.path("base.db"), sandbox.path("ours.db"), sandbox.path("theirs.db")]
    }
  }
}

extension Sandbox {
  /// Makes `base.db` with two revisions, a tag and a branch, and `fork.db`, which goes on from there; once.
  fileprivate func makeHistory() {
    if run(["info", "--store", path("fork.db")]).status == 0 { return }
    copy("workbench.db", to: "base.db")
    for words in [
      ["commit", "-m", "First"], ["tag", "first"], ["branch", "draft"],
      ["set-view", "login", "title", "lines=2"],
      ["commit", "-m", "Second"],
    ] {
      let outcome = run(words + ["--store", path("base.db")])
      precondition(outcome.status == 0, "The history is sound: \(outcome.messages)")
    }
    copy("base.db", to: "fork.db")
    for words in [["add-view", "login", "theirs"], ["commit", "-m", "Theirs"]] {
      let outcome = run(words + ["--store", path("fork.db")])
      precondition(outcome.status == 0, "The history is sound: \(outcome.messages)")
    }
  }

  /// Lets a command take `theirs.db`, changed as the bytes say, into `ours.db`: that is sound in the end, and as it was where
  /// the command refuses.
  fileprivate func taking(_ bytes: [UInt8], _ words: () -> [String]) throws {
    let changes = try StrangeRows(bytes)
    makeHistory()
    copy("base.db", to: "ours.db")
    copy("fork.db", to: "theirs.db")
    try changes.apply(to: path("theirs.db"))
    let ours = ["--store", path("ours.db")]
    let before = try accept(["dump"] + ours)
    let outcome = run(words())
    precondition((0...2).contains(outcome.status), "An exit code is 0, 1 or 2")
    let verified = run(["verify-store"] + ours)
    precondition(verified.status == 0, "Ours stays sound: \(verified.output)")
    guard outcome.status == 2 else { return }
    let after = try accept(["dump"] + ours)
    precondition(after == before, "What is refused changes nothing")
    throw Refusal(sentence: outcome.messages)
  }

  /// Copies a store that nobody has open.
  fileprivate func copy(_ name: String, to other: String) {
    for ending in ["", "-wal", "-shm"] { remove(other + ending) }
    guard let file = fopen(path(name), "r") else { preconditionFailure("The sandbox can be read") }
    defer { fclose(file) }
    var (bytes, piece) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
    write(bytes, to: other)
  }
}
