import DesignModel

/// What of a screen hangs on lengths that are made up for what makes it, as an initializer's: code ran twice, with another
/// length for each, so that whatever differs does so by them alone.
struct MadeUpLengths {
  /// How much longer they are in the other run, in points.
  static let difference = 1.0

  /// The views of which they decide a number.
  private(set) var views: Set<ObjectID> = []

  /// Nothing, of code that is given none.
  init() {}

  /// What differs of a run with longer ones.
  init(_ recording: Recording, longer: Recording) {
    if longer.hasTree(of: recording) { return }
    let (own, other) = (ViewNumbers(recording), ViewNumbers(longer))
    views = Set(own.design.views.dropFirst().map(\.id).filter { own.firstChange(of: $0, from: other) != nil })
  }
}

extension ScreenLists {
  /// The same with marks on the views of which a number hangs on a length that is made up.
  func marked(_ lengths: MadeUpLengths) -> ScreenLists {
    var result = self
    for place in result.views.indices where lengths.views.contains(result.views[place].id) {
      result.views[place].attributes.isMadeUp = true
    }
    return result
  }
}
