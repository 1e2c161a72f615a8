/// Rounds of layout that lead to no rest: what one of them gives, the next one undoes.
///
/// A layout of that kind has frames of its last round only, which are nobody's answer.
public struct Unrest: Hashable, Sendable {
  /// How many rounds were laid out.
  public var rounds: Int
  /// The views that the last two rounds put elsewhere in their superviews, in the screen's order.
  public var views: [RestlessView]

  /// So many rounds, and the views that the last two disagree on.
  public init(rounds: Int, views: [RestlessView]) { (self.rounds, self.views) = (rounds, views) }

  /// The furthest that an edge or a size goes from one round to the next, in points.
  public var distance: Double { views.map(\.distance).max() ?? 0 }
}

/// A view that two rounds of layout put in different places.
public struct RestlessView: Hashable, Sendable {
  /// The view.
  public var view: ObjectID
  /// The exact frames of the last two rounds, in points of the parent's coordinate space.
  public var one, next: Rect

  /// A view with its frames in two rounds.
  public init(view: ObjectID, one: Rect, next: Rect) { (self.view, self.one, self.next) = (view, one, next) }

  fileprivate var distance: Double {
    max(
      abs(one.x - next.x), abs(one.y - next.y), abs(one.width - next.width), abs(one.height - next.height))
  }
}

extension ScreenLayout {
  /// The views whose frames on the screen are no answer, since they or what they lie in found no rest; by place.
  public func restless(in screen: Screen) -> [Bool] {
    var result = [Bool](repeating: false, count: views.count)
    guard let unrest else { return result }
    let moving = Set(unrest.views.map(\.view))
    var places: [ObjectID: Int] = [:]
    for (place, view) in screen.views.enumerated() {
      places[view.id] = place
      let isCarried = view.parent.flatMap { places[$0] }.map { result[$0] } ?? false
      result[place] = isCarried || moving.contains(view.id)
    }
    return result
  }
}
