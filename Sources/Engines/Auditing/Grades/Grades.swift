import DesignModel

/// How severe what the rules found really is, in view of all that was found with it and of what the screen is.
///
/// A rule says how severe a finding is by itself. Here what follows from something else becomes a part of that, what the
/// canvas shows alike is one step less, and of a launch screen, which shows no more than a picture, all but errors are notes.
struct Grades {
  private let screen: Screen
  private let canvas: SeenOnCanvas

  /// The grades of a screen's findings.
  init(_ tree: AuditedScreen, by solving: Solving) {
    (screen, canvas) = (tree.screen, SeenOnCanvas(tree, by: solving))
  }

  /// What is left of the findings of the design.
  func graded(_ findings: [Finding]) -> [Finding] { shown(findings) }

  /// What is left of the findings on one layout.
  func graded(_ findings: [Finding], on layout: AuditedLayout) -> [Finding] {
    shown(Consequences(of: findings, on: layout).joined.map(graded).map(gradedAsOpen))
  }

  /// What a file leaves open is a note where nothing suffers from it: its canvas shows one layout, and classes and code give
  /// most of what is open the size that it has there (13 of 21 judged errors were of no use to both readers; docs/evidence/precision.md).
  private func gradedAsOpen(_ finding: Finding) -> Finding {
    guard finding.rule == AmbiguousLayout.card.name, finding.severity == .error, finding.consequences.isEmpty,
      let view = finding.view, screen.isAsImported(view)
    else { return finding }
    return finding.graded(.note)
  }

  /// One step less for what who drew the screen has seen.
  private func graded(_ finding: Finding) -> Finding {
    guard canvas.holds(finding) else { return finding }
    return finding.severity == .error
      ? finding.graded(.warning).assuming("code shows it as its file does") : finding.graded(.note)
  }

  /// Nobody uses a launch screen or waits before it, so that only what is broken matters: the rest are notes.
  private func shown(_ findings: [Finding]) -> [Finding] {
    screen.rootTraits.isLaunchScreen
      ? findings.map { $0.severity == .error ? $0 : $0.graded(.note) } : findings
  }
}
