extension Screen {
  /// Puts a view into a new one that takes its place: what said where the view lies now says it of the new one, which the
  /// view fills.
  ///
  /// In a scroll view it is as wide, at least as high, and no higher than it must be, so that it scrolls where it does not
  /// fit. Returns the new view.
  @discardableResult
  public mutating func wrap(
    _ id: ObjectID, in kind: ViewKind, named name: String
  ) throws(DesignError) -> View {
    if id == .root { throw .rootCannot("wrapped") }
    guard let inner = view(id), let parent = inner.parent else {
      preconditionFailure("An edit speaks of views of its own screen")
    }
    var attributes = Attributes()
    attributes[.customSpacing] = inner.attributes[.customSpacing]
    let position = children(of: parent).firstIndex { $0.id == id }
    let frame = constraints.filter { $0.isOfFrame(id, in: self) }
    let wrapper = try addView(named: name, kind: kind, attributes: attributes, in: parent, at: position)
    for constraint in frame { try setConstraint(constraint.moved(from: id, to: Item(wrapper.id))) }
    try moveView(id, to: wrapper.id)
    if inner.attributes[.customSpacing] != nil {
      var own = inner.attributes
      own[.customSpacing] = nil
      try setView(id, kind: inner.kind, attributes: own)
    }
    try fill(wrapper, with: id)
    return wrapper
  }

  private mutating func fill(_ wrapper: View, with id: ObjectID) throws(DesignError) {
    if wrapper.kind == .stack { return }
    let isScroll = wrapper.kind == .scroll
    let content = Item(wrapper.id, isScroll ? .contentLayout : .bounds)
    for edge in [Anchor.top, .leading, .bottom, .trailing] {
      try bind(id, edge, .equal, AnchoredItem(content, edge))
    }
    guard isScroll else { return }
    let frame = Item(wrapper.id, .frameLayout)
    try bind(id, .width, .equal, AnchoredItem(frame, .width))
    try bind(id, .height, .atLeast, AnchoredItem(frame, .height))
    try bind(id, .height, .equal, AnchoredItem(frame, .height), .fittingSize)
  }

  private mutating func bind(
    _ id: ObjectID, _ anchor: Anchor, _ relation: Relation, _ second: AnchoredItem,
    _ priority: Priority = .required
  ) throws(DesignError) {
    try addConstraint { new in
      LayoutConstraint(id: new, AnchoredItem(Item(id), anchor), relation, second, priority: priority)
    }
  }

  /// Takes a view away and puts the one view in it into its place, with what said where the outer one lies.
  ///
  /// What bound the two to each other goes with it. Guides, variations and assertions that speak of the outer view go
  /// with it if `cascade`, and forbid it if not. Returns what went, in words.
  @discardableResult
  public mutating func unwrap(_ id: ObjectID, cascade: Bool = false) throws(DesignError) -> [String] {
    if id == .root { throw .rootCannot("taken away") }
    let content = children(of: id)
    guard let outer = view(id), let parent = outer.parent, let inner = content.first, content.count == 1
    else {
      throw .holdsOtherThanOne(name(of: id), content.map(\.name))
    }
    let before = self
    do {
      let ties = constraints.filter { $0.mentions(anyOf: [id]) && $0.mentions(anyOf: [inner.id]) }
      var gone: [String] = []
      for tie in ties {
        gone += ["constraint '\(tie.id)'"] + (try removeConstraint(tie.id, cascade: cascade))
      }
      for constraint in constraints where constraint.mentions(anyOf: [id]) {
        try setConstraint(constraint.moved(from: id, to: Item(inner.id)))
      }
      try moveView(inner.id, to: parent, at: children(of: parent).firstIndex { $0.id == id })
      if let spacing = outer.attributes[.customSpacing] {
        var attributes = inner.attributes
        attributes[.customSpacing] = spacing
        try setView(inner.id, kind: inner.kind, attributes: attributes)
      }
      return gone + (try removeView(id, cascade: cascade))
    } catch {
      self = before
      throw error
    }
  }
}

extension LayoutConstraint {
  /// True if it says where a view lies or how large it is, and not how what is in it lies to it.
  fileprivate func isOfFrame(_ view: ObjectID, in screen: Screen) -> Bool {
    guard let second else { return first.item == Item(view) }
    if first.item.owner == second.item.owner { return false }
    let (own, other) = first.item.owner == view ? (first, second) : (second, first)
    guard own.item == Item(view), own.anchor != .firstBaseline, own.anchor != .lastBaseline else {
      return false
    }
    let owner = screen.guide(other.item.owner)?.owner ?? other.item.owner
    return !screen.contains(owner, under: view)
  }

  /// The constraint with another item in the place of every part of a view; what was written as visual format stands for
  /// itself from then on.
  fileprivate func moved(from view: ObjectID, to item: Item) -> LayoutConstraint {
    var constraint = self
    if first.item.owner == view { constraint.first.item = item }
    if second?.item.owner == view { constraint.second?.item = item }
    constraint.format = nil
    return constraint
  }
}
