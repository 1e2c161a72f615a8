import Notation
import SceneExchange
import Storage

/// Files that `check` can't be asked about.
enum CheckFilesError: Error, CustomStringConvertible {
  case codeSince(String)
  case nothingIn([String], code: Int)
  case mixed(screen: String, file: String)
  case refused(RefusedFile)
  case noScreens([String])
  case baseline
  case since
  case repairIntoStore
  case nothingToCheck(word: String?, folder: String)

  var description: String {
    switch self {
    case .codeSince(let file):
      "'\(file)' is code, which --since doesn't compare; name storyboards, xibs or their folder"
    case .nothingIn(let paths, let code):
      "no storyboard or xib in \(paths.map { "'\($0)'" }.joined(separator: ", "))"
        + (code == 0
          ? "" : ", but \(counted(code, "Swift file")); --run-code runs code and checks what it builds")
    case .mixed(let screen, let file):
      "'\(screen)' is no file, and '\(file)' is no screen; check screens of the store and files one after the other"
    case .refused(let file): "'\(file.path)': \(file.reason)"
    case .noScreens(let paths):
      "\(enumerated(paths.map { "'\($0)'" })) \(paths.count == 1 ? "has" : "have") no screens of \(paths.count == 1 ? "its" : "their") "
        + "own to judge, as a storyboard that only leads to others; name the files that have them, or their folder"
    case .baseline:
      "--baseline names a revision of a store, and files have none; import-ib imports them into a store"
    case .since:
      "--since compares files with git; name them, as in 'check . --since origin/main'. For screens of a store there is --baseline"
    case .repairIntoStore:
      "--fix writes into a file that check is asked about; audit --fix repairs screens of a store"
    case .nothingToCheck(let word, let folder):
      (word.map { "no file '\($0)', and " } ?? "")
        + "no store '\(Store.defaultName)' in '\(folder)' or above it; name a storyboard, a xib or a folder to check, or make a store with init"
    }
  }
}
