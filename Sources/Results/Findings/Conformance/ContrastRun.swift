import Auditing
import AutoLayout
import DesignModel
import Matrix

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
