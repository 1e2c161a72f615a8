public import Testing

/// Marks a test that holds one of the documents' labelled statements, such as `scroll.edges`.
///
/// A failing test prints its labels; `StatementsTests` compares the marks with the documents.
public struct Statement: TestTrait {
  /// The labels as the documents print them, without their `§`.
  public let labels: [String]

  /// The marks in words, for the report of a failure.
  public var comments: [Comment] { labels.map { "holds §\($0)" } }
}

extension Trait where Self == Statement {
  /// Marks a test that holds the statements of those labels.
  public static func statement(_ labels: String...) -> Statement { Statement(labels: labels) }
}
