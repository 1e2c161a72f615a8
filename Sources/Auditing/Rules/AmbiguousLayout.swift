import DesignModel
import Notation

/// Places and sizes that the constraints leave open.
enum AmbiguousLayout: LayoutRule {
  static let card = RuleCard(
    "ambiguous-layout", .error, "The constraints leave a view's place or size open.",
    why: """
      UIKit takes one of the values that are equally good, and another one after the next update of the layout: views \
      jump or vanish. A scroll view whose content size is open does not scroll.
      """,
    fix:
      "Add the constraint that is missing, or let hugging and compression priorities differ; `explain` shows two frames.",
    bad: """
      add-view demo logo --kind image --size 40x40
      add-constraint demo 'logo.top == safeArea.top'
      """,
    good: """
      add-view demo logo --kind image --size 40x40
      pin demo logo top,leading --to safeArea
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    // Where constraints contradict one another, what is left open tells no more than that.
    guard layout.layout.conflicts.isEmpty else { return [] }
    var aspects: [(view: ObjectID, words: [String])] = []
    for ambiguity in layout.layout.ambiguities {
      if aspects.last?.view == ambiguity.view {
        aspects[aspects.count - 1].words.append(ambiguity.aspect.inWords)
      } else {
        aspects.append((ambiguity.view, [ambiguity.aspect.inWords]))
      }
    }
    return aspects.map { view, words in
      Finding(
        Self.self, view: view,
        message:
          "\(layout.screen.name(of: view))'s \(enumerated(words)) \(words.count == 1 ? "is" : "are") left open"
      )
    }
  }
}
