import Machine

/// Compiles code of which some may not compile: asks the compiler, lets something stand in for what is missing and leaves
/// out what still fails, all of a round at once, until nothing does.
///
/// The files that failed are asked about alone until they do no more: of a hundred thousand lines that takes a second
/// where the whole module takes seven.
struct LenientBuild {
  /// How many rounds look at declarations alone; after how many of the others, of the whole module or of failing files
  /// one after another, files go that hold no layout, and any file; how many there are.
  private static let (typeRounds, patientRounds, hardRounds, mostRounds) = (4, 12, 14, 22)
  /// How much the compiler may try for one expression, so that those that stand-ins blow up cost little.
  private static let mostScopes = 4000
  /// The longest that a round may take, in seconds.
  private static let longest = 120.0
  /// Up to how many files are also asked for what the compiler finds out only once types are known.
  private static let fewFiles = 16

  let files: [SourceFile]
  let shop: Workshop
  let others: [CompiledModule]
  let tools: Toolbox
  let expressions: [String]
  var allowances: Allowances
  /// The files that failed in the last round, or that are changed since a program was made of them: a round asks about
  /// these alone.
  var failing: Set<String> = []
  /// Whether all types that declarations lack are known.
  var knowsTypes = false
  /// Why what can't be made can't, by the class's name.
  private var faults: [String: String] = [:]
  private var session: RewriterSession?

  init(
    _ files: [SourceFile], in shop: Workshop, after others: [CompiledModule], with tools: Toolbox,
    expressions: [String], _ allowances: Allowances
  ) {
    (self.files, self.shop, self.others, self.tools) = (files, shop, others, tools)
    (self.expressions, self.allowances) = (expressions, allowances)
  }

  /// Makes the object of a program; gives the code as it compiles, and what can be made of it.
  mutating func object(at path: String) throws -> (code: Rewritten, makers: MakerTable) {
    if !allowances.isEmpty, !knowsTypes { try learnTypes() }
    var last: [CompilerError] = []
    // How many rounds were about the whole module, and how many since then about failing files.
    var (whole, failed) = (0, 0)
    while max(whole, failed) < Self.mostRounds {
      let code = try rewrite()
      let makers = try writeMakers(of: code)
      last = try errorsOfFailing(code)
      failed += 1
      if last.isEmpty {
        (whole, failed) = (whole + 1, 0)
        let result = try shop.run(words(code) + ["-c", "-o", path, main], within: Self.longest)
        if result.isDone { return (code, makers) }
        last = CompilerError.all(in: result.words)
      }
      failing = Set(last.map(\.file))
      let isKnown = learnMakers(from: last, makers)
      if whole == 1, allowances.isEmpty, last.contains(where: { $0.file != main }) {
        allowances.fill()
        try learnTypes()
        continue
      }
      var isNew = allowances.learn(from: last) || isKnown
      let isHard = max(whole, failed) > Self.hardRounds || !isNew
      if isHard || max(whole, failed) > Self.patientRounds {
        isNew = allowances.drop(last, layoutsToo: isHard) || isNew
      }
      guard isNew else { break }
    }
    throw SwiftImportError.compilerErrors(last.isEmpty ? ["the compiler did not finish"] : shown(last))
  }

  private var main: String { "\(shop.given)/main.swift" }

  /// The words that compile the module, with errors for expressions that are too much for the compiler.
  private func words(_ code: Rewritten) -> [String] {
    CompiledModule.words(of: ScreenProgram.module, in: shop, others, tools)
      + ["-wmo"] + (allowances.isEmpty ? [] : ["-Xfrontend"] + patience) + code.files
  }

  private var patience: [String] { ["-solver-scope-threshold=\(Self.mostScopes)"] }

  /// The errors of the files that failed; none where none of them does any more, or nothing is known of any.
  private func errorsOfFailing(_ code: Rewritten) throws -> [CompilerError] {
    // The rewriter's files are those of the user, in their order, and that of the stand-ins.
    let asked = zip(files.map(\.path) + code.files.suffix(1), code.files).filter { failing.contains($0.0) }
      .map(\.1)
    guard !allowances.isEmpty, !asked.isEmpty else { return [] }
    var words = CompiledModule.words(of: ScreenProgram.module, in: shop, others, tools)
    words.insert("-frontend", at: 1)
    let primary = asked + [main]
    words += patience + (code.files + [main]).filter { !primary.contains($0) }
    words += primary.flatMap { ["-primary-file", $0] }
    if primary.count > Self.fewFiles {
      words += ["-typecheck"]
    } else {
      words += ["-emit-sil"] + primary.flatMap { _ in ["-o", "/dev/null"] }
    }
    return CompilerError.all(in: try shop.run(words, within: Self.longest).words)
  }

  /// Asks for what declarations lack before anybody looks at bodies, which takes a tenth of the time.
  private mutating func learnTypes() throws {
    for _ in 0..<Self.typeRounds {
      let code = try rewrite()
      let skipping = ["-Xfrontend", "-experimental-skip-all-function-bodies", "-parse-as-library"]
      let result = try shop.run(words(code) + skipping + ["-typecheck"], within: Self.longest)
      guard !result.isDone, allowances.learnTypes(from: CompilerError.all(in: result.words)) else { return }
    }
  }

  private func makers(of code: Rewritten) -> MakerTable {
    var makers = MakerTable(code.classes, expressions)
    makers.leaveOut(faults)
    return makers
  }

  private func writeMakers(of code: Rewritten) throws -> MakerTable {
    let makers = makers(of: code)
    let text = makers.program(of: ScreenProgram.module, importing: others.map(\.name))
    try writeFile(Array(text.utf8), to: main)
    return makers
  }

  /// Remembers which makers don't compile; false if all do, or nobody knows yet since the code itself doesn't.
  private mutating func learnMakers(from errors: [CompilerError], _ makers: MakerTable) -> Bool {
    guard makers.areAll(errors, of: main) else { return false }
    let found = makers.faults(among: errors, of: main)
    faults.merge(found) { old, _ in old }
    return !found.isEmpty
  }

  /// Errors as `Compile.shown` shows them.
  private func shown(_ errors: [CompilerError]) -> [String] {
    let known = Set(files.map(\.path))
    return errors.map { "\(known.contains($0.file) ? "" : "  ")\($0.file):\($0.line): error: \($0.text)" }
  }

  private mutating func rewrite() throws -> Rewritten {
    let list = "\(shop.given)/allowances"
    try writeFile(Array(allowances.text.utf8), to: list)
    let session = try self.session ?? RewriterSession(files, in: shop, with: tools)
    self.session = session
    var code = try session.rewritten(by: list)
    // Which classes only their file can name is known once it is read.
    let makers = makers(of: code).hidden.map { "\($0.file)\t\($0.name)\t\($0.expression)" }
    if allowances.makers != makers {
      allowances.makers = makers
      try writeFile(Array(allowances.text.utf8), to: list)
      code = try session.rewritten(by: list)
    }
    allowances.standIns = code.files.last
    allowances.layouts = code.layouts
    return code
  }
}
