import AutoLayout
import DesignModel
import Notation

/// Places and sizes that no constraint speaks of, or only what contents ask for by themselves.
///
/// What is open for another reason is reported by `scroll-content-undetermined` and `layout-depends-on-history`. A view
/// whose size a file recorded, since nothing else gives it, may have one of its own: only a stack would give it
/// another, so that this is a note. So it is where a picture whose size nobody knows may fill the room that is open.
enum AmbiguousLayout: LayoutRule {
  static let card = RuleCard(
    "ambiguous-layout", .error, summary: "The constraints leave a view's place or size open.",
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
    var aspects: [Open] = []
    for opening in layout.openings where opening.cause == .unsaid {
      let (view, word) = (opening.ambiguity.view, opening.ambiguity.aspect.inWords)
      let isOfClass = isOfClass(opening.ambiguity, layout)
      if let last = aspects.indices.last, aspects[last].view == view, aspects[last].isOfClass == isOfClass {
        aspects[last].words.append(word)
      } else {
        aspects.append(Open(view: view, words: [word], isOfClass: isOfClass))
      }
    }
    // What a class may give is no more than a note beside what it can't.
    let firm = Set(aspects.filter { !$0.isOfClass }.map(\.view))
    let found = gathered(aspects.filter { !$0.isOfClass || !firm.contains($0.view) }, layout)
    let rooms = rooms(ofSamples: layout)
    return found.map { finding in
      guard let view = finding.view.flatMap({ layout.screen.view($0) }), finding.severity > .note,
        axes(of: finding).allSatisfy({ rooms.contains(Room(parent: view.parent, axis: $0)) })
      else { return finding }
      return finding.graded(.note).assuming("what the app shows is like the sample")
    }
  }

  /// What lies in a view along an axis.
  private struct Room: Hashable {
    let parent: ObjectID?
    let axis: Axis
  }

  /// Where a picture of unknown size leaves open how long it is: in the app's own size it may fill the room that is there.
  private static func rooms(ofSamples layout: AuditedLayout) -> Set<Room> {
    let open = layout.openings.filter { $0.cause == .unsaid }.map(\.ambiguity)
    return open.reduce(into: []) { rooms, ambiguity in
      guard let view = layout.screen.view(ambiguity.view), view.kind == .image, view.attributes.isSample
      else { return }
      switch ambiguity.aspect {
      case .width: rooms.insert(Room(parent: view.parent, axis: .horizontal))
      case .height: rooms.insert(Room(parent: view.parent, axis: .vertical))
      case .x, .y, .contentWidth, .contentHeight: break
      }
    }
  }

  /// What is open of a view.
  private struct Open {
    let view: ObjectID
    var words: [String]
    /// True if the app's own class may say it.
    let isOfClass: Bool
  }

  /// So many views of one superview of which the same is open have one cause.
  private static let crowd = 24

  private static func gathered(_ aspects: [Open], _ layout: AuditedLayout) -> [Finding] {
    func cause(_ open: Open) -> Cause {
      Cause(parent: layout.screen.view(open.view)?.parent, words: open.words, isOfClass: open.isOfClass)
    }
    let crowds = Dictionary(grouping: aspects, by: cause).filter { $0.value.count > crowd }
    return aspects.compactMap { open in
      let verb = open.words.count == 1 ? "is" : "are"
      let name = layout.screen.name(of: open.view)
      let end = "\(verb) left open\(open.isOfClass ? ", unless code says more" : "")"
      guard let all = crowds[cause(open)] else {
        return Finding(
          Self.self, severity: open.isOfClass ? .note : nil, view: open.view,
          message: "\(name)'s \(enumerated(open.words)) \(end)")
      }
      if all[0].view != open.view { return nil }
      return Finding(
        Self.self, severity: open.isOfClass ? .note : nil, view: open.view,
        message: "the \(enumerated(open.words)) of \(all.count) views \(end), first of \(name)",
        measured: Double(all.count), required: 0, parts: all.map(\.view))
    }
  }

  private struct Cause: Hashable {
    let parent: ObjectID?
    let words: [String]
    let isOfClass: Bool
  }

  /// The axes along which a finding of this rule is open, by the words of its message.
  static func axes(of finding: Finding) -> Set<Axis> {
    let words = Set(finding.message.split { !$0.isLetter }.map(String.init))
    let horizontal = words.isDisjoint(with: ["x", "width"]) ? [] : [Axis.horizontal]
    return Set(horizontal + (words.isDisjoint(with: ["y", "height"]) ? [] : [.vertical]))
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
