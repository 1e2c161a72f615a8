/// How much a finding matters: the severe ones come first in the order of the cases, and are the greater.
public enum Severity: String, Vocabulary, Comparable {
  /// People lose something: content, a control, a layout that can be relied on.
  case error
  /// Likely to be a mistake, or to become one.
  case warning
  /// Worth knowing.
  case note

  /// True if the first matters less.
  public static func < (a: Severity, b: Severity) -> Bool { a.place > b.place }

  private var place: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
