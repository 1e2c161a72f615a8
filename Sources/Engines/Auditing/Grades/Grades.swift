import AutoLayout
import DesignModel

/// How severe what the rules found really is, in view of all that was found with it and of what the screen is.
///
/// A rule says how severe a finding is by itself. Here what follows from something else becomes a part of that, what the
/// canvas shows alike is a note, and so is all of a launch screen, which shows no more than a picture.
struct Grades {
  private let tree: AuditedScreen
  private let canvas: SeenOnCanvas
  private let grown: GrownScreen?

  /// The grades of a screen's findings.
  init(_ tree: AuditedScreen, by solving: Solving, _ engine: LayoutEngine) {
    (self.tree, canvas) = (tree, SeenOnCanvas(tree, by: solving))
    grown = GrownScreen(tree, by: engine, like: solving)
  }

  /// What is left of the findings on one layout.
  func graded(_ findings: [Finding], on layout: AuditedLayout) -> [Finding] {
    let joined = gradedAsHeld(Consequences(of: findings, on: layout).joined, on: layout).map(graded)
    let judged = HarmlessConflicts(among: joined, of: findings, on: layout).graded.map(gradedAsOpen)
    return tree.graded(judged.map { $0.gradedAsSketch(on: tree).gradedAsWaiting(on: layout) })
  }

  /// What is gone as soon as a view is as high as its content asks for is a note.
  private func gradedAsHeld(_ findings: [Finding], on layout: AuditedLayout) -> [Finding] {
    let rules = RuleList.ofHeight.map { $0.card.name }
    let doubtful = findings.filter { $0.severity > .note && rules.contains($0.rule) }
    guard let grown, !doubtful.isEmpty else { return findings }
    let known = grown.subjects(of: doubtful, in: layout.asked)
    return findings.map { finding in
      doubtful.contains(finding) && !known.contains(finding.subject)
        ? finding.graded(.note).assuming(grown.assumption) : finding
    }
  }

  /// What a file leaves open is a note where nothing suffers from it, and a warning where something does: its canvas shows one
  /// layout, and classes and code give most of what is open the size that it has there (13 of 21 judged errors were of no use to
  /// both readers; docs/evidence/precision.md).
  ///
  /// What code leaves open is a warning where nothing suffers from it, and a note of what shows nothing (of 20 judged errors 3 were
  /// true and 3 of no use, none of the 3 with a consequence; docs/evidence/code-precision.md).
  private func gradedAsOpen(_ finding: Finding) -> Finding {
    guard finding.rule == AmbiguousLayout.card.name, finding.severity == .error, let view = finding.view
    else {
      return finding
    }
    if tree.screen.isOfCode, finding.consequences.isEmpty {
      return finding.graded(tree.screen.showsSomething(in: view) ? .warning : .note)
    }
    guard tree.screen.isOfInterfaceBuilder, tree.imported.isAsImported(view) else { return finding }
    return finding.graded(finding.consequences.isEmpty ? .note : .warning)
  }

  /// A note for what who drew the screen has seen.
  private func graded(_ finding: Finding) -> Finding {
    finding.severity > .note && canvas.holds(finding)
      ? finding.graded(.note).assuming("code shows it as its file does") : finding
  }
}
