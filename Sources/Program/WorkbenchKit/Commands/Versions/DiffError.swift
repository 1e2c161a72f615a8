import Notation

/// A `diff` that can't start.
enum DiffError: Error, CustomStringConvertible {
  case unusableThreshold(Double)
  case twoScreensNeeded
  case screensHaveLayoutsAlone
  case filesAreNoScreens
  case fileBeforeDashes(String)
  case notInGit(path: String, earlier: String, later: String?)
  case nothingIn(folder: String, earlier: String, later: String?)
  case ignored(path: String)
  case otherRepository(path: String, top: String)
  case windowsHaveFindingsAlone

  var description: String {
    switch self {
    case .windowsHaveFindingsAlone:
      "in windows of any size only findings are compared, as text or records; leave --design, --layout, --screens, "
        + "--stat, --name-only, --details and --format markdown out"
    case .twoScreensNeeded:
      "--screens compares two screens; give both names, as 'diff --screens login login-code'"
    case .screensHaveLayoutsAlone:
      "of two screens only the layouts are compared; leave --design, --findings, --stat and --name-only out, "
        + "or name revisions"
    case .filesAreNoScreens:
      "--screens compares two screens of a store; leave it out, or leave the files after '--' out"
    case .fileBeforeDashes(let file):
      "'\(file)' is a file; files come after '--', as in 'diff -- \(file)'"
    case .notInGit(let path, let earlier, let later):
      "'\(path)' is neither in '\(earlier)' nor in \(Self.words(for: later)) of git"
    case .nothingIn(let folder, let earlier, let later):
      "no storyboard or xib in '\(folder)', neither in '\(earlier)' nor in \(Self.words(for: later)) of git"
    case .ignored(let path):
      "git ignores '\(path)' and has no earlier version of it; 'check \(path)' says whether it is sound"
    case .otherRepository(let path, let top):
      "'\(path)' is not in the repository '\(top)'; compare the files of one repository at a time"
    case .unusableThreshold(let threshold):
      "the threshold \(threshold.spelled) is below 0; give the least movement in points that counts"
    }
  }

  private static func words(for revision: String?) -> String {
    revision.map { "'\($0)'" } ?? "the working folder"
  }
}
