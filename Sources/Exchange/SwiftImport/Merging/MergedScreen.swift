import AutoLayout
import Conditions
import DesignModel

/// The runs of a screen's code as one design: what all of them made, and as variations what differs, each under the
/// shortest condition that is true on exactly the runs that have it.
struct MergedScreen {
  /// The design.
  let lists: ScreenLists
  /// Where in the code the views, and the constraints, stand.
  let places: [ObjectID: SourceLine], constraintPlaces: [ObjectID: SourceLine]
  /// What the design can't say, in the order in which it came up.
  private(set) var notes: [RecordedNote]

  /// Merges the runs, of which the first gives the values that no condition names.
  ///
  /// What holds a view that only some runs have stays where that is hidden, so that it lies somewhere; with `isStrict`
  /// it goes with the view.
  init(_ runs: [Run], states: [String], isStrict: Bool = false) {
    var merging = Merging(runs, isStrict: isStrict)
    merging.mergeViews()
    merging.mergeGuides()
    merging.mergeConstraints()
    let made = merging
    lists = ScreenLists {
      $0.views = made.views
      $0.guides = made.guides
      $0.constraints = made.constraints
      $0.variations = made.variations
      $0.states = states.map { ScreenState($0) }
    }
    places = made.places
    constraintPlaces = made.constraintPlaces
    notes = made.notes
  }
}

extension MergedScreen {
  /// The design that lays out the views of each run as the run's own design does, as far as one does.
  static func closest(
    to runs: [Run], states: [String], engine: LayoutEngine, until clock: ImportClock
  ) throws -> MergedScreen {
    let merged = MergedScreen(runs, states: states)
    let far = try merged.strayed(from: runs, engine, until: clock)
    if far.views.isEmpty, far.conflicts == 0 { return merged }
    let strict = MergedScreen(runs, states: states, isStrict: true)
    let strictFar = try strict.strayed(from: runs, engine, until: clock)
    let isCloser = strictFar.views.count + strictFar.conflicts < far.views.count + far.conflicts
    return isCloser ? strict.noting(strictFar.views) : merged.noting(far.views)
  }

  /// The views that lie elsewhere on a run's profile than what the run built, each with the first such profile, and how
  /// many runs' profiles have conflicts that what the run built has not.
  private func strayed(
    from runs: [Run], _ engine: LayoutEngine, until clock: ImportClock
  ) throws -> (views: [(view: ObjectID, profile: String)], conflicts: Int) {
    let prepared = engine.prepare(Screen(id: "screen", name: "screen", lists: lists))
    let step = max(1, runs.count / 24)
    var found: [(view: ObjectID, profile: String)] = []
    var conflicts = 0
    for (place, run) in runs.enumerated() where place.isMultiple(of: step) || run.profile.state != nil {
      try clock.check()
      let own = engine.layout(
        RecordedDesign(run.recording).screen(id: "screen", name: "screen"), in: run.environment)
      let layout = prepared.layout(in: run.environment)
      if own.conflicts.isEmpty, !layout.conflicts.isEmpty { conflicts += 1 }
      let frames = Dictionary(
        layout.views.map { ($0.view, $0.screenFrame) }, uniquingKeysWith: { first, _ in first })
      for view in own.views where frames[view.view] != view.screenFrame {
        if !found.contains(where: { $0.view == view.view }) { found.append((view.view, run.profile.name)) }
      }
    }
    return (found, conflicts)
  }

  /// This with a note on each view that lies elsewhere, but for those that a note on what follows the window is about.
  private func noting(_ views: [(view: ObjectID, profile: String)]) -> MergedScreen {
    guard notes.isEmpty, let first = views.first else { return self }
    let others = views.count > 1 ? ", and \(views.count - 1) more," : ""
    let text = "'\(first.view)'\(others) lies elsewhere on \(first.profile) than the code has it"
    var result = self
    result.notes.append(RecordedNote(text: text, place: places[first.view]))
    return result
  }
}
