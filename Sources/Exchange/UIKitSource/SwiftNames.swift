import DesignModel

/// The names that a screen's objects have in Swift, each once.
struct SwiftNames {
  private var taken: Set<String> = SwiftSpelling.members
  private var items: [ObjectID: String] = [:]
  private var constraints: [ObjectID: String] = [:]
  /// The class's name.
  let type: String

  init(_ screen: Screen) {
    type = SwiftSpelling.word(screen.name, capitalized: true) + "View"
    for view in screen.views.dropFirst() { items[view.id] = take(view.name, "View") }
    for guide in screen.guides { items[guide.id] = take(guide.name, "Guide") }
    for constraint in screen.constraints {
      constraints[constraint.id] = take(constraint.id.text, "Constraint")
    }
  }

  private mutating func take(_ name: String, _ ending: String) -> String {
    let word = SwiftSpelling.word(name)
    var free = word
    var number = 1
    while SwiftSpelling.keywords.contains(free) || taken.contains(free) {
      free = word + ending + (number == 1 ? "" : String(number))
      number += 1
    }
    taken.insert(free)
    return free
  }

  /// A view's or guide's name; `self` for the root.
  func item(_ id: ObjectID) -> String { items[id] ?? "self" }
  /// A constraint's name.
  func constraint(_ id: ObjectID) -> String { constraints[id] ?? id.text }

  /// What comes before a property of a view: nothing for the root's own.
  func prefix(_ id: ObjectID) -> String { items[id].map { "\($0)." } ?? "" }
}
