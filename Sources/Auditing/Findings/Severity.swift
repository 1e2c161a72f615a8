public import DesignModel

/// How much a finding matters.
public enum Severity: String, Vocabulary {
  /// People lose something: content, a control, a layout that can be relied on.
  case error
  /// Likely to be a mistake, or to become one.
  case warning
  /// Worth knowing.
  case note
}
