import DesignModel

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
