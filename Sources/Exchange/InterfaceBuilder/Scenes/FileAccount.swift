extension SceneTree {
  /// What becomes of all that the file says of the scene's views and, if one holds them, of their controller.
  func account(
    of controller: XMLElement?, visit: @escaping (AccountForNames.Visit) -> Void = { _ in }
  ) -> AccountForNames {
    let named = Set(chosenIdentities.keys)
    var account = AccountForNames(views: objects, named: named, visit: visit)
    for object in objects { account.add(view: object) }
    if let controller { account.add(controller: controller) }
    return account
  }
}

extension InterfaceBuilderFile {
  /// What stands in no scene and stays in the file alone, in the file's order.
  public var losses: [ImportNote] {
    let account = surroundings()
    return (account.notes + account.losses).sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }

  /// What becomes of all that the file says outside of its scenes.
  func surroundings(visit: @escaping (AccountForNames.Visit) -> Void = { _ in }) -> AccountForNames {
    let held = scenes.flatMap { [$0.tree.objects[0].element, $0.controller].compactMap(\.self) }
    var account = AccountForNames(except: Set(held.map(ObjectIdentifier.init)), visit: visit)
    account.add(document: document.root)
    return account
  }
}
