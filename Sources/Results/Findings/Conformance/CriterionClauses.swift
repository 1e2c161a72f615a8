/// Where EN 301 549 has a criterion.
extension Criterion {
  /// The clause of EN 301 549 V4.1.1 (2026-09) that asks for it; nil for none.
  ///
  /// Source: the headings of clause 11, which has the criteria of WCAG 2.2 under their own numbers, and those of level AAA as
  /// void.
  var clauseInV4: String? {
    switch standard {
    case .wcag: level == "AAA" ? nil : "11.\(id)"
    case .platform: clause
    case .apple: nil
    }
  }

  /// The editions of the standard, each with the criterion's clause there, or nil for none.
  var clauses: [(edition: String, clause: String?)] {
    zip(Self.editions, [clause, clauseInV4]).map { ($0, $1) }
  }

  /// The clauses as tables have them.
  var cellsOfClauses: [String] { clauses.map { $0.clause ?? "none" } }

  /// `EN 301 549 V3.2.1, clause 11.1.4.4.1; EN 301 549 V4.1.1, clause 11.1.4.4`.
  var wordsOfClauses: String {
    clauses.map { one in "\(one.edition), \(one.clause.map { "clause \($0)" } ?? "no clause")" }
      .joined(separator: "; ")
  }

  /// What the editions are called, as `clauses` has them.
  static let editions = ["EN 301 549 V3.2.1", "EN 301 549 V4.1.1"]
}
