import CommandGrammar
import Notation

/// The forms of a report beside those that every command has.
enum ReportFormat: String, CaseIterable, ArgumentValue {
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Annotations of GitHub Actions.
  case github
}

extension Report {
  /// The report in one of its own forms, for a session's folder.
  func rendered(as format: ReportFormat, from folder: String) -> String {
    switch format {
    case .sarif: sarif(from: folder).line + "\n"
    case .github: githubAnnotations(from: folder)
    }
  }
}
