import AutoLayout
import DesignModel

/// A view of a file in the height that its content asks for: what holds it in the app may give it that, and the
/// canvas's height is one that Xcode needs to show it at all.
struct GrownScreen: Sendable {
  private let tree: AuditedScreen
  private let solving: Solving

  /// The screen in that height; nil where it fills a window, grows anyway, or is from no such file.
  init?(_ tree: AuditedScreen, by engine: LayoutEngine, like solving: Solving) {
    guard let screen = tree.screen.inHeightOfContent else { return nil }
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
}
