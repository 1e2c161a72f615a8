import DesignModel
import InterfaceBuilder
import Matrix
import Notation
public import Reports

extension CheckedFile {
  /// What somebody should look at in the file, by line; empty where all is well.
  public func notices(withNotes: Bool) -> [Notice] {
    switch outcome {
    case .refused(let reason, let isForeign):
      var notice = notice(.refused, reason, key: "")
      if isForeign { notice.level = .note }
      return [notice]
    case .checked(let scenes): return scenes.flatMap { notices($0, withNotes: withNotes) }
    }
  }

  private func notices(_ scene: CheckedScene, withNotes: Bool) -> [Notice] {
    var result: [Notice] = []
    for view in scene.views { result += notices(view, scene) }
    for conflict in scene.conflicts { result.append(notice(conflict, scene)) }
    for finding in scene.findings { result.append(notice(finding, scene)) }
    if withNotes {
      result += scene.notes.map { note in
        notice(.notUnderstood, note.text, in: scene, line: note.line, key: note.text)
      }
    }
    // Sorting is stable only by the place among equals.
    let ordered = result.enumerated().sorted {
      ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset)
    }
    return ordered.map(\.element)
  }

  private func notices(_ view: CheckedView, _ scene: CheckedScene) -> [Notice] {
    let name = "\(view.name) (\(view.canvas.className))"
    let frames = "recorded \(view.recorded.inWords), solved \(view.solved.inWords)"
    func notice(_ rule: CheckRule, _ message: String) -> Notice {
      self.notice(
        rule, message, in: scene, line: view.canvas.line, view: view.name, key: view.canvas.id.text)
    }
    var result: [Notice] = []
    if view.isMiss { result.append(notice(.frameDiffers, "\(name) \(frames)\(view.contradiction)")) }
    if view.canvas.isSavedMisplaced {
      let words = view.matches ? "but the constraints put it there: \(frames)" : frames
      result.append(notice(.misplaced, "\(name) was saved as misplaced, \(words)"))
    }
    if view.canvas.isSavedAmbiguous {
      result.append(notice(.ambiguous, "\(name) was saved as ambiguous; \(view.secondOpinion)"))
    }
    return result
  }

  private func notice(_ conflict: CheckedConflict, _ scene: CheckedScene) -> Notice {
    let members = conflict.members.map { member in
      "\n    \(member.text)" + (member.line.map { " (line \($0))" } ?? "")
    }
    return notice(
      .conflict, "these contradict one another\(conflict.onProfile):" + members.joined(), in: scene,
      line: conflict.line ?? scene.line, key: conflict.onProfile + conflict.key)
  }

  func notice(_ finding: ProfileFinding, _ scene: CheckedScene) -> Notice {
    notice(
      finding.rule, finding.message + finding.onProfile, in: scene, line: finding.line, view: finding.view,
      key: finding.onProfile + finding.key)
  }

  private func notice(
    _ rule: CheckRule, _ message: String, in scene: CheckedScene? = nil, line: Int? = nil,
    view: String? = nil, key: String
  ) -> Notice {
    let parts = [rule.rawValue, scene?.rootID.text, key].compactMap(\.self)
    return Notice(
      rule: rule.rawValue, level: rule.level, message: message, file: path, line: line, screen: scene?.name,
      view: view, key: parts.joined(separator: "/"))
  }
}

extension CheckedView {
  /// That the file contradicts itself, and how; empty where it doesn't.
  fileprivate var contradiction: String {
    against.map { "; recorded against its own constraint \($0): saved without a layout pass" } ?? ""
  }

  /// What our own layout says of a view that Xcode saved as ambiguous.
  fileprivate var secondOpinion: String {
    openAspects.isEmpty
      ? "our layout leaves nothing of it open"
      : "our layout leaves its \(enumerated(openAspects.map(\.inWords))) open, too"
  }
}
