import Auditing
import Comparison
import Conditions
import DesignModel
import Findings

/// What findings that are new, worse, better or fixed say of views, so that a comparison of layouts need not say it again.
struct ToldByFindings {
  private var changes: [ObjectID: [FindingChange]] = [:]

  /// What those of the findings say that are not as they were.
  init(_ findings: [FindingChange]) {
    for change in findings where change.status != .same {
      changes[change.screen.id, default: []].append(change)
    }
  }

  /// True if a finding on the view says that it came, or went, on all profiles of the change; nil for a conflict.
  func tell(_ change: LayoutChange, of view: NamedObject?) -> Bool {
    guard let onset = change.effect.onset, let rules = Self.rules(for: change.effect) else { return false }
    return changes[change.screen.id, default: []].contains { told in
      rules.contains(told.group.finding.rule) && told.isAbout(view?.id, change.conflict)
        && told.says(onset, on: change.profiles)
    }
  }

  /// The rules that find what the effect is; nil where none does.
  static func rules(for effect: LayoutEffect) -> Set<String>? {
    switch effect {
    case .conflict: ["unsatisfiable-constraints"]
    case .ambiguity: ["ambiguous-layout", scrollContent, "layout-depends-on-history"]
    case .truncation: ["truncated-text"]
    case .clipping: ["clipped-text"]
    case .underKeyboard: ["content-unreachable"]
    case .outOfReach: ["content-unreachable", "under-bars"]
    case .outsideWindow: ["content-unreachable", "outside-screen"]
    case .unrest, .lines, .noArea, .visibility, .movement: nil
    }
  }

  /// The rule that finds one fault of all views in a scroll view.
  fileprivate static let scrollContent = "scroll-content-undetermined"
}

extension FindingChange {
  /// True if the finding speaks of the view, or is of the scroll view around it; of a conflict if it is of the same rules.
  fileprivate func isAbout(_ view: ObjectID?, _ conflict: Conflict?) -> Bool {
    let finding = group.finding
    if let conflict { return Set(conflict.members.map(\.object)) == Set(finding.subject.objects) }
    guard let view else { return false }
    let isAround =
      finding.rule == ToldByFindings.scrollContent
      && screen.ancestors(of: view).contains { $0.id == finding.view }
    return isAround || finding.view == view || finding.parts.contains(view) || finding.related.contains(view)
  }

  /// True if it says that it is there on all of those profiles and was on none, or the reverse.
  fileprivate func says(_ onset: Onset, on profiles: AffectedProfiles) -> Bool {
    let (now, then) = (after?.profiles, before?.profiles)
    if status == .suppressed { return false }
    let (here, gone) = onset == .appears ? (now, then) : (then, now)
    guard let here, profiles.isContained(in: here) else { return false }
    return gone.map { profiles.isDisjoint(from: $0) } ?? true
  }
}

extension Rule {
  /// The constraint, or the view that brings the rule with it.
  fileprivate var object: ObjectID {
    switch self {
    case .constraint(let id), .builtIn(let id, _): id
    }
  }
}
