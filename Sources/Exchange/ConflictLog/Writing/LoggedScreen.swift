public import DesignModel

/// A screen's items and constraints in the words of UIKit's log.
///
/// Addresses are made up of identities, so that they are the same in every log; what was imported from a log keeps its
/// own.
public struct LoggedScreen {
  private let screen: Screen

  /// A screen.
  public init(_ screen: Screen) { self.screen = screen }

  /// An item; what is neither a view nor a guide of the screen is a gap between the views of a stack.
  ///
  /// The screen's root, which nobody names, goes by its class alone.
  public func item(_ item: Item) -> LoggedItem {
    guard let names = item.region.guideNames else { return owner(item.owner) }
    let owner = owner(item.region == .keyboard ? .root : item.owner)
    // Guides keep their distance from the view's address, which an import keeps.
    let address = (owner.address ?? 0) &+ 0x100 &* UInt64(1 + Region.allCases.firstIndex(of: item.region)!)
    return LoggedItem(className: names.className, address: address, name: names.identifier)
  }

  private func owner(_ id: ObjectID) -> LoggedItem {
    let name = screen.name(of: id)
    if var imported = LoggedItem(identity: id) {
      imported.text = imported.isGuide ? nil : screen.view(id).flatMap { TextTraits.own($0.attributes) }
      if !imported.isCalled(name) { imported.name = name }
      return imported
    }
    guard let view = screen.view(id) else {
      let isGap = screen.guide(id) == nil
      let address = PseudoAddress(of: [screen.id.text, "guide", id.text], in: .small)
      return LoggedItem(
        className: isGap ? "_UIOLAGapGuide" : "UILayoutGuide", address: address.value,
        name: isGap ? "UISV-distributing" : name)
    }
    let address = PseudoAddress(of: [screen.id.text, "view", id.text], in: .view)
    return LoggedItem(
      className: view.kind.row.className, address: address.value, name: id == .root ? nil : name)
  }

  /// The head of an author's constraint, which is named by its identity.
  public func head(of constraint: ObjectID) -> ConstraintHead {
    if let imported = ConstraintHead(identity: constraint) { return imported }
    let address = PseudoAddress(of: [screen.id.text, "constraint", constraint.text], in: .small)
    return ConstraintHead(address: address.value, identifier: constraint.text)
  }

  /// The head of a rule that a view brings with it.
  public func head(
    _ identifier: String?, className: String = ConstraintHead.plainClass, details: [String] = [],
    of words: [String]
  ) -> ConstraintHead {
    let words = [screen.id.text, "rule", className, identifier ?? ""] + words
    return ConstraintHead(
      className: className, address: PseudoAddress(of: words, in: .small).value, details: details,
      identifier: identifier)
  }

  /// The view that a view or a guide lies in; nil for the root.
  func container(of item: Item) -> ObjectID? {
    if item.region == .keyboard { return .root }
    if item.region != .bounds { return item.owner }
    return screen.view(item.owner)?.parent ?? screen.guide(item.owner)?.owner
  }
}
