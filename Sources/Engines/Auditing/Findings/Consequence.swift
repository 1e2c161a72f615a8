public import DesignModel

/// What is wrong with a view only because of something else, whose finding names it.
public struct Consequence: Hashable, Sendable {
  /// The view.
  public let view: ObjectID
  /// What is wrong, in words with numbers, without a final period.
  public let message: String

  /// What is wrong with a view.
  public init(view: ObjectID, message: String) { (self.view, self.message) = (view, message) }
}
