import DesignModel
import Notation

extension DifferenceSummary {
  /// A line a screen in aligned columns, then the sums, as `git diff --stat` has it; empty for no difference.
  public var lines: [String] {
    if isEmpty { return [] }
    let cells = rows.map(\.cells)
    let widths = (0..<Row.columns).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let table = cells.map { row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return (" \(padded[0]) | " + padded.dropFirst().filter { !$0.isEmpty }.joined(separator: "  ")).trimmed
    }
    return table + [sums]
  }

  /// ` 2 screens, 3 views and 1 constraint changed; 14 of 168 profiles look different`.
  private var sums: String {
    let views = rows.reduce(0) { $0 + $1.views.total }
    let constraints = rows.reduce(0) { $0 + $1.constraints.total }
    let others = rows.reduce(0) { $0 + $1.others.total }
    let screens = rows.count { $0.views.total + $0.constraints.total + $0.others.total > 0 }
    let counts = [
      (screens, "screen"), (views, "view"), (constraints, "constraint"), (others, "other object"),
      (devices.total, "device"), (profiles.total, "profile"),
    ].filter { $0.0 > 0 }
    let design = counts.isEmpty ? "nothing" : enumerated(counts.map { counted($0.0, $0.1) })
    var text = " \(design) changed"
    if let compared, let affected {
      text += "; \(affected) of \(counted(compared, "profile")) \(affected == 1 ? "looks" : "look") different"
    }
    return text
  }
}

extension DifferenceSummary.Row {
  fileprivate static let columns = 6

  /// Screen, views, constraints, others, profiles, largest movement; empty where there is nothing.
  fileprivate var cells: [String] {
    [
      screen.name, views.words("view"), constraints.words("constraint"), others.words("other"),
      layout.map { "\($0.affected) of \(counted($0.compared, "profile"))" } ?? "",
      layout?.largest.map { "up to \($0.points.inPoints) points (\($0.view.name) on \($0.profile))" } ?? "",
    ]
  }
}

extension DifferenceSummary.ChangeCounts {
  /// `+1 -0 ~2 views`; empty for none.
  fileprivate func words(_ noun: String) -> String {
    total == 0 ? "" : "+\(added) -\(removed) ~\(changed) \(noun)\(total == 1 ? "" : "s")"
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
