/// Why nothing can be studied.
public enum StudyError: Error, CustomStringConvertible {
  case noProfiles
  case noScreens

  /// What is missing, and how to come by it.
  public var description: String {
    switch self {
    case .noProfiles: "no stored profile is selected; list-profiles shows those there are"
    case .noScreens: "there are no screens to solve; add one with add-screen"
    }
  }
}
