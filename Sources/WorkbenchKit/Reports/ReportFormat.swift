import CommandGrammar
import Notation

/// The forms of a report beside those that every command has.
enum ReportFormat: String, CaseIterable, ArgumentValue {
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, which continuous integration shows as tests.
  case junit
  /// Annotations of GitHub Actions.
  case github
  /// A heading and a table, as for a comment in a code review.
  case markdown
}

extension Report {
  /// The report in one of its own forms, for a session's folder.
  func rendered(as format: ReportFormat, from folder: String) -> String {
    switch format {
    case .sarif: sarif(from: folder).line + "\n"
    case .junit: junit(from: folder)
    case .github: githubAnnotations(from: folder)
    case .markdown: markdown(from: folder)
    }
  }
}
