/// What the objects of a screen can refer to.
public struct ReferenceTargets: Sendable {
  private let views, guides, constraints: Set<ObjectID>

  /// What is in these lists.
  public init(_ lists: ScreenLists) {
    views = Set(lists.views.map(\.id))
    guides = Set(lists.guides.map(\.id))
    constraints = Set(lists.constraints.map(\.id))
  }

  /// True if what the reference names is there.
  public func contains(_ reference: ObjectReference) -> Bool {
    switch reference {
    case .view(let id): views.contains(id)
    case .item(let item):
      views.contains(item.owner) || item.region == .bounds && guides.contains(item.owner)
    case .constraint(let id): constraints.contains(id)
    }
  }
}
