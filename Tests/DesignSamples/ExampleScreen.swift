import DesignLanguage
public import DesignModel

extension Screen {
  /// root > form (stack) > title, email; root > list (scroll) > content; guide gap of the root; states signIn, recover.
  public static func example() throws -> Screen {
    var screen = Screen(id: "login", name: "login")
    try screen.addView(named: "form", kind: .stack)
    try screen.addView(named: "title", kind: .label, in: "form")
    try screen.addView(named: "email", kind: .textField, in: "form")
    try screen.addView(named: "list", kind: .scroll)
    try screen.addView(named: "content", kind: .view, in: "list")
    try screen.addGuide(named: "gap", owner: .root)
    try screen.addState("signIn")
    try screen.addState("recover")
    return screen
  }

  /// Adds the constraint of that text.
  @discardableResult
  public mutating func constrain(_ text: String, id: String? = nil) throws -> LayoutConstraint {
    let parsed = try ConstraintText(parsing: text, in: self)
    return try addConstraint({ parsed.constraint(id: $0) }, id: id)
  }

  /// The names of the views in their order, each indented by its depth.
  public var outline: [String] {
    views.map { view in
      String(repeating: ".", count: view.id == .root ? 0 : path(of: view).split(separator: "/").count)
        + view.name
    }
  }

  /// The first invariant of `Screen` that doesn't hold; nil if all do.
  public var brokenInvariant: String? {
    let ids = Set(views.map(\.id)).union(guides.map(\.id))
    let constraintIDs = Set(constraints.map(\.id))
    if ids.count != views.count + guides.count { return "an identity of a view or guide stands twice" }
    if constraintIDs.count != constraints.count { return "an identity of a constraint stands twice" }
    if Set(variations.map(\.id)).count != variations.count {
      return "an identity of a variation stands twice"
    }
    if Set(itemNames).count != itemNames.count { return "a name stands twice" }
    if Set(states).count != states.count { return "a state stands twice" }
    if views.map(\.id) != preorder(from: .root) { return "the views are not in preorder" }
    if guides.contains(where: { view($0.owner) == nil }) { return "a guide has lost its owner" }
    for side in constraints.flatMap({ [$0.first, $0.second] }).compactMap(\.self) {
      if !ids.contains(side.item.owner) { return "a constraint speaks of nothing" }
      let isOfScroll = side.item.region == .contentLayout || side.item.region == .frameLayout
      if isOfScroll, view(side.item.owner)?.kind != .scroll { return "a region has lost its scroll view" }
    }
    if Set(assertions.map(\.id)).count != assertions.count {
      return "an identity of an assertion stands twice"
    }
    for assertion in assertions {
      for id in assertion.claim.items where !ids.contains(id) { return "an assertion speaks of nothing" }
      if case .view(let claim) = assertion.claim, claim.trait == .scrollsVertically,
        view(claim.view)?.kind != .scroll
      {
        return "an assertion has lost its scroll view"
      }
    }
    for variation in variations {
      switch variation.change {
      case .view(let id, _): if view(id) == nil { return "a variation changes no view" }
      case .constraint(let id, _):
        if !constraintIDs.contains(id) { return "a variation changes no constraint" }
      }
    }
    return nil
  }

  private func preorder(from id: ObjectID) -> [ObjectID] {
    [id] + children(of: id).flatMap { preorder(from: $0.id) }
  }
}
