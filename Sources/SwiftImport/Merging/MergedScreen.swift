import Comparison
import DesignModel

/// The runs of a screen's code as one design: what all of them made, and as variations what differs, each under the
/// shortest condition that is true on exactly the runs that have it.
struct MergedScreen {
  /// The design.
  let lists: ScreenLists
  /// Where in the code the objects stand.
  let places: [ObjectID: SourceLine]
  /// What the design can't say, in the order in which it came up.
  let notes: [RecordedNote]

  /// Merges the runs, of which the first gives the values that no condition names.
  init(_ runs: [Run], states: [String]) {
    var merging = Merging(runs)
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
    notes = made.notes
  }
}
