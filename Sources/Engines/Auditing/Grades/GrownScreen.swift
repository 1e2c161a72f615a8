import AutoLayout
import DesignModel

/// A view of a file, or the items of its collections, in the height that their content asks for: what holds them in the app may
/// give them that, and the canvas's height is one that Xcode needs to show them at all.
struct GrownScreen: Sendable {
  private let tree: AuditedScreen
  private let solving: Solving

  /// What a finding rests on that is gone in that height.
  let assumption: String

  /// The screen in that height; nil where it fills a window without items, grows anyway, or is from no such file.
  init?(_ tree: AuditedScreen, by engine: LayoutEngine, like solving: Solving) {
    let own = tree.screen
    guard let screen = own.inHeightOfContent ?? own.withItemsInHeightOfContent else { return nil }
    assumption =
      own.rootTraits.kind == .view ? Finding.ofSize : "no code gives the items of the collection another size"
    self.tree = AuditedScreen(screen)
    self.solving = Solving(engine.prepare(screen), like: solving)
  }

  /// Which of some findings are there in that height, too.
  func subjects(of findings: [Finding], in environment: LayoutEnvironment) -> Set<Finding.Subject> {
    let asked = Set(findings.map(\.rule))
    let layout = AuditedLayout(
      tree, solving.screen.layout(in: environment), in: environment, by: solving)
    let found = RuleList.ofHeight.filter { asked.contains($0.card.name) }.flatMap { $0.findings(on: layout) }
    return Set(found.filter { $0.severity > .note }.map(\.subject))
  }
}

extension Screen {
  fileprivate var inHeightOfContent: Screen? {
    guard isImported, rootTraits.kind == .view else { return nil }
    var result = self
    return (try? result.setView(.root, kind: root.kind, attributes: root.attributes.growing)).map { result }
  }

  /// The screen with items of collections that grow beyond the height that the file gives them; nil without any.
  ///
  /// Of 4 errors that went with their item's height two readers called 1 true, 2 of no use and 1 false
  /// (docs/evidence/precision.md).
  fileprivate var withItemsInHeightOfContent: Screen? {
    let items = collectionItems
    let heights = constraints.filter {
      $0.origin == .autoresizing && $0.second == nil && $0.first.anchor == .height
        && items.contains($0.first.item.owner)
    }
    if heights.isEmpty { return nil }
    var result = self
    for var height in heights {
      height.priority = RootExtent.ofRows
      guard (try? result.setConstraint(height)) != nil else { return nil }
    }
    return result
  }
}
