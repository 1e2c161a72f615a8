/// Why nothing can be studied.
public enum StudyError: Error, CustomStringConvertible {
  /// No stored profile is one of those that are asked for.
  case noProfiles
  /// The design has no screen.
  case noScreens

  /// What is missing; who asked knows how to come by it.
  public var description: String {
    switch self {
    case .noProfiles: "no stored profile is selected"
    case .noScreens: "there are no screens to solve"
    }
  }
}
