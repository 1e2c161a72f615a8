/// A screen's design: its tree of views, guides, constraints, variations, states, assertions, translated texts and
/// suppressions.
///
/// Invariants that the edits keep: views stand in preorder with the root first, siblings in their order on the
/// screen; names are unique among views and guides; every reference points to an object of this screen.
public struct Screen: Hashable, Sendable {
  /// Stays through renaming.
  public let id: ObjectID
  /// Unique among the screens of a design.
  public var name: String
  /// All that it is made of.
  public internal(set) var lists: ScreenLists
  /// Identities that were freed and are not given again for now.
  public var freed = FreedIdentities()
  /// Finds the views; every edit that moves, adds or renames some lets it know.
  var viewIndex: ViewIndex
  /// Finds the next constraint's number.
  var constraintNumbers = ConstraintNumbers()

  /// A screen that has only its root view.
  public init(id: ObjectID, name: String) {
    self.init(
      id: id, name: name,
      lists: ScreenLists { $0.views = [View(id: .root, name: "root", parent: nil, kind: .view)] })
  }

  /// A screen as it was stored; its views must be in preorder with the root first.
  public init(id: ObjectID, name: String, lists: ScreenLists) {
    let root = lists.views.first
    precondition(root?.parent == nil && root?.id == .root, "The first view must be the root")
    (self.id, self.name, self.lists) = (id, name, lists)
    viewIndex = ViewIndex(lists.views)
  }
}

extension Screen {
  /// The screen's own view.
  public var root: View { views[0] }

  /// The view of that identity.
  public func view(_ id: ObjectID) -> View? { place(of: id).map { views[$0] } }
  /// The place in `views` of the view of that identity.
  public func place(of id: ObjectID) -> Int? { viewIndex.place(of: id, in: views) }
  /// The place in `views` of the view of that name.
  public func place(named name: String) -> Int? { viewIndex.place(named: name, in: views) }
  /// The children of a view, in their order on the screen.
  public func children(of id: ObjectID) -> [View] { views.filter { $0.parent == id } }

  /// Every view's path, in the order of the views.
  public var paths: [String] {
    var result: [String] = []
    result.reserveCapacity(views.count)
    var open: [(id: ObjectID, path: String)] = []
    for view in views {
      while let last = open.last, last.id != view.parent { open.removeLast() }
      let path = open.count < 2 ? view.name : "\(open.last!.path)/\(view.name)"
      result.append(path)
      open.append((view.id, path))
    }
    return result
  }

  /// The view's names from the root's child down, joined by slashes; `root` for the root itself.
  public func path(of view: View) -> String {
    var names = [view.name]
    var parent = view.parent
    while let id = parent, id != .root, let ancestor = self.view(id) {
      names.append(ancestor.name)
      parent = ancestor.parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// True if `id` is `ancestor` or lies below it.
  public func contains(_ id: ObjectID, under ancestor: ObjectID) -> Bool {
    var current: ObjectID? = id
    while let step = current {
      if step == ancestor { return true }
      current = view(step)?.parent
    }
    return false
  }

  /// The name of the view or guide of that identity; the identity itself where there is none.
  public func name(of id: ObjectID) -> String { view(id)?.name ?? guide(id)?.name ?? id.text }
}
