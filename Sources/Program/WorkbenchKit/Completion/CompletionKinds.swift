import CommandGrammar
import DesignModel

extension CompletionKind {
  /// A screen of the store, or a file or folder: screens are offered, since shells complete either.
  static let screenOrFile: CompletionKind = "screen or file"
  /// An audit's rule.
  static let rule: CompletionKind = "rule"
  /// `key=value` of a view.
  static let viewChange: CompletionKind = "change of a view"
  /// A revision of the design.
  static let revision: CompletionKind = "revision"
  /// A branch of the design.
  static let branch: CompletionKind = "branch"
  /// A revision's tag.
  static let tag: CompletionKind = "tag"
  /// What both sides of a merge changed.
  static let clash: CompletionKind = "conflict"

  /// The objects of a kind that there are: those of the screens that the line names, or of the design.
  static func object(_ kind: ObjectKind) -> CompletionKind { CompletionKind(kind.rawValue) }
}
