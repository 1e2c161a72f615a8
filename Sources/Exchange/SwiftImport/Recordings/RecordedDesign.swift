import DesignModel

/// A recording as the objects of a screen, under names that stay from run to run.
struct RecordedDesign {
  /// A constraint with what distinguishes it from others of its line.
  struct Constraint {
    let key: ConstraintKey
    let constraint: LayoutConstraint
    let changed: SourceLine?
    /// Where the code makes it; nil for what the import makes.
    let place: SourceLine?
    /// What it is called where no other has that name.
    let wish: String
  }

  /// What stays of a constraint from run to run.
  struct ConstraintKey: Hashable {
    let wish: String
    let first: AnchoredItem
    let relation: Relation
    let second: AnchoredItem?
    let multiplier: Double
    /// The how manieth of those that are alike otherwise.
    let number: Int
  }

  let views: [View]
  let guides: [LayoutGuide]
  let places: [ObjectID: SourceLine]
  private(set) var constraints: [Constraint] = []
  /// What the design can't hold.
  private(set) var notes: [RecordedNote] = []

  /// The objects; a recording that is only a part of a screen stands in a root of its own.
  ///
  /// `shapes` says for given frames what they keep; where it doesn't, their masks do.
  init(_ recording: Recording, isPart: Bool = false, shapes: [ObjectID: FrameShape] = [:]) {
    var names = DistinctNames()
    let words = recording.views.enumerated().map { place, view in
      place == 0 && !isPart ? "root" : names.take(view.wish)
    }
    let ids = words.map { ObjectID($0) }
    let own = recording.views.enumerated().map { place, view in
      View(
        id: ids[place], name: words[place], parent: view.parent.map { ids[$0] } ?? (isPart ? .root : nil),
        kind: view.kind, attributes: view.attributes.marked(view.isMadeUp))
    }
    views = (isPart ? [View(id: .root, name: "root", parent: nil, kind: .view)] : []) + own
    guides = recording.guides.map { guide in
      let name = names.take(guide.name ?? "guide")
      return LayoutGuide(id: ObjectID(name), name: name, owner: ids[guide.owner])
    }
    places = Dictionary(
      zip(ids, recording.views).compactMap { id, view in view.place.map { (id, $0) } },
      uniquingKeysWith: { first, _ in first })
    let screen = self.screen(id: "screen", name: "screen")
    for constraint in recording.constraints { add(constraint, ids, in: screen) }
    for (place, view) in recording.views.enumerated() {
      guard let given = view.given, let parent = view.parent else { continue }
      let shape = shapes[ids[place]] ?? FrameShape(mask: given.mask)
      if given.lacksRoomToShare {
        let text =
          "autoresizingMask: flexible parts without room take no share of what the superview grows by"
        notes.append(RecordedNote(text: text, place: view.place))
      }
      let isContent = recording.views[parent].kind == .scroll
      for relation in shape.constraints(of: given, view: ids[place], in: ids[parent], isContent: isContent) {
        add(relation, at: nil)
      }
    }
  }

  /// The screen that the objects make up.
  func screen(id: ObjectID, name: String) -> Screen {
    let lists = ScreenLists {
      $0.views = views
      $0.guides = guides
      $0.constraints = constraints.enumerated().map { place, one in
        let from = one.constraint
        return LayoutConstraint(
          id: ObjectID("c\(place)"), from.first, from.relation, to: from.second, multiplier: from.multiplier,
          constant: from.constant, priority: from.priority)
      }
    }
    return Screen(id: id, name: name, lists: lists)
  }

  private var counts: [ConstraintKey: Int] = [:]

  private mutating func add(_ recorded: RecordedConstraint, _ ids: [ObjectID], in screen: Screen) {
    func side(_ side: RecordedSide) -> AnchoredItem {
      switch side.owner {
      case .view(let place): AnchoredItem(Item(ids[place], side.region), side.anchor)
      case .guide(let place): AnchoredItem(Item(guides[place].id), side.anchor)
      }
    }
    let constraint = LayoutConstraint(
      id: "new", side(recorded.first), recorded.relation, to: recorded.second.map(side),
      multiplier: recorded.second == nil ? 1 : recorded.multiplier, constant: recorded.constant,
      priority: recorded.priority)
    do {
      try screen.check(constraint)
    } catch {
      notes.append(RecordedNote(text: "left out: \(error)", place: recorded.place))
      return
    }
    add(
      (
        recorded.name ?? recorded.place?.description ?? "import", constraint,
        recorded.changed ?? recorded.place
      ), at: recorded.place)
  }

  private mutating func add(
    _ one: (wish: String, constraint: LayoutConstraint, changed: SourceLine?), at place: SourceLine?
  ) {
    func key(_ number: Int) -> ConstraintKey {
      ConstraintKey(
        wish: one.wish, first: one.constraint.first, relation: one.constraint.relation,
        second: one.constraint.second, multiplier: one.constraint.multiplier, number: number)
    }
    let count = counts[key(0), default: 0]
    counts[key(0)] = count + 1
    constraints.append(
      Constraint(
        key: key(count), constraint: one.constraint, changed: one.changed, place: place, wish: one.wish))
  }
}

extension Attributes {
  /// These, of a view that something else may stand in for.
  fileprivate func marked(_ isMadeUp: Bool) -> Attributes {
    guard isMadeUp else { return self }
    var result = self
    result.isMadeUp = true
    return result
  }
}
