import DesignModel
import Notation

/// The identifiers that a screen's objects have in a file: their own, or ones made from them where two would share one.
struct ExportIdentities {
  private var free = FreeNames(except: ["-1", "-2"])
  private var views: [ObjectID: String] = [:]
  private var constraints: [ObjectID: String] = [:]
  private var regions: [Item: String] = [:]

  init(_ screen: Screen) {
    for view in screen.views where view.id != .root { views[view.id] = take(view.id.text) }
    // An imported screen is known by its file's name and its root's identifier.
    views[.root] = take(screen.id.text.split(separator: "/").last.map(String.init) ?? "root")
    for guide in screen.guides { views[guide.id] = take(guide.id.text) }
    for constraint in screen.constraints { constraints[constraint.id] = take(constraint.id.text) }
    for item in screen.constraints.flatMap({ [$0.first.item, $0.second?.item].compactMap(\.self) })
    where item.region != .bounds && regions[item] == nil {
      regions[item] = take("\(views[item.owner] ?? item.owner.text)-\(item.region.rawValue)")
    }
  }

  private mutating func take(_ wish: String) -> String { free.take(wish, apart: "-") }

  /// The identifier of a view, or of the view in the place of a guide.
  func view(_ id: ObjectID) -> String { views[id] ?? id.text }
  /// The identifier of a constraint.
  func constraint(_ id: ObjectID) -> String { constraints[id] ?? id.text }
  /// The identifier of a view's built-in guide; nil if no constraint speaks of it.
  func region(_ item: Item) -> String? { regions[item] }
}
