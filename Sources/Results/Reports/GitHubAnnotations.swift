import DesignModel
import Notation

extension ReportFormat {
  /// Annotations of GitHub Actions.
  public static let github = ReportFormat("github") { $0.githubAnnotations(from: $1) }
}

extension Report {
  /// A workflow command of GitHub Actions for each notice, a line each:
  /// `::error file=Main.storyboard,line=14,title=frame-differs::login: …`.
  ///
  /// Facts: GitHub's documentation, "Workflow commands for GitHub Actions"; its runner reads percent signs, carriage
  /// returns and newlines of messages back from their escapes, and in properties colons and commas as well.
  func githubAnnotations(from folder: String) -> String {
    notices.filter { $0.justification == nil }.map { $0.githubAnnotation(from: folder) + "\n" }.joined()
  }
}

extension Notice {
  fileprivate func githubAnnotation(from folder: String) -> String {
    var properties: [String] = []
    if let file {
      properties.append("file=\(FileReference(file, from: folder).path.escaped(also: ":,"))")
      if let line { properties.append("line=\(max(1, line))") }
    }
    properties.append("title=\(rule.escaped(also: ":,"))")
    let words = (screen.map { "\($0): " } ?? "") + message
    return "::\(level.githubCommand) \(properties.joined(separator: ","))::\(words.escaped(also: ""))"
  }
}

extension Severity {
  fileprivate var githubCommand: String { self == .note ? "notice" : rawValue }
}

extension String {
  /// Percent escapes for what would end a workflow command or its property; other control characters, which a log's
  /// reader could take for commands to the terminal, become replacement characters.
  fileprivate func escaped(also reserved: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if "%\r\n".unicodeScalars.contains(scalar) || reserved.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar.misleadsReaders ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}
