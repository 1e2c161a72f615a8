import Auditing
import DesignModel
import Findings
public import History
import Notation
import Rendering
import Storage

/// The number of findings in each revision, as bars.
public struct HistoryPlot {
  let history: FindingHistory
  /// The screens that were asked for; empty for all.
  let screens: [String]

  /// The history of those screens.
  public init(history: FindingHistory, screens: [String]) {
    (self.history, self.screens) = (history, screens)
  }

  /// The bars, their sketch and their counts.
  public var plot: Plot {
    let rules = GradedRule.sorted(history.entries.flatMap(\.counts.keys))
    let chart = BarChart(
      title: "Findings \(screens.isEmpty ? "" : "of \(enumerated(screens)) ")by revision", subtitle: subtitle,
      counted: "findings", axis: "revision", bars: history.entries.map { bar(of: $0, rules) },
      layers: rules.map { $0.layer() })
    return Plot(
      drawing: chart.drawing, sketch: { chart.sketch(columns: $0) },
      records: history.entries.flatMap { $0.records(of: rules) }, columns: FindingHistory.Entry.columns)
  }

  private var subtitle: String {
    guard let first = history.entries.first, let last = history.entries.last else { return "" }
    let revisions = counted(history.entries.count, "revision")
    return history.entries.count == 1
      ? "\(last.revision.name): \(counted(last.total, "finding"))"
      : "\(revisions) from \(first.revision.name) with \(first.total) to \(last.revision.name) with \(last.total)"
  }

  private func bar(of entry: FindingHistory.Entry, _ rules: [GradedRule]) -> BarChart.Bar {
    let counts = rules.map { entry.counts[$0] ?? 0 }
    let lines = zip(rules, counts).filter { $0.1 > 0 }.map {
      "\($0.1) \($0.0.severity.rawValue) \($0.0.rule)"
    }
    return .init(
      name: entry.revision.name, mark: entry.tags.joined(separator: ", "), counts: counts,
      hint: ([
        "\(entry.revision.name): \(entry.revision.message)",
        "\(counted(entry.total, "finding")) on \(counted(entry.screens, "screen"))",
      ] + lines).joined(separator: "\n"))
  }
}
