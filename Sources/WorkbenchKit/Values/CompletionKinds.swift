import CommandGrammar

extension CompletionKind {
  static let screen: CompletionKind = "screen"
  static let view: CompletionKind = "view"
  static let guide: CompletionKind = "guide"
  static let state: CompletionKind = "state"
  static let constraint: CompletionKind = "constraint"
  static let variation: CompletionKind = "variation"
  static let assertion: CompletionKind = "assertion"
  static let suppression: CompletionKind = "suppression"
  static let device: CompletionKind = "device"
  static let profile: CompletionKind = "profile"
  static let rule: CompletionKind = "rule"
  static let revision: CompletionKind = "revision"
  static let branch: CompletionKind = "branch"
  static let tag: CompletionKind = "tag"
  static let clash: CompletionKind = "conflict"
}
