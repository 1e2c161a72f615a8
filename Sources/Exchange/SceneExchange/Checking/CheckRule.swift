public import DesignModel
public import Reports

/// What `check-ib` can find in a file.
public enum CheckRule: String, CaseIterable, Sendable {
  case frameDiffers = "frame-differs"
  case misplaced
  case ambiguous
  case conflict
  case newAmbiguity = "new-ambiguity"
  case truncated
  case refused
  case notUnderstood = "not-understood"

  /// The rule as reports list it.
  public var rule: ReportRule { ReportRule(id: rawValue, level: level, summary: summary, help: help) }

  /// How severe its findings are.
  public var level: Severity {
    switch self {
    case .misplaced, .ambiguous, .conflict, .refused: .error
    case .frameDiffers, .newAmbiguity, .truncated: .warning
    case .notUnderstood: .note
    }
  }

  private var summary: String {
    switch self {
    case .frameDiffers: "A view does not lie where Xcode recorded it."
    case .misplaced: "A view was saved as misplaced."
    case .ambiguous: "A view was saved as ambiguous."
    case .conflict: "Required constraints contradict one another."
    case .newAmbiguity:
      "The constraints leave a view's place or size open on another device or at another text size."
    case .truncated: "A text does not fit."
    case .refused: "The file could not be read."
    case .notUnderstood: "Something in the file was not understood."
    }
  }

  private var help: String {
    switch self {
    case .frameDiffers:
      "The constraints put the view elsewhere than the file says. Open the file in Xcode, update the frames and save it."
    case .misplaced:
      "The file's frame is not what the constraints make of the view: it will jump when the app runs. Update the frame, "
        + "or the constraints if the frame is right."
    case .ambiguous:
      "The constraints allow more than one place or size, and the system picks one. Add what is missing."
    case .conflict:
      "The system breaks one of them at run time, which one is undefined. Remove one of the set or lower its priority."
    case .newAmbiguity:
      "On the file's own canvas everything is determined; here it is not. Look at variations by size class."
    case .truncated: "Give the text more lines or room, or let it shrink."
    case .refused:
      "Only storyboards and xibs for iOS are read. A damaged file is often the leftover of a merge."
    case .notUnderstood: "The rest of the file was checked without it."
    }
  }
}
