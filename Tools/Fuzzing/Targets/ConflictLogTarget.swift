import ConflictLog

extension FuzzTarget {
  /// What `import-log` reads: a device's console.
  static let conflictLog = FuzzTarget("conflict-log") { bytes, sandbox in
    // Most inputs hold no conflict; those cost no store.
    _ = try ConflictLog(bytes)
    try sandbox.accept(["import-log", "-", "--report", "--dry-run"], input: bytes)
  }
}
