import CommandGrammar
import DesignModel

extension CompletionKind {
  static let rule: CompletionKind = "rule"
  static let revision: CompletionKind = "revision"
  static let branch: CompletionKind = "branch"
  static let tag: CompletionKind = "tag"
  static let clash: CompletionKind = "conflict"

  /// The objects of a kind that there are: those of the screens that the line names, or of the design.
  static func object(_ kind: ObjectKind) -> CompletionKind { CompletionKind(kind.rawValue) }
}
