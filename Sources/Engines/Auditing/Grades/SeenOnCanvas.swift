import AutoLayout
import DesignModel
import Synchronization

/// What Interface Builder's canvas shows alike of an imported screen: who drew it has seen it, and left it to code.
///
/// The canvas is the file's own window on its own device, as it is held there, at the standard text size. What the store
/// changed since the import nobody has seen there.
final class SeenOnCanvas: Sendable {
  private let tree: AuditedScreen
  private let solving: Solving
  private let known = Mutex<Seen?>(nil)

  /// What is found there, and how far off it is.
  private typealias Seen = [Finding.Subject: Double]

  /// Rules whose findings a canvas shows as plainly as any device.
  private static let rules: [any LayoutRule.Type] = [OverlappingViews.self, OutsideParent.self]
  /// Rules about what is parked beside the screen or under its bars: in a larger window it is further out, and under a higher
  /// bar further down, with nothing else wrong.
  ///
  /// Of 27 such errors that two readers judged none was true for both, of 5 drawn ones all of no use
  /// (docs/evidence/precision.md).
  private static let ofParkedViews: [any LayoutRule.Type] = [
    ContentUnreachable.self, UnderBars.self, OutsideScreen.self,
  ]

  init(_ tree: AuditedScreen, by solving: Solving) { (self.tree, self.solving) = (tree, solving) }

  /// True if the canvas shows the finding, and about as much of it.
  func holds(_ finding: Finding) -> Bool {
    let isParked = Self.ofParkedViews.contains { $0.card.name == finding.rule }
    // Nobody lays out the canvas for what no rule here finds.
    guard isParked || Self.rules.contains(where: { $0.card.name == finding.rule }),
      let distance = seen[finding.subject]
    else { return false }
    return isParked || finding.distance <= 2 * distance + 1
  }

  private var seen: Seen {
    if let seen = known.withLock({ $0 }) { return seen }
    let seen = look()
    known.withLock { $0 = seen }
    return seen
  }

  private func look() -> Seen {
    guard tree.screen.isOfInterfaceBuilder, let environment = tree.screen.canvas else { return [:] }
    let layout = AuditedLayout(tree, solving.screen.layout(in: environment), in: environment, by: solving)
    let found = (Self.rules + Self.ofParkedViews).flatMap { $0.findings(on: layout) }.filter { finding in
      (finding.rule != ContentUnreachable.card.name || finding.severity == .error
        || finding.assumption == ContentUnreachable.unscrolled)
        && finding.subject.objects.allSatisfy(tree.imported.isAsImported)
    }
    return found.reduce(into: [:]) { $0[$1.subject] = $1.distance }
  }
}
