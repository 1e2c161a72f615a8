import DesignModel
public import Findings
public import Notation
import Storage

/// How much an audit finds in a revision, of one rule or of all.
public struct FindingCount: Recorded {
  let entry: FindingHistory.Entry
  /// Nil for all of them together.
  let rule: GradedRule?

  public static let recordShape = RecordShape<Self>("findings", "How much an audit finds in a revision.") {
    Column("revision", "The revision.", from: \.entry.revision.name)
    Column("message", "Its message.", from: \.entry.revision.message)
    Column("time", "When it was made.", from: \.entry.revision.time)
    Column("tags", "Its tags.", from: \.entry.tags)
    Column("screens", "How many screens were audited.", from: \.entry.screens)
    Column("rule", "The rule that is counted; null for all of them together.", from: \.rule?.rule)
    Column(
      "severity", "How severe its findings are; null for all together.", from: \.rule?.severity)
    Column(
      "count", "How many findings.",
      from: { count in count.rule.map { count.entry.counts[$0] ?? 0 } ?? count.entry.total })
  }
}

extension FindingHistory.Entry {
  /// How many findings in all.
  public var total: Int { counts.values.reduce(0, +) }

  /// The order of the records' columns.
  public static let columns = ["revision", "time", "tags", "screens", "severity", "rule", "count"]

  /// An object for all findings of the revision, whose rule is null, and one for each rule that finds something in any
  /// revision.
  public func records(of rules: [GradedRule]) -> [JSON] {
    ([nil] + rules).map { FindingCount(entry: self, rule: $0).record }
  }
}
