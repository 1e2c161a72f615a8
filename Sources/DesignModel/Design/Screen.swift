/// A screen's design: its tree of views, guides, constraints, variations, states, assertions, translated texts and suppressions.
///
/// Invariants that the edits keep: `views` stands in preorder with the root first, siblings in their order on the
/// screen; names are unique among views and guides; every reference points to an object of this screen.
public struct Screen: Hashable, Sendable {
  /// Stays through renaming.
  public let id: ObjectID
  /// Unique among the screens of a design.
  public var name: String
  /// In preorder, the root first.
  public internal(set) var views: [View]
  /// In the order they were added.
  public internal(set) var guides: [LayoutGuide]
  /// In the order they were added.
  public internal(set) var constraints: [LayoutConstraint]
  /// In the order they were declared.
  public internal(set) var variations: [Variation]
  /// The states that the screen can be in, such as `signIn` and `recover`; the first is the initial one.
  public internal(set) var states: [String]
  /// What its layouts must keep to, in the order they were added.
  public internal(set) var assertions: [Assertion]
  /// What views say in other languages, in the order they were given.
  public internal(set) var texts: [LocalizedText]
  /// The findings about it that are accepted, in the order in which they were.
  public internal(set) var suppressions: [Suppression]
  /// Finds the views; every edit that moves, adds or renames some tells it.
  var viewIndex: ViewIndex

  /// A screen that has only its root view.
  public init(id: ObjectID, name: String) {
    self.init(
      id: id, name: name, views: [View(id: .root, name: "root", parent: nil, kind: .view)], guides: [],
      constraints: [], variations: [], states: [])
  }

  /// A screen as it was stored; `views` must be in preorder with the root first.
  public init(
    id: ObjectID, name: String, views: [View], guides: [LayoutGuide], constraints: [LayoutConstraint],
    variations: [Variation], states: [String], assertions: [Assertion] = [],
    texts: [LocalizedText] = [], suppressions: [Suppression] = []
  ) {
    precondition(views.first?.parent == nil && views.first?.id == .root, "The first view must be the root")
    (self.id, self.name) = (id, name)
    (self.views, self.guides, self.constraints) = (views, guides, constraints)
    (self.variations, self.states, self.assertions, self.texts) = (variations, states, assertions, texts)
    self.suppressions = suppressions
    viewIndex = ViewIndex(views)
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
  func place(named name: String) -> Int? { viewIndex.place(named: name, in: views) }
  /// The guide of that identity.
  public func guide(_ id: ObjectID) -> LayoutGuide? { guides.first { $0.id == id } }
  /// The constraint of that identity.
  public func constraint(_ id: ObjectID) -> LayoutConstraint? { constraints.first { $0.id == id } }
  /// The variation of that identity.
  public func variation(_ id: ObjectID) -> Variation? { variations.first { $0.id == id } }

  /// The assertion of that identity.
  public func assertion(_ id: ObjectID) -> Assertion? { assertions.first { $0.id == id } }

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
