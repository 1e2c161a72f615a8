extension Screen {
  /// Puts a view into a new one that takes its place: what said where the view lies now says it of the new one, which
  /// the view fills.
  ///
  /// In a scroll view it is as wide, at least as high, and no higher than it must be, and the scroll view gets bounds
  /// where it would grow with it beyond the screen, so that it scrolls where it does not fit. Returns the new view and
  /// these bounds.
  @discardableResult
  public mutating func wrap(
    _ id: ObjectID, in kind: ViewKind, named name: String
  ) throws(DesignError) -> (view: View, bounds: [LayoutConstraint]) {
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
    return (wrapper, try fill(wrapper, with: id))
  }

  /// Binds a view to the new one around it; returns what bounds that one.
  private mutating func fill(
    _ wrapper: View, with id: ObjectID
  ) throws(DesignError) -> [LayoutConstraint] {
    switch wrapper.kind {
    case .stack: return []
    case .scroll:
      let content = ScrollContent(id, in: wrapper.id)
      let room = ScrollRoom(of: wrapper.id, in: self)
      try addConstraints(content.edges)
      if room.isFilled { return try addConstraints(room.bounds.map(\.asEquality)) }
      try addConstraints([content.fills, content.fits])
      return try addConstraints(room.bounds)
    default:
      try addConstraints(
        [Anchor.top, .leading, .bottom, .trailing].map { edge in
          ConstraintText(
            first: AnchoredItem(Item(id), edge), relation: .equal,
            second: AnchoredItem(Item(wrapper.id), edge), constant: 0)
        })
      return []
    }
  }

  @discardableResult
  private mutating func addConstraints(_ texts: [ConstraintText]) throws(DesignError) -> [LayoutConstraint] {
    var added: [LayoutConstraint] = []
    for text in texts { added.append(try addConstraint { text.constraint(id: $0) }) }
    return added
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

extension ConstraintText {
  fileprivate var asEquality: ConstraintText {
    var text = self
    text.relation = .equal
    return text
  }
}

extension LayoutConstraint {
  /// True if it says where a view lies or how large it is, and not how what is in it lies to it.
  public func isOfFrame(_ view: ObjectID, in screen: Screen) -> Bool {
    guard let second else { return first.item == Item(view) }
    if first.item.owner == second.item.owner { return false }
    let (own, other) = first.item.owner == view ? (first, second) : (second, first)
    guard own.item == Item(view), own.anchor != .firstBaseline, own.anchor != .lastBaseline else {
      return false
    }
    let owner = screen.guide(other.item.owner)?.owner ?? other.item.owner
    return !screen.contains(owner, under: view)
  }

  /// The constraint with another item in the place of every part of a view; what was written as visual format is
  /// spelled by itself from then on.
  public func moved(from view: ObjectID, to item: Item) -> LayoutConstraint {
    var constraint = self
    if first.item.owner == view { constraint.first.item = item }
    if second?.item.owner == view { constraint.second?.item = item }
    constraint.format = nil
    return constraint
  }
}
