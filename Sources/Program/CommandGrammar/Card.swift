/// What a reader needs to know of a command before its parameters.
public struct Card: Sendable {
  /// The word that calls the command, in kebab-case.
  public var name: String
  /// The heading under which help lists it.
  public var group: String
  /// One sentence, with its period.
  public var summary: String
  private let makeDetails: @Sendable () -> String
  /// Further paragraphs for the command's own page; may be empty.
  ///
  /// They are made when they are asked for: some list all that a table holds, and whoever looks for a command by its name
  /// reads the cards of others.
  public var details: String { makeDetails() }
  /// Lines that run as they stand, in order.
  public var examples: [Example]
  /// Names that it had before and that still call it; help is silent about them.
  public var formerNames: [String]
  /// Whether help, documentation and suggestions leave the command out.
  public var isHidden: Bool

  /// A card for the command called `name`.
  public init(
    _ name: String, group: String, _ summary: String,
    details: @autoclosure @escaping @Sendable () -> String = "",
    examples: [Example] = [],
    formerly formerNames: [String] = [], isHidden: Bool = false
  ) {
    (self.name, self.group, self.summary, makeDetails) = (name, group, summary, details)
    (self.examples, self.formerNames, self.isHidden) = (examples, formerNames, isHidden)
  }
}

/// A command line, without the program's name, and what it does.
public struct Example: Sendable, Hashable {
  /// Shell words as a person types them.
  public var line: String
  /// What running it does, as a sentence.
  public var meaning: String

  /// The example `line`, which does what `meaning` says.
  public init(_ line: String, _ meaning: String) { (self.line, self.meaning) = (line, meaning) }
}
