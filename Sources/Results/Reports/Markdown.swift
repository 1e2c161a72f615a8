import DesignModel
import Notation

extension ReportFormat {
  /// A heading and a table, as for a comment in a code review.
  public static let markdown = ReportFormat("markdown") { $0.markdown(from: $1) }
}

extension Report {
  /// A heading with the whole in a sentence, and a table of what was found, as for a comment in a code review.
  ///
  /// Long tables end in a count: comments hold 65536 characters (GitHub's limit).
  func markdown(from folder: String) -> String {
    let found = notices.filter { $0.justification == nil }
    var lines = ["### \(summary.escapedAsMarkdownText)"]
    if !found.isEmpty {
      lines += ["", "| | rule | where | what |", "|---|---|---|---|"]
      lines += found.prefix(Self.mostRows).map { $0.markdownRow(from: folder) }
    }
    if found.count > Self.mostRows { lines += ["", "and \(found.count - Self.mostRows) more"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let mostRows = 100
}

extension Notice {
  fileprivate func markdownRow(from folder: String) -> String {
    var places: [String] = []
    if let file {
      let path = FileReference(file, from: folder).path
      places.append(line.map { "\(path):\($0)" } ?? path)
    }
    if let place { places.append(place) }
    let cells = [
      level.rawValue, "`\(rule)`", places.joined(separator: " ").escapedAsMarkdownText,
      message.escapedAsMarkdownText,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
