import DesignModel

extension Screen {
  /// The items of collections of a storyboard or xib: prototypes that are no rows of tables.
  ///
  /// How large they are in the app the collection's layout says, and a delegate in code before it.
  var collectionItems: Set<ObjectID> {
    guard isOfInterfaceBuilder else { return [] }
    let rows = Set(views.filter { $0.kind == .tableCell }.compactMap(\.parent))
    return Set(views.filter { $0.attributes.isPrototype && !rows.contains($0.id) }.map(\.id))
  }
}
