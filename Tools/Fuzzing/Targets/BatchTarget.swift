extension FuzzTarget {
  /// What `batch` reads: a JSON object a line.
  static let batch = FuzzTarget("batch") { bytes, sandbox in
    try sandbox.batch(bytes, [])
  }

  /// What `batch --lines` reads: command lines.
  static let batchLines = FuzzTarget("batch-lines") { bytes, sandbox in
    try sandbox.batch(bytes, ["--lines"])
  }
}

extension Sandbox {
  /// Does the edits and takes them back, so that each input meets the same design.
  fileprivate func batch(_ bytes: [UInt8], _ options: [String]) throws {
    // Imports read whatever files the machine has, and have targets of their own.
    if bytes.contains("import-") { throw Refusal(sentence: "a file of the machine") }
    try accept(["batch", "--dry-run", "--format", "json"] + options, input: bytes)
  }
}

extension [UInt8] {
  /// Whether the word stands somewhere.
  fileprivate func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return indices.contains { self[$0...].starts(with: word) }
  }
}
