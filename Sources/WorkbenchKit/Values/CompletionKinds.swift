import CommandGrammar

// Those of a screen's objects stand beside their kinds.
extension CompletionKind {
  static let screen: CompletionKind = "screen"
  static let device: CompletionKind = "device"
  static let profile: CompletionKind = "profile"
  static let rule: CompletionKind = "rule"
  static let revision: CompletionKind = "revision"
  static let branch: CompletionKind = "branch"
  static let tag: CompletionKind = "tag"
  static let clash: CompletionKind = "conflict"
}
