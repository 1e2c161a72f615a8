import Auditing
import AutoLayout
import DesignModel
import Matrix

/// The contrasts of a screen on all its profiles: of each view the worst.
public struct ContrastTally: Sendable {
  /// The screen.
  let screen: Screen
  /// The worst contrast of each view, unknown before known, in the screen's order.
  private var worst: [ObjectID: TextContrast.Measure] = [:]

  init(_ screen: Screen) { self.screen = screen }

  mutating func add(_ contrasts: [TextContrast]) {
    for contrast in contrasts {
      if let known = worst[contrast.view], !contrast.measure.isWorse(than: known) { continue }
      worst[contrast.view] = contrast.measure
    }
  }

  /// The views in the screen's order, each with what is known.
  var measured: [(view: View, measure: TextContrast.Measure)] {
    screen.views.compactMap { view in worst[view.id].map { (view, $0) } }
  }

  /// Those whose contrast isn't known, and those that are in the app's accent colour.
  var unknown: [(view: View, doubt: GroundDoubt)] {
    measured.compactMap { view, measure in
      if case .unknown(let doubt) = measure { (view, doubt) } else { nil }
    }
  }

  /// Those whose contrast is known, with it.
  var known: [(view: View, contrast: TextContrast.Known)] {
    measured.compactMap { view, measure in
      if case .known(let contrast) = measure { (view, contrast) } else { nil }
    }
  }
}

extension TextContrast.Measure {
  fileprivate func isWorse(than other: Self) -> Bool {
    switch (self, other) {
    case (_, .unknown): false
    case (.unknown, .known): true
    case (.known(let one), .known(let other)): one.ratio / one.required < other.ratio / other.required
    }
  }
}

/// The views of a screen that are shown on some profile.
struct ShownViews: Sendable {
  /// Those that are, by their places.
  private(set) var places: Set<Int> = []

  mutating func add(_ layout: ScreenLayout) {
    for (place, view) in layout.views.enumerated() where !view.isHidden && !places.contains(place) {
      if min(view.screenFrame.width, view.screenFrame.height) > 0 { places.insert(place) }
    }
  }

  mutating func add(_ other: [Int]) { places.formUnion(other) }
}

/// Measures the contrasts of screens on their profiles.
struct ContrastRun {
  /// Of texts and of graphics, a tally for each screen.
  private(set) var tallies: [Criterion.ContrastKind: [ContrastTally]] = [:]
  /// What is shown on some profile, for each screen.
  private(set) var shown: [ShownViews]

  private struct Measured: Sendable {
    let texts, graphics: [TextContrast]
    let shown: [Int]
  }

  init(_ question: CheckedScreens, _ matrix: ProfileMatrix) throws {
    var texts = question.screens.map { ContrastTally($0.screen) }
    var graphics = texts
    var shown = question.screens.map { _ in ShownViews() }
    let tasks = question.screens.map { screen, profiles in
      let reader = ContrastReader(screen, engine: matrix.engine)
      return ProfileMatrix.Task<Measured>(screen, on: profiles, reading: []) { solved, environment in
        var views = ShownViews()
        views.add(solved.layout)
        return Measured(
          texts: reader.contrasts(on: solved.layout, in: environment),
          graphics: reader.graphics(on: solved.layout, in: environment), shown: views.places.sorted())
      }
    }
    try matrix.solve(
      tasks,
      each: { place, judged in
        texts[place].add(judged.judgement.texts)
        graphics[place].add(judged.judgement.graphics)
        shown[place].add(judged.judgement.shown)
      })
    tallies = [.texts: texts, .graphics: graphics]
    self.shown = shown
  }
}
