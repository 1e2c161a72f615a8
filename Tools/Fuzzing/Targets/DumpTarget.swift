extension FuzzTarget {
  /// What `load` reads: what `dump` printed.
  static let dump = FuzzTarget("dump") { bytes, sandbox in
    let store = ["--store", sandbox.path("loaded.db")]
    for name in ["loaded.db", "loaded.db-wal", "loaded.db-shm"] { sandbox.remove(name) }
    try sandbox.accept(["load", "--cut"] + store, input: bytes)
    let findings = sandbox.run(["verify-store"] + store)
    precondition(findings.status == 0, "A store is loaded only if it is sound: \(findings.output)")
    let dump = sandbox.run(["dump"] + store)
    precondition(dump.status == 0, "What was loaded can be dumped: \(dump.messages)")
    for name in ["loaded.db", "loaded.db-wal", "loaded.db-shm"] { sandbox.remove(name) }
    let again = sandbox.run(["load"] + store, input: Array(dump.output.utf8))
    precondition(again.status == 0, "What was dumped can be loaded: \(again.messages)")
  }
}
