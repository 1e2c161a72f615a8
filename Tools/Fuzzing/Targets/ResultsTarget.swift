extension FuzzTarget {
  /// What `solve --stdin` reads: screens to be solved here for a store elsewhere.
  static let jobs = FuzzTarget("jobs") { bytes, sandbox in
    try sandbox.accept(["solve", "--stdin", "--jobs", "1"], input: bytes)
  }

  /// What `load-results` reads: layouts that were solved elsewhere.
  static let results = FuzzTarget("results") { bytes, sandbox in
    try sandbox.accept(["load-results", "--dry-run", "--jobs", "1"], input: bytes)
  }
}
