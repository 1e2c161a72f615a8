public import CommandGrammar
public import DesignModel

extension CompletionKind {
  /// An audit's rule.
  public static let rule: CompletionKind = "rule"
  /// `key=value` of a view.
  public static let viewChange: CompletionKind = "change of a view"
  /// A revision of the design.
  public static let revision: CompletionKind = "revision"
  /// A branch of the design.
  public static let branch: CompletionKind = "branch"
  /// A revision's tag.
  public static let tag: CompletionKind = "tag"
  /// What both sides of a merge changed.
  public static let clash: CompletionKind = "conflict"

  /// The objects of a kind that there are: those of the screens that the line names, or of the design.
  public static func object(_ kind: ObjectKind) -> CompletionKind { CompletionKind(kind.rawValue) }
}
