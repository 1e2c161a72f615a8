public import Notation

extension RuleCard: Recorded {
  public static let recordShape = RecordShape<Self>("rule", "A rule of audit.") {
    Column("rule", "Its name.", from: \.name)
    Column("severity", "How severe its findings are.", from: \.severity)
    Column("summary", "One sentence.", from: \.summary)
    Column("why", "Why it exists.", from: \.why)
    Column("fix", "What to do.", from: \.fix)
    Column("bad", "Commands of a screen with the fault.", from: \.bad)
    Column("good", "Commands of a screen without it.", from: \.good)
  }
}
