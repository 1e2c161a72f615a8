public import DesignModel

/// Which views of two screens are the same to people: those of a storyboard and of the code that replaces it, or
/// of a screen before and after it was written anew.
///
/// Views are known by the names that outlets and people give, then by their texts, then by their place: the kind, and which
/// of its kind a view is in what holds it.
public struct ViewMatch: Sendable {
  /// What a view is known by.
  public enum Sign: String, CaseIterable, Sendable {
    case name, text, place
  }

  /// The views that both screens have, by the identity in the later one.
  private(set) var earlier: [ObjectID: ObjectID] = [.root: .root]
  /// How many views were known by each sign, the roots not counted.
  public private(set) var counts: [Sign: Int] = [:]
  private var later: [ObjectID: ObjectID] = [.root: .root]
  private let screens: (earlier: Screen, later: Screen)

  /// Matches the views of two screens.
  public init(_ earlier: Screen, _ later: Screen) {
    screens = (earlier, later)
    pair(.name) { view, _ in view.hasMadeUpName ? nil : [view.name] }
    pair(.text) { view, _ in
      let text = TextTraits(view.kind, view.attributes).text
      return text.isEmpty ? nil : [view.kind.rawValue, text]
    }
    pairByPlace()
  }

  /// The views of each screen that the other doesn't have, in the screens' order.
  public var unmatched: (earlier: [View], later: [View]) {
    (
      screens.earlier.views.filter { later[$0.id] == nil },
      screens.later.views.filter { self.earlier[$0.id] == nil }
    )
  }

  /// How many views both screens have, the roots not counted.
  public var count: Int { counts.values.reduce(0, +) }

  /// Pairs views of one key that as many views of either screen have, in their order.
  private mutating func pair(_ sign: Sign, key: (View, Screen) -> [String]?) {
    func open(_ screen: Screen, _ known: [ObjectID: ObjectID]) -> [(key: [String], view: View)] {
      screen.views.compactMap { view in
        known[view.id] == nil ? key(view, screen).map { ($0, view) } : nil
      }
    }
    let left = Dictionary(grouping: open(screens.earlier, later), by: \.key)
    for (key, views) in Dictionary(grouping: open(screens.later, earlier), by: \.key) {
      guard let others = left[key], others.count == views.count else { continue }
      let alike = Self.named(others.map(\.view), like: views.map(\.view))
      for (view, other) in zip(views, alike) { add(other, view.view, by: sign) }
    }
  }

  /// As many views in the order of the others: each beside the one of its name, the rest as they come.
  private static func named(_ views: [View], like others: [View]) -> [View] {
    var rest = views
    let own = others.map { other in
      rest.firstIndex { $0.name == other.name }.map { rest.remove(at: $0) }
    }
    return own.map { $0 ?? rest.removeFirst() }
  }

  /// Pairs what is still left, from the roots down: views of one kind in what is matched already, by the names that an
  /// import made up for both, else in their order.
  private mutating func pairByPlace() {
    pairByPlace { candidates, view in candidates.first { $0.name == view.name } }
    pairByPlace { candidates, _ in candidates.first }
  }

  private mutating func pairByPlace(_ choose: ([View], View) -> View?) {
    for view in screens.later.views where earlier[view.id] == nil {
      guard let holder = holder(of: view, in: screens.later, known: earlier), let twin = earlier[holder]
      else {
        continue
      }
      let candidates = screens.earlier.views.filter { other in
        later[other.id] == nil && other.kind == view.kind
          && self.holder(of: other, in: screens.earlier, known: later) == twin
      }
      if let other = choose(candidates, view) { add(other, view, by: .place) }
    }
  }

  /// The nearest view around one that is matched.
  private func holder(of view: View, in screen: Screen, known: [ObjectID: ObjectID]) -> ObjectID? {
    var parent = view.parent
    while let id = parent, known[id] == nil { parent = screen.view(id)?.parent }
    return parent
  }

  private mutating func add(_ one: View, _ other: View, by sign: Sign) {
    guard one.id != .root, other.id != .root else { return }
    earlier[other.id] = one.id
    later[one.id] = other.id
    counts[sign, default: 0] += 1
  }
}
