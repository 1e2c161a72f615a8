import AutoLayout
import DesignModel

@testable import Auditing

/// What findings on one profile say of conflicts and of what is open.
struct JudgedFindingsOfLayout {
  /// What contradicts itself, by identities.
  let conflicts: Set<Set<ObjectID>>
  /// The views with a place or size that nothing says.
  let unsaid: Set<ObjectID>
  /// The scroll views whose content is open.
  let scrolls: Set<ObjectID>
  /// The views of which history decides.
  let histories: Set<ObjectID>

  init(_ findings: [Finding]) {
    func all(_ rule: any AuditRule.Type) -> [Finding] { findings.filter { $0.rule == rule.card.name } }
    func views(_ findings: [Finding]) -> Set<ObjectID> {
      Set(findings.flatMap { [$0.view].compactMap(\.self) + $0.parts })
    }
    conflicts = Set(all(UnsatisfiableConstraints.self).map { Set($0.subject.objects) })
    unsaid = views(all(AmbiguousLayout.self))
    scrolls = views(all(ScrollContentUndetermined.self))
    histories = views(all(LayoutDependsOnHistory.self))
  }

  /// True if anything is said to be open.
  var nameAnyOpening: Bool { !unsaid.isEmpty || !scrolls.isEmpty }

  /// True if a finding says that something is open for its reason.
  func name(_ opening: Opening, isInConflict: Bool) -> Bool {
    let view = opening.ambiguity.view
    if [.contentWidth, .contentHeight].contains(opening.ambiguity.aspect), opening.cause != .conflict {
      return scrolls.contains(view)
    }
    return switch opening.cause {
    case .conflict: isInConflict
    case .contentSize: !scrolls.isEmpty
    case .unsaid: unsaid.contains(view)
    case .rivals: histories.contains(view)
    }
  }
}
