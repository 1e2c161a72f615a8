import Machine

/// Makes torn-out code compile: asks the compiler, lets something stand in for what is missing and leaves out what still
/// fails, until nothing does.
struct LenientBuild {
  private static let mostRounds = 40
  /// The longest that a round may take, in seconds.
  private static let longest = 60.0

  let files: [SourceFile]
  let shop: Workshop
  let others: [CompiledModule]
  let tools: Toolbox
  var allowances: Allowances

  /// The words that compile the module to nothing, with errors for expressions that take the compiler too long.
  private func words(_ code: Rewritten) -> [String] {
    CompiledModule.words(of: ScreenProgram.module, in: shop, others, tools)
      + ["-parse-as-library", "-wmo", "-Xfrontend", "-solver-expression-time-threshold=5"] + code.files
  }

  /// The code as it compiles.
  mutating func rewritten() throws -> Rewritten {
    var last: [CompilerError] = []
    for _ in 0..<Self.mostRounds {
      let code = try rewrite()
      let types = try shop.run(words(code) + ["-typecheck"], within: Self.longest)
      // What flows where is checked after types are.
      let result =
        types.isDone
        ? try shop.run(words(code) + ["-emit-sil", "-o", "/dev/null"], within: Self.longest) : types
      if result.isDone { return code }
      last = CompilerError.all(in: result.words)
      allowances.standIns = code.files.last
      guard allowances.learn(from: last) else { break }
    }
    throw SwiftImportError.compilerErrors(last.isEmpty ? ["the compiler did not finish"] : shown(last))
  }

  /// Errors as `Compile.shown` shows them.
  private func shown(_ errors: [CompilerError]) -> [String] {
    let known = Set(files.map(\.path))
    return errors.map { "\(known.contains($0.file) ? "" : "  ")\($0.file):\($0.line): \($0.text)" }
  }

  private func rewrite() throws -> Rewritten {
    let list = "\(shop.given)/allowances"
    try writeFile(Array(allowances.text.utf8), to: list)
    return try Rewritten(files, in: shop, as: "lenient=\(list)", with: tools)
  }
}
