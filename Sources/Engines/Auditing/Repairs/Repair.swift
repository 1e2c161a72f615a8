public import DesignModel

/// A change of a screen that may remove a finding; whether it does, and does no harm, is for a new audit to say.
public struct Repair: Hashable, Sendable {
  /// What is done, in words, as `let title have any number of lines`.
  public let title: String
  /// The steps, in their order.
  public let edits: [RepairEdit]
  /// The screen with all of them made.
  public let repaired: Screen

  /// The repair that a closure makes step by step; nil if the screen can't take one of its steps, or none was made.
  init?(_ title: String, of screen: Screen, _ make: (inout RepairDraft) throws -> Void) {
    var draft = RepairDraft(screen)
    guard (try? make(&draft)) != nil, draft.screen != screen else { return nil }
    (self.title, edits, repaired) = (title, draft.edits, draft.screen)
  }
}
