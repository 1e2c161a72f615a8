import AutoLayout
import DesignModel

/// What of a view's numbers follows the device's screen though the window is smaller: code ran twice in one window, once on
/// a screen of that size and once on a larger one, so that whatever differs does so by the screen alone.
struct FollowedScreen {
  /// The numbers, by the views of which the code sets them.
  private(set) var measures: [ObjectID: ScreenMeasure] = [:]

  /// Nothing, of code that doesn't ask for the screen.
  init() {}

  /// What differs of a run on a larger screen.
  init(_ inWindow: Recording, onScreen: Recording, in environment: LayoutEnvironment, by engine: LayoutEngine)
  {
    if onScreen.hasTree(of: inWindow) { return }
    let (former, own) = (ViewNumbers(inWindow), ViewNumbers(onScreen))
    let (formerFrames, frames) = (
      former.frames(in: environment, by: engine), own.frames(in: environment, by: engine)
    )
    for view in own.design.views.dropFirst() {
      guard let change = own.firstChange(of: view.id, from: former), let shown = frames[view.id],
        let formerly = formerFrames[view.id], let side = Self.side(shown.exact, formerly.exact)
      else { continue }
      measures[view.id] = ScreenMeasure(
        side.side, onScreen: side.own, inWindow: side.former,
        leavesWindow: shown.leaves(environment.size) && !formerly.leaves(environment.size),
        line: change.line?.description)
    }
  }

  /// The first side in which two frames differ by half a point or more.
  private static func side(
    _ own: Rect, _ former: Rect
  ) -> (side: ScreenMeasure.Side, own: Double, former: Double)? {
    let sides: [(ScreenMeasure.Side, KeyPath<Rect, Double>)] = [
      (.width, \.width), (.height, \.height), (.left, \.x), (.top, \.y),
    ]
    return sides.lazy.map { ($0, own[keyPath: $1], former[keyPath: $1]) }.first { abs($1 - $2) >= 0.5 }
  }
}

extension ViewLayout {
  /// True where the view reaches out of a window of that size, in points, at its left or right.
  fileprivate func leaves(_ window: Size) -> Bool {
    screenFrame.x < -0.5 || screenFrame.x + screenFrame.width > window.width + 0.5
  }
}

extension ScreenLists {
  /// The same with marks on the views of which numbers follow the device's screen.
  func marked(_ followed: FollowedScreen) -> ScreenLists {
    var result = self
    for place in result.views.indices.dropFirst() {
      result.views[place].attributes.screenMeasure = followed.measures[result.views[place].id]
    }
    return result
  }
}

/// What a run of code says of each view: its attributes, its frame and its constraints.
struct ViewNumbers {
  /// Something of a view that another run has otherwise, with the line that says it.
  struct Change {
    let line: SourceLine?
  }

  let design: RecordedDesign
  private let views: [ObjectID: RecordedView]
  private let constraints: [ObjectID: [RecordedDesign.ConstraintKey: RecordedDesign.Constraint]]
  private let order: [ObjectID: [RecordedDesign.ConstraintKey]]

  init(_ recording: Recording) {
    design = RecordedDesign(recording)
    views = Dictionary(
      zip(design.views.map(\.id), recording.views), uniquingKeysWith: { first, _ in first })
    let held = Dictionary(grouping: design.constraints) { $0.constraint.first.item.owner }
    order = held.mapValues { $0.map(\.key) }
    constraints = held.mapValues { own in
      Dictionary(own.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Where the views lie; nothing of what is hidden.
  func frames(in environment: LayoutEnvironment, by engine: LayoutEngine) -> [ObjectID: ViewLayout] {
    let layout = engine.layout(design.screen(id: "screen", name: "screen"), in: environment)
    return Dictionary(
      layout.views.filter { !$0.isHidden }.map { ($0.view, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What first differs of a view from another run, of a number that the code gives it; nil where the view follows others.
  func firstChange(of view: ObjectID, from other: ViewNumbers) -> Change? {
    guard let own = views[view], let former = other.views[view], !own.isMadeUp else { return nil }
    for key in order[view] ?? [] {
      let constraint = constraints[view]![key]!
      if other.constraints[view]?[key]?.constraint.constant == constraint.constraint.constant { continue }
      return Change(line: constraint.changed ?? own.place)
    }
    let isAlike = own.attributes == former.attributes && own.given == former.given
    return isAlike ? nil : Change(line: own.place)
  }
}
