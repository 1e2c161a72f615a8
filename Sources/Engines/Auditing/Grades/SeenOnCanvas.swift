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
  private let known = Mutex<[Finding.Subject: Double]?>(nil)

  /// Rules whose findings a canvas shows as plainly as any device.
  private static let rules: [any LayoutRule.Type] = [OverlappingViews.self, OutsideParent.self]

  init(_ tree: AuditedScreen, by solving: Solving) { (self.tree, self.solving) = (tree, solving) }

  /// True if the canvas shows the finding, and about as much of it.
  func holds(_ finding: Finding) -> Bool {
    guard Self.rules.contains(where: { $0.card.name == finding.rule }), let distance = found[finding.subject]
    else { return false }
    return finding.distance <= 2 * distance + 1
  }

  /// What is found there, and how far off it is.
  private var found: [Finding.Subject: Double] {
    if let found = known.withLock({ $0 }) { return found }
    let found = find()
    known.withLock { $0 = found }
    return found
  }

  private func find() -> [Finding.Subject: Double] {
    guard tree.screen.isOfInterfaceBuilder, let environment = tree.screen.canvas else {
      return [:]
    }
    let layout = AuditedLayout(tree, solving.screen.layout(in: environment), in: environment, by: solving)
    let found = Self.rules.flatMap { $0.findings(on: layout) }.filter { finding in
      finding.subject.objects.allSatisfy(tree.screen.isAsImported)
    }
    return found.reduce(into: [:]) { $0[$1.subject] = $1.distance }
  }
}

extension Screen {
  /// Where the screen's file shows it: in its own window of its own device, or on the usual one.
  fileprivate var canvas: LayoutEnvironment? {
    let traits = rootTraits
    let name = traits.device ?? Profile.default.device
    guard let device = Device.catalogue.first(where: { $0.name == name }) else { return nil }
    var profile = Profile(device: name, orientation: traits.orientation)
    profile.window = traits.window(on: device)
    return profile.environment(on: device).settled(for: self)
  }
}
