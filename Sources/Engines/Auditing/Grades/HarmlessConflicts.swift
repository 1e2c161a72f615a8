import DesignModel

/// Contradictions of a file by which nobody loses anything: one of its constraints is broken, and all that they place keeps its
/// room, its letters and its place in reach, so that nothing else about it is an error.
///
/// They are warnings: UIKit still chooses what it breaks (of 12 errors that were judged 6 of no use to both readers are warnings
/// now, 1 that was false and 1 that was true; docs/evidence/precision.md).
struct HarmlessConflicts {
  private let layout: AuditedLayout
  private let findings: [Finding]
  /// The views of which something is an error that may follow from another finding.
  private let harmed: Set<ObjectID>

  /// Those among all findings on one layout, what follows from others joined to them; `all` are those before.
  init(among findings: [Finding], of all: [Finding], on layout: AuditedLayout) {
    (self.findings, self.layout) = (findings, layout)
    let severe = all.filter { $0.severity == .error && Consequences.rules.contains($0.rule) }
    harmed = Set(severe.compactMap(\.view))
  }

  /// The findings, harmless contradictions as warnings.
  var graded: [Finding] {
    guard layout.screen.isOfInterfaceBuilder else { return findings }
    return findings.map { isHarmless($0) ? $0.graded(.warning) : $0 }
  }

  private func isHarmless(_ finding: Finding) -> Bool {
    guard finding.rule == UnsatisfiableConstraints.card.name, finding.severity == .error,
      !finding.consequences.contains(where: { harmed.contains($0.view) }), isFromFile(finding)
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
    let isPlain =
      [.view, .stack, .spacer].contains(layout.kind(view)) && !layout.attributes[view].isOfCustomClass
    guard !laid.isHidden, !isPlain else { return false }
    return min(laid.exact.width, laid.exact.height) < 1
  }

  /// True if something else about one of the views is an error.
  private func suffers(_ views: Set<Int>) -> Bool {
    let places = layout.tree.places
    return findings.contains { finding in
      finding.severity == .error && !Self.causes.contains(finding.rule)
        && finding.views(on: layout.screen).contains { places[$0].map(views.contains) ?? false }
    }
  }

  /// What says that something is open or contradicts itself, and not what comes of it.
  private static let causes = Set(Consequences.causes.map { $0.card.name }).subtracting([
    ContentUnreachable.card.name
  ])
}
