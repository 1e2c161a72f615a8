import Machine

/// A draft of the cache's in which the toolchain works: in a sandbox it sees what it is given and what was made before,
/// and writes into one folder, which nothing of this program's is ever written into once it has begun.
struct Workshop {
  /// What it is given.
  let given: String
  /// What it makes.
  let made: String
  private let sandbox: CodeSandbox
  private let toolchain: Toolchain
  private let readable: [String]
  private let cache: CacheFolder
  private let clock: ImportClock

  /// The place at which it finds the compiled modules of C, whose files say where they are.
  private static let modules = "/modules"

  /// A workshop in an empty folder, with what lies in `others` at hand.
  init(
    in folder: String, of cache: CacheFolder, _ toolchain: Toolchain, _ sandbox: CodeSandbox,
    others: [String] = [], until clock: ImportClock = ImportClock()
  ) throws {
    self.clock = clock
    (self.sandbox, self.toolchain, self.cache, readable) = (sandbox, toolchain, cache, others)
    (given, made) = ("\(folder)/given", "\(folder)/\(Self.made)")
    for path in [given, made, "\(made)/code", "\(made)/tmp"] { try makeFolder(path) }
    // What is there already need not be compiled again: a second for Foundation's.
    let known = others.first.map { "\($0)/\(Self.made)\(Self.modules)" }
    if let known, isFolder(known) {
      try copyFolder(known, to: "\(made)\(Self.modules)")
    } else {
      try makeFolder("\(made)\(Self.modules)")
    }
    sandbox.lend(made)
  }

  /// The folder of a cache's entry that holds what was made.
  static let made = "made"

  /// Runs a program of the toolchain, or one that was made with it, for as long as the import may take.
  func run(
    _ words: [String], within seconds: Double = Compile.longest
  ) throws(SwiftImportError) -> (isDone: Bool, output: String, words: String) {
    try clock.check()
    let result = work(words, within: min(seconds, clock.left))
    try clock.check()
    return result
  }

  /// Starts a program of the toolchain, or one that was made with it, which is sent lines.
  func start(_ words: [String]) throws -> ChildProcess {
    try clock.check()
    return try ChildProcess(
      sandbox.words(for: words, in: room, within: .tools), variables: room.variables)
  }

  /// The next line that such a program says, for as long as the import may take.
  func nextLine(of process: ChildProcess, most: Int) throws -> String? {
    try clock.check()
    let line = try process.nextLine(within: min(Compile.longest, clock.left), most: most)
    return line.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs a program of the toolchain.
  func work(
    _ words: [String], within seconds: Double = Compile.longest
  ) -> (isDone: Bool, output: String, words: String) {
    Compile.run(
      sandbox.words(for: words, in: room, within: .tools), variables: room.variables, within: seconds)
  }

  private var room: SandboxRoom {
    SandboxRoom(
      readable: [toolchain.root, given] + readable,
      writable: [(made, made), ("\(made)\(Self.modules)", Self.modules)], folder: made,
      variables: variables)
  }

  private var variables: [(name: String, value: String)] {
    if sandbox == .none { return Compile.variables }
    return [
      ("PATH", "\(toolchain.root)/bin:/usr/bin:/bin"), ("TMPDIR", "\(made)/tmp"), ("HOME", "\(made)/tmp"),
    ]
  }

  /// The option that says where the compiler keeps modules of C.
  var moduleCache: [String] {
    ["-module-cache-path", sandbox == .none ? "\(cache.path)/modules" : Self.modules]
  }

  /// Leaves what was made to this program, without what only the work needed.
  func close(keepingModules keeps: Bool = false) {
    sandbox.takeBack(made)
    removeFolder("\(made)/tmp")
    if !keeps { removeFolder("\(made)\(Self.modules)") }
  }
}
