public import Notation

/// The words at the beginning of a line that a terminal shows in colour.
public enum LineStyles {
  /// Severities, what became of findings and claims, and what came and went.
  public static let all: [String: WordStyle] = [
    "error": .red, "warning": .yellow, "note": .cyan, "new": .red, "worse": .red, "better": .green,
    "gone": .green, "fixed": .green, "fails": .red, "unused": .red, "holds": .green, "adds": .green,
    "removes": .red, "suppressed": .faint,
  ]
}
