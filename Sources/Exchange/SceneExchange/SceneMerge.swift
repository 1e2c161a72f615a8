public import DesignModel
import DesignText
import Storage

/// What a file's scene becomes by what the store changed of it: the file's own changes stay.
public struct SceneMerge {
  /// The scene, as it is to be.
  public private(set) var screen: Screen
  /// What both changed; the file's version stays.
  public private(set) var clashes: [SceneVersions.Key] = []
  /// What the store changed and what it needs is not there; it stays out.
  public private(set) var stranded: [SceneVersions.Key] = []
  private let versions: SceneVersions

  /// Leaves the objects of `left` as the file has them.
  public init(_ versions: SceneVersions, leaving left: Set<SceneVersions.Key> = []) {
    self.versions = versions
    screen = versions.theirs
    clashes = versions.keys.filter { versions.standing(of: $0) == .both && !left.contains($0) }
    func isOurs(_ kind: ObjectKind, _ key: String) -> Bool {
      let key = SceneVersions.Key(kind: kind, text: key)
      return versions.standing(of: key) == .ours && !left.contains(key)
    }
    let views = mergedViews { isOurs(.view, $0) }
    let guides = versions.ours.guides.filter { guide in
      isOurs(.guide, guide.key) && views.contains { $0.id == guide.owner }
    }
    let items = Set(views.map(\.id) + guides.map(\.id))
    let constraints = mergedConstraints(items) { isOurs(.constraint, $0) }
    let targets = items.union(constraints.map(\.id))
    let lists = ScreenLists {
      $0.views = views
      $0.guides = guides
      $0.constraints = constraints
      $0.variations = mergedVariations(targets) { isOurs(.variation, $0) }
    }
    screen = Screen(id: screen.id, name: screen.name, lists: lists)
  }

  private mutating func clash(_ kind: ObjectKind, _ key: String) {
    let key = SceneVersions.Key(kind: kind, text: key)
    if !clashes.contains(key) { clashes.append(key) }
  }

  private mutating func strand(_ kind: ObjectKind, _ key: String) {
    let key = SceneVersions.Key(kind: kind, text: key)
    if !stranded.contains(key) { stranded.append(key) }
  }

  // MARK: Views

  private mutating func mergedViews(_ isOurs: (String) -> Bool) -> [View] {
    let (ours, theirs) = (versions.ours, versions.theirs)
    var chosen: [ObjectID: View] = [:]
    for view in theirs.views where !isOurs(view.key) { chosen[view.id] = view }
    for view in ours.views where isOurs(view.key) { chosen[view.id] = view }
    // What the file put into a view that went brings it back; what the store put into one can't be there.
    for view in ours.views + theirs.views {
      guard let view = chosen[view.id] else { continue }
      for outer in theirs.ancestors(of: view) where chosen[outer.id] == nil {
        clash(.view, outer.key)
        chosen[outer.id] = outer
      }
      if let parent = view.parent, chosen[parent] == nil {
        strand(.view, view.key)
        chosen[view.id] = theirs.view(view.id)
      }
    }
    let result = preorder(chosen)
    if result.count == chosen.count { return result }
    // Each side put one view into the other.
    for view in theirs.views where isOurs(view.key) { clash(.view, view.key) }
    return theirs.views
  }

  private mutating func preorder(_ chosen: [ObjectID: View]) -> [View] {
    var inner: [ObjectID: [View]] = [:]
    for view in chosen.values { if let parent = view.parent { inner[parent, default: []].append(view) } }
    let places = Order(versions)
    var result: [View] = []
    func add(_ view: View) {
      result.append(view)
      for child in places.sorted(inner[view.id] ?? []) { add(child) }
    }
    if let root = chosen[.root] { add(root) }
    return result
  }

  /// In which order views stand side by side: the store's if the file's is still the one that was taken in, else the file's
  /// with the store's new views after those that they follow there.
  private struct Order {
    private var places: [ObjectID: Int] = [:]

    init(_ versions: SceneVersions) {
      let (ours, theirs) = (versions.ours.views.map(\.id), versions.theirs.views.map(\.id))
      let mine = Set(ours)
      let old = versions.base.places.filter { $0.kind == .view }.map { ObjectID($0.object) }
      let known = Set(old)
      var order = theirs
      if theirs.filter(known.contains) == old.filter(Set(theirs).contains) {
        // Their new views come after those that they follow.
        order = Self.joined(ours, with: theirs.filter { !mine.contains($0) }, after: theirs)
      } else {
        order = Self.joined(theirs, with: ours.filter { !Set(theirs).contains($0) }, after: ours)
      }
      for (place, id) in order.enumerated() { places[id] = place }
    }

    private static func joined(
      _ list: [ObjectID], with arrivals: [ObjectID], after order: [ObjectID]
    ) -> [ObjectID] {
      var result = list
      for id in arrivals {
        let place = order.firstIndex(of: id)!
        let previous = order[..<place].last { result.contains($0) }
        let index = previous.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        result.insert(id, at: index)
      }
      return result
    }

    func sorted(_ views: [View]) -> [View] {
      views.sorted { (places[$0.id] ?? .max, $0.id.text) < (places[$1.id] ?? .max, $1.id.text) }
    }
  }

  // MARK: The rest

  private mutating func mergedConstraints(
    _ items: Set<ObjectID>, _ isOurs: (String) -> Bool
  ) -> [LayoutConstraint] {
    let (ours, theirs) = (versions.ours, versions.theirs)
    let kept = theirs.constraints.compactMap { isOurs($0.key) ? ours.constraint($0.id) : $0 }
    let added = ours.constraints.filter { isOurs($0.key) && theirs.constraint($0.id) == nil }
    return (kept + added).filter { constraint in
      let sides = [constraint.first.item.owner, constraint.second?.item.owner].compactMap(\.self)
      if sides.allSatisfy(items.contains) { return true }
      strand(.constraint, constraint.key)
      return false
    }
  }

  private func mergedVariations(_ targets: Set<ObjectID>, _ isOurs: (String) -> Bool) -> [Variation] {
    let (ours, theirs) = (versions.ours, versions.theirs)
    let kept = theirs.variations.filter { !isOurs(ObjectDigest($0).text) }
    let added = ours.variations.filter { isOurs(ObjectDigest($0).text) }
    var taken: Set<ObjectID> = []
    return (kept + added).filter { targets.contains($0.target) }.map { variation in
      var number = 1
      var id = variation.id
      while !taken.insert(id).inserted {
        id = ObjectID("var\(number)")
        number += 1
      }
      return Variation(id: id, change: variation.change, condition: variation.condition)
    }
  }
}

extension Screen {
  /// The views around a view, from the nearest out, as far as they are in this screen.
  fileprivate func ancestors(of view: View) -> [View] {
    var result: [View] = []
    var parent = view.parent
    while let id = parent, let outer = self.view(id) {
      result.append(outer)
      parent = outer.parent
    }
    return result
  }
}
