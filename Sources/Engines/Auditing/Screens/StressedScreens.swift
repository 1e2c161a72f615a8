import AutoLayout
import DesignModel
import Synchronization

/// A screen with other texts in those views that get theirs at run time; made when they are asked for.
///
/// In a round each part of the screen, a row or what stands in no row, has one such view with another text, so that what
/// suffers is due to that view.
final class StressedScreens: Sendable {
  private let tree: AuditedScreen
  private let engine: LayoutEngine
  private let known = Mutex<[StressedScreen]?>(nil)

  /// The rounds of a screen.
  init(_ tree: AuditedScreen, by engine: LayoutEngine) { (self.tree, self.engine) = (tree, engine) }

  /// As many rounds as are worth their while: a part of the screen with more such views is a form of its own.
  private static let most = 12

  /// One for each round, in order; none where no view gets its text at run time.
  func rounds(by solving: Solving) -> [StressedScreen] {
    if let rounds = known.withLock({ $0 }) { return rounds }
    let made = texts.compactMap { StressedScreen(tree, $0, by: engine, like: solving) }
    known.withLock { $0 = made }
    return made
  }

  /// What each round says, by the places of the views.
  private var texts: [[Int: StressedText]] {
    var rounds: [[Int: StressedText]] = []
    var next: [Int: Int] = [:]
    for view in tree.runTimeTexts {
      let part = tree.part(around: view.view)
      for text in view.texts where next[part, default: 0] < Self.most {
        let round = next[part, default: 0]
        if round == rounds.count { rounds.append([:]) }
        rounds[round][view.view] = StressedText(text: text, isSample: view.isSample, isFigure: view.isFigure)
        next[part] = round + 1
      }
    }
    return rounds
  }
}

/// What a view says in place of the file's text.
struct StressedText {
  let text: String
  let isSample: Bool
  let isFigure: Bool
}

/// A screen in one round.
struct StressedScreen {
  /// The other texts, by the places of their views.
  let texts: [Int: StressedText]
  private let tree: AuditedScreen
  private let solving: Solving

  fileprivate init?(
    _ tree: AuditedScreen, _ texts: [Int: StressedText], by engine: LayoutEngine, like solving: Solving
  ) {
    var screen = tree.screen
    for (place, text) in texts {
      let view = screen.views[place]
      let attributes = view.attributes.overridden(by: TextTraits.saying(text.text))
      guard (try? screen.setView(view.id, kind: view.kind, attributes: attributes)) != nil else { return nil }
    }
    (self.texts, self.tree) = (texts, AuditedScreen(screen))
    self.solving = Solving(engine.prepare(screen), like: solving)
  }

  /// Its layout, of which rules ask no more than where views lie.
  func layout(in environment: LayoutEnvironment) -> AuditedLayout {
    var layout = solving.screen.layout(in: environment)
    layout.ambiguities = []
    return AuditedLayout(tree, layout, in: environment, by: solving)
  }

  /// The view with another text that stands nearest to one that suffers.
  func cause(of view: Int) -> Int? {
    texts.keys.sorted().max { tree.common($0, view) < tree.common($1, view) }
  }
}

extension AuditedScreen {
  /// The row around a view, or the root.
  fileprivate func part(around view: Int) -> Int {
    ancestors(of: view).first { kinds[$0] == .tableCell || parents[$0] >= 0 && kinds[parents[$0]] == .scroll }
      ?? 0
  }

  /// How many views two views both lie in.
  fileprivate func common(_ view: Int, _ other: Int) -> Int {
    let around = Set(ancestors(of: view)).union([view])
    return ancestors(of: other).filter(around.contains).count + (around.contains(other) ? 1 : 0)
  }
}
