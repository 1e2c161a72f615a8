public import Notation

extension RuleCard: Recorded {
  public static let recordShape = RecordShape<Self>("rule", "A rule of audit.") {
    Column("rule", "Its name.", \.name)
    Column("severity", "How severe its findings are.", \.severity)
    Column("summary", "One sentence.", \.summary)
    Column("why", "Why it exists.", \.why)
    Column("fix", "What to do.", \.fix)
    Column("bad", "Commands of a screen with the fault.", \.bad)
    Column("good", "Commands of a screen without it.", \.good)
  }
}
