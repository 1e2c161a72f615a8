public import Notation

/// The options that every command understands: a struct of `@Parameter` options and flags, all optional or with defaults.
public protocol GlobalOptions: Sendable {
  /// Every option at its default.
  init()
}

extension GlobalOptions {
  /// The options that `arguments` give, as a shell request carries them.
  public init(arguments: [String: JSON]) throws(UsageError) {
    self.init()
    try Declarations(of: self).fill(from: arguments, owner: "global options")
  }
}

extension [ParameterSpec] {
  /// These global options without those whose place a command's `own` options take.
  func notShadowed(by own: [ParameterSpec]) -> [ParameterSpec] {
    filter { global in !own.contains { $0.kind != .argument && $0.optionName == global.optionName } }
  }
}
