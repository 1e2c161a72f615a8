public import DesignModel

/// What makes a check fail.
public enum CheckGate: String, CaseIterable, Sendable {
  /// Errors only.
  case error
  /// Errors and warnings.
  case warning
  /// Nothing that is found.
  case never

  /// True if findings of that level make it fail; notes never do.
  public func stops(at level: Severity) -> Bool {
    switch self {
    case .error: level == .error
    case .warning: level != .note
    case .never: false
    }
  }
}
