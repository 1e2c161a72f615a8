import DesignModel
import Notation

/// Inequalities that another constraint implies, which are mostly slips of an anchor.
///
/// Only what one other required constraint implies, together with sizes that are never negative, is reported: what
/// takes longer to see is often meant.
enum RedundantConstraint: DesignRule {
  static let card = RuleCard(
    "redundant-constraint", .warning,
    summary: "An inequality says nothing that another constraint doesn't say already.",
    why: """
      It was written to forbid something and forbids nothing, most often because of the wrong anchor: 'bottom >= top' in \
      place of 'bottom <= bottom'. The screen looks right until its content grows.
      """,
    fix: "Correct its anchor or its relation, or remove it.",
    bad: """
      add-view demo box
      pin demo box top,leading,trailing,bottom --to safeArea
      add-view demo words --kind label --style body --lines 0 --text 'Ask us' --in box
      pin demo words leading,trailing
      add-constraint demo 'words.centerY == box.centerY @high'
      add-constraint demo 'words.top >= box.top'
      add-constraint demo 'words.bottom >= box.top'
      """,
    good: """
      add-view demo box
      pin demo box top,leading,trailing,bottom --to safeArea
      add-view demo words --kind label --style body --lines 0 --text 'Ask us' --in box
      pin demo words leading,trailing
      add-constraint demo 'words.centerY == box.centerY @high'
      add-constraint demo 'words.top >= box.top'
      add-constraint demo 'words.bottom <= box.bottom'
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    let constraints = tree.screen.constraints.filter {
      $0.isInstalled && $0.origin != .placeholder && !tree.varies($0)
    }
    return constraints.compactMap { constraint in
      guard constraint.isOfAuthor, constraint.relation != .equal, let bound = Bound.all(of: constraint).first
      else { return nil }
      if bound.isEmpty {
        return finding(
          constraint, "says nothing: heights and widths are never negative", stronger: nil, in: tree)
      }
      guard let stronger = constraints.first(where: { implies($0, constraint, bound: bound) }) else {
        return nil
      }
      let words = "says nothing that \(stronger.id): \(tree.screen.spelled(stronger)) doesn't say already"
      return finding(constraint, words, stronger: stronger, in: tree)
    }
  }

  /// Of two that imply one another the first stays.
  private static func implies(
    _ other: LayoutConstraint, _ constraint: LayoutConstraint, bound: Bound
  ) -> Bool {
    guard other.id != constraint.id, other.priority == .required,
      other.condition == nil || other.condition == constraint.condition
    else { return false }
    return Bound.all(of: other).contains { $0.implies(bound) && $0 != bound }
  }

  private static func finding(
    _ constraint: LayoutConstraint, _ words: String, stronger: LayoutConstraint?, in tree: AuditedScreen
  ) -> Finding {
    let screen = tree.screen
    let meant = meant(by: constraint, screen).map { "; did you mean \(screen.spelled($0))?" } ?? ""
    return Finding(
      Self.self, view: screen.view(constraint.first.item.owner)?.id, constraint: constraint.id,
      related: stronger.map { [$0.id] } ?? [],
      message: "\(constraint.id): \(screen.spelled(constraint)) \(words)\(meant)")
  }

  /// What binds the same edge of the inner view to the same edge of the outer one; nil where the anchors already are
  /// the same, neither view holds the other, or the screen says it already.
  static func meant(by constraint: LayoutConstraint, _ screen: Screen) -> LayoutConstraint? {
    guard var second = constraint.second, constraint.first.anchor != second.anchor else { return nil }
    var result = constraint
    result.relation = constraint.relation.reversed
    result.constant = 0 - constraint.constant
    let (one, two) = (constraint.first.item.owner, second.item.owner)
    if screen.contains(one, under: two), one != two {
      second.anchor = constraint.first.anchor
    } else if screen.contains(two, under: one), one != two {
      result.first.anchor = second.anchor
    } else {
      return nil
    }
    result.second = second
    let wanted = Bound.all(of: result)
    let isSaid = screen.constraints.contains { other in
      Bound.all(of: other).contains { known in wanted.contains { known.implies($0) } }
    }
    return isSaid ? nil : result
  }
}
