import Auditing
import DesignModel

/// Ranks findings by rule, then by the place in the screen of what they are about, so that no two rank alike.
struct FindingOrder {
  private let rules: [String: Int]
  private let places: [ObjectID: Int]
  private let constraints: [ObjectID: Int]

  /// The order for findings of that screen.
  init(_ screen: Screen) {
    rules = Self.ranks(RuleList.all.map { $0.card.name })
    places = Self.ranks(screen.views.map(\.id))
    constraints = Self.ranks(screen.constraints.map(\.id))
  }

  private static func ranks<Name: Hashable>(_ names: [Name]) -> [Name: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places of the rule, the view, the constraint and what else takes part; what is missing comes first.
  func rank(of finding: Finding) -> [Int] {
    [rules[finding.rule] ?? -1, finding.view.flatMap { places[$0] } ?? -1]
      + [finding.constraint.flatMap { constraints[$0] } ?? -1]
      + finding.related.map { places[$0] ?? constraints[$0].map { $0 + places.count } ?? -1 }
  }
}

extension Sequence {
  /// The elements in the order of their findings.
  func sorted(by order: FindingOrder, _ finding: (Element) -> Finding) -> [Element] {
    map { (rank: order.rank(of: finding($0)), element: $0) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.element)
  }
}
