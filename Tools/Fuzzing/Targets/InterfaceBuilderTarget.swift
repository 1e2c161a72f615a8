import InterfaceBuilder

extension FuzzTarget {
  /// What `import-ib` and `check-ib` read: storyboards and xibs.
  static let interfaceBuilder = FuzzTarget("interface-builder") { bytes, sandbox in
    // Most inputs are no document; those cost no file.
    let file = try InterfaceBuilderFile(bytes)
    if file.scenes.isEmpty { return }
    sandbox.write(bytes, to: "Main.storyboard")
    try sandbox.accept(["import-ib", "Main.storyboard", "--report", "--dry-run"])
    try sandbox.accept(["check-ib", "Main.storyboard", "--format", "json"])
  }
}
