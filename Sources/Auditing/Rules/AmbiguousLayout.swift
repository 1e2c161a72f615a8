import AutoLayout
import DesignModel
import Notation

/// Places and sizes that no constraint speaks of, or only what contents ask for by themselves.
///
/// What is open for another reason is told by `scroll-content-undetermined` and `layout-depends-on-history`. A view whose
/// size a file recorded, since nothing else tells it, may have one of its own: only a stack would give it another.
enum AmbiguousLayout: LayoutRule {
  static let card = RuleCard(
    "ambiguous-layout", .error, "The constraints leave a view's place or size open.",
    why: """
      UIKit takes one of the values that are equally good, and another one after the next update of the layout: views \
      jump or vanish.
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
    var aspects: [(view: ObjectID, words: [String])] = []
    for opening in layout.openings where opening.cause == .unsaid && !isOfClass(opening.ambiguity, layout) {
      let (view, word) = (opening.ambiguity.view, opening.ambiguity.aspect.inWords)
      if aspects.last?.view == view {
        aspects[aspects.count - 1].words.append(word)
      } else {
        aspects.append((view, [word]))
      }
    }
    return gathered(aspects, layout)
  }

  /// So many views of one superview of which the same is open have one cause.
  private static let crowd = 24

  private static func gathered(
    _ aspects: [(view: ObjectID, words: [String])], _ layout: AuditedLayout
  ) -> [Finding] {
    func cause(_ open: (view: ObjectID, words: [String])) -> Cause {
      Cause(parent: layout.screen.view(open.view)?.parent, words: open.words)
    }
    let crowds = Dictionary(grouping: aspects, by: cause).filter { $0.value.count > crowd }
    return aspects.compactMap { open in
      let verb = open.words.count == 1 ? "is" : "are"
      let name = layout.screen.name(of: open.view)
      guard let all = crowds[cause(open)] else {
        return Finding(
          Self.self, view: open.view, message: "\(name)'s \(enumerated(open.words)) \(verb) left open")
      }
      if all[0].view != open.view { return nil }
      return Finding(
        Self.self, view: open.view,
        message: "the \(enumerated(open.words)) of \(all.count) views \(verb) left open, first of \(name)",
        measured: Double(all.count), required: 0, parts: all.map(\.view))
    }
  }

  private struct Cause: Hashable {
    let parent: ObjectID?
    let words: [String]
  }

  /// True for a size that the app's own class may have, and for the place that hangs on it.
  private static func isOfClass(_ ambiguity: Ambiguity, _ layout: AuditedLayout) -> Bool {
    guard let view = layout.screen.view(ambiguity.view), [.view, .custom].contains(view.kind),
      let recorded = view.attributes.recordedSize(of: view.kind),
      let parent = view.parent.flatMap({ layout.screen.view($0) }), parent.kind != .stack
    else { return false }
    return switch ambiguity.aspect {
    case .x, .width: recorded.width != nil
    case .y, .height: recorded.height != nil
    case .contentWidth, .contentHeight: false
    }
  }
}
