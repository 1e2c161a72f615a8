import DesignModel

/// Contradictions of a file that its own canvas doesn't have, and by which nobody loses anything: in another window one of its
/// constraints is broken, and all that they place keeps its room, its letters and its place in reach.
///
/// They are warnings: UIKit still chooses what it breaks. What the canvas has is contradictory in every window, a mistake that
/// Xcode names, too (of 12 errors that were judged 3 of no use to both readers are warnings now, and 1 that was true;
/// docs/evidence/precision.md).
struct HarmlessConflicts {
  private let layout: AuditedLayout
  private let findings: [Finding]
  private let canvas: SeenOnCanvas

  /// Those among all findings on one layout, what follows from others joined to them.
  init(among findings: [Finding], on layout: AuditedLayout, besides canvas: SeenOnCanvas) {
    (self.findings, self.layout, self.canvas) = (findings, layout, canvas)
  }

  /// The findings, harmless contradictions as warnings.
  var graded: [Finding] {
    guard layout.screen.isOfInterfaceBuilder else { return findings }
    return findings.map { isHarmless($0) ? $0.graded(.warning) : $0 }
  }

  private func isHarmless(_ finding: Finding) -> Bool {
    guard finding.rule == UnsatisfiableConstraints.card.name, finding.severity == .error,
      finding.consequences.isEmpty, isFromFile(finding), !canvas.contradicts(finding)
    else { return false }
    let placed = placedViews(finding)
    return !placed.contains(where: hasNoArea) && !suffers(placed)
  }

  /// True if the file itself contradicts itself so: what was changed since is nobody's old habit.
  private func isFromFile(_ finding: Finding) -> Bool {
    ([finding.constraint].compactMap(\.self) + finding.related).allSatisfy {
      layout.screen.constraint($0) == nil || layout.tree.imported.isFromFile($0)
    }
  }

  /// The views that the constraints place, and all within them, by index.
  private func placedViews(_ finding: Finding) -> Set<Int> {
    let named = Set(finding.views(on: layout.screen).compactMap { layout.tree.places[$0] })
    return Set(
      layout.layout.views.indices.filter { view in
        named.contains(view) || layout.tree.ancestors(of: view).contains(where: named.contains)
      })
  }

  /// True for what would show something and has no room for it.
  private func hasNoArea(_ view: Int) -> Bool {
    let laid = layout.layout.views[view]
    guard !laid.isHidden, ![.view, .stack, .spacer].contains(layout.kind(view)) else { return false }
    return min(laid.exact.width, laid.exact.height) < 1
  }

  /// True if something else is wrong with one of the views.
  private func suffers(_ views: Set<Int>) -> Bool {
    let places = layout.tree.places
    return findings.contains { finding in
      finding.severity > .note && !Self.causes.contains(finding.rule)
        && finding.views(on: layout.screen).contains { places[$0].map(views.contains) ?? false }
    }
  }

  /// What says that something is open or contradicts itself, and not what comes of it.
  private static let causes = Set(Consequences.causes.map { $0.card.name }).subtracting([
    ContentUnreachable.card.name
  ])
}
