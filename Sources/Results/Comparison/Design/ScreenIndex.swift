import DesignLanguage
import DesignModel
import Notation

/// A screen with its objects at hand by identity, so that large screens compare in linear time.
///
/// The dictionaries are only looked up, never walked: their order is random.
struct ScreenIndex {
  let screen: Screen
  private var views: [ObjectID: Int] = [:]
  private var guides: [ObjectID: LayoutGuide] = [:]
  private var children: [ObjectID: [ObjectID]] = [:]
  /// Each view's place among its siblings, in the order of the screen's views.
  private var positions: [Int] = []

  init(_ screen: Screen) {
    self.screen = screen
    for (index, view) in screen.views.enumerated() {
      views[view.id] = index
      positions.append(view.parent.map { children[$0, default: []].count } ?? 0)
      if let parent = view.parent { children[parent, default: []].append(view.id) }
    }
    for guide in screen.guides { guides[guide.id] = guide }
  }

  var label: NamedObject { NamedObject(screen.id, screen.name) }

  func index(of id: ObjectID) -> Int? { views[id] }
  func view(_ id: ObjectID) -> View? { views[id].map { screen.views[$0] } }
  func children(of id: ObjectID) -> [ObjectID] { children[id] ?? [] }

  func named(_ id: ObjectID) -> NamedObject {
    NamedObject(id, view(id)?.name ?? guides[id]?.name ?? id.text)
  }

  /// Where a view of the screen stands in the tree; nil for the root.
  func place(of id: ObjectID) -> ViewPlace? {
    guard let index = views[id], let parent = screen.views[index].parent else { return nil }
    let position = positions[index]
    let previous = position > 0 ? named(children(of: parent)[position - 1]) : nil
    return ViewPlace(parent: named(parent), previous: previous)
  }

  /// The constraint's text.
  ///
  /// A screen finds its names by walking its views; one reduced to what the constraint speaks of answers at once.
  func text(of constraint: LayoutConstraint) -> String {
    let items = [constraint.first.item.owner] + (constraint.second.map { [$0.item.owner] } ?? [])
    return reduced(to: items).spelled(constraint)
  }

  /// The assertion's text, as `go is reachable when keyboard = shown`.
  func text(of assertion: Assertion) -> String {
    reduced(to: assertion.claim.items).spelled(assertion.claim)
      + (assertion.condition.map { " when \($0.spelled)" } ?? "")
  }

  /// An anchor as constraint text names it.
  func text(of side: AnchoredItem) -> String { reduced(to: [side.item.owner]).spelled(side) }

  private func reduced(to items: [ObjectID]) -> Screen {
    let lists = ScreenLists {
      $0.views = [screen.root] + items.compactMap { $0 == .root ? nil : view($0) }
      $0.guides = items.compactMap { guides[$0] }
    }
    return Screen(id: screen.id, name: screen.name, lists: lists)
  }
}

/// Where a view stands in the tree.
struct ViewPlace {
  /// The view it is in.
  let parent: NamedObject
  /// The sibling right before it; nil for the first.
  let previous: NamedObject?
}
