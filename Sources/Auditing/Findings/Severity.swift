public import DesignModel

/// How much a finding matters.
public enum Severity: String, Vocabulary, Comparable {
  /// People lose something: content, a control, a layout that can be relied on.
  case error
  /// Likely to be a mistake, or to become one.
  case warning
  /// Worth knowing.
  case note

  /// True if the first matters less.
  public static func < (a: Severity, b: Severity) -> Bool { a.place > b.place }

  private var place: Int { Self.allCases.firstIndex(of: self)! }
}
