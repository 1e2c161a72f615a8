public import DesignModel

extension LoggedConflict {
  /// The conflict as a screen of its own: its views and guides in their order, nested as far as the log says, with its
  /// constraints; and what of it can't be part of a design.
  ///
  /// What has no superview in the log is in the screen's root, to which nothing ties it.
  public func screen(id: ObjectID, name: String) -> (screen: Screen, notes: [LogNote]) {
    var rebuilding = Rebuilding(self)
    var notes: [LogNote] = []
    let lists = ScreenLists {
      $0.views = rebuilding.views
      $0.guides = rebuilding.guides
      $0.constraints = constraints.map { rebuilding.constraint($0) }
    }
    var screen = Screen(id: id, name: name, lists: lists)
    for constraint in screen.constraints {
      do {
        // Setting a constraint to what it is checks that its sides fit together.
        try screen.setConstraint(constraint)
      } catch {
        notes.append(LogNote(line, "constraint '\(constraint.id)': \(error); left out"))
        _ = try? screen.removeConstraint(constraint.id)
      }
    }
    return (screen, notes)
  }
}

/// A conflict on its way to a screen.
private struct Rebuilding {
  private let items: LoggedItems
  private var ids: [ObjectID] = []
  private var names: [String] = []
  /// The built-in guide of a scroll view that an item is, if it is one.
  private var regions: [Item?] = []

  init(_ conflict: LoggedConflict) {
    items = LoggedItems(conflict)
    var naming = ItemNames()
    var taken: Set<ObjectID> = [.root]
    for item in items.all {
      // Only items without an address can share what they are known by.
      var id = item.identity
      while !taken.insert(id).inserted { id = ObjectID(id.text + "'") }
      ids.append(id)
      names.append(naming.name(for: item))
    }
    let scrolls = items.all.indices.filter { kind(of: $0) == .scroll }
    regions = items.all.map { item in
      guard scrolls.count == 1, let region = Region.ofScroll(item) else { return nil }
      return Item(ids[scrolls[0]], region)
    }
  }

  private func kind(of place: Int) -> ViewKind { ViewKind(className: items.all[place].className) }

  private func isView(_ place: Int) -> Bool { !items.all[place].isGuide }

  // MARK: Parts

  /// The root, then the other views in preorder.
  var views: [View] {
    var children: [Int?: [Int]] = [:]
    for place in items.all.indices where isView(place) {
      children[items.containers[place], default: []].append(place)
    }
    var views = [View(id: .root, name: "root", parent: nil, kind: .view)]
    var open = Array((children[nil] ?? []).reversed())
    while let place = open.popLast() {
      views.append(view(place))
      open += (children[place] ?? []).reversed()
    }
    return views
  }

  private func view(_ place: Int) -> View {
    let item = items.all[place]
    let kind = kind(of: place)
    let text = kind == .label || kind == .button ? item.text : nil
    return View(
      id: ids[place], name: names[place], parent: container(of: place), kind: kind,
      attributes: text.map(TextTraits.saying) ?? Attributes())
  }

  private func container(of place: Int) -> ObjectID { items.containers[place].map { ids[$0] } ?? .root }

  /// The guides, but for those that a scroll view has of its own.
  var guides: [LayoutGuide] {
    items.all.indices.filter { !isView($0) && regions[$0] == nil }.map { place in
      LayoutGuide(id: ids[place], name: names[place], owner: container(of: place))
    }
  }

  mutating func constraint(_ logged: LoggedConstraint) -> LayoutConstraint {
    let first = anchor(logged.first)
    // A place without a right side is measured in the superview (autoresizing masks: `title.midX == 187.5`).
    var second = logged.second.map(anchor)
    if second == nil, logged.first.anchor.dimension != .size {
      let superview = Item(container(of: items.place(of: logged.first.item)))
      second = AnchoredItem(superview, logged.first.anchor.start)
    }
    return LayoutConstraint(
      id: logged.head.identity, first, logged.relation, to: second, multiplier: logged.multiplier,
      constant: logged.constant, priority: logged.priority, isInstalled: logged.isActive)
  }

  private func anchor(_ logged: LoggedAnchor) -> AnchoredItem {
    let place = items.place(of: logged.item)
    return AnchoredItem(regions[place] ?? Item(ids[place]), logged.anchor)
  }
}

extension Region {
  /// The built-in guide of a scroll view that an item's identifier names.
  fileprivate static func ofScroll(_ item: LoggedItem) -> Region? {
    [.contentLayout, .frameLayout].first { $0.guideNames?.identifier == item.name }
  }
}
