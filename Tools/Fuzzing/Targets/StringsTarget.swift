extension FuzzTarget {
  /// What `import-strings` reads: `"key" = "value";`.
  static let strings = FuzzTarget("strings") { bytes, sandbox in
    try sandbox.importStrings(bytes, "Main.strings")
  }

  /// What `import-strings` reads: string catalogs.
  static let catalog = FuzzTarget("catalog") { bytes, sandbox in
    try sandbox.importStrings(bytes, "Main.xcstrings")
  }
}

extension Sandbox {
  fileprivate func importStrings(_ bytes: [UInt8], _ name: String) throws {
    write(bytes, to: name)
    try accept(["import-strings", name, "--locale", "de", "--report", "--dry-run"])
  }
}
