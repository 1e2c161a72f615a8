import SwiftSyntax

/// What the code of a module says of its controllers as screens.
struct ControllerFacts {
  /// The classes that are presented as UIKit does where nothing else is said, those that are shown otherwise, and those
  /// whose code moves what the keyboard covers.
  private var presented: Set<String> = [], shownOtherwise: Set<String> = [], movers: Set<String> = []
  /// The navigation controllers in which objects of a class are presented, and the classes that say their own style.
  private var wrappers: [String: Set<String>] = [:], styled: Set<String> = []
  private var children: Set<ControllerPlaces.Child> = [], wholes: Set<ControllerPlaces.Reference> = []
  private var properties: [String: [String: String]] = [:]

  /// The containers that give what they hold a bar, or all of their room.
  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// Takes what a file says.
  mutating func add(_ tree: SourceFileSyntax) {
    let uses = ControllerUses(in: tree)
    presented.formUnion(uses.presented)
    shownOtherwise.formUnion(uses.shownOtherwise)
    movers.formUnion(uses.movers)
    wrappers.merge(uses.wrappers) { $0.union($1) }
    styled.formUnion(uses.styled)
    let places = ControllerPlaces(in: tree)
    children.formUnion(places.children)
    wholes.formUnion(places.wholes)
    properties.merge(places.properties) { $0.merging($1) { first, _ in first } }
  }

  /// What is said of a class, of which `all` are it and those above it in the module: `sheet` for what the module only ever
  /// presents as UIKit does by itself, `moves` for what moves its content as the keyboard comes up, and `child` for what it
  /// only ever puts into another controller.
  ///
  /// `ancestor` gives the class of UIKit that a class derives from in the end.
  func facts(of name: String, _ all: [String], ancestor: (String) -> String) -> [String] {
    let around = wrappers[name] ?? []
    let isSheet =
      presented.contains(name) && !all.contains { shownOtherwise.contains($0) || styled.contains($0) }
      && styled.isDisjoint(with: around)
    return (isSheet ? ["sheet"] : []) + (all.contains(where: movers.contains) ? ["moves"] : [])
      + (isChild(name, ancestor: ancestor) ? ["child"] : [])
  }

  private func isChild(_ name: String, ancestor: (String) -> String) -> Bool {
    if Self.containers.contains(ancestor(name)) || wholes.contains(where: { isOf($0, name) }) { return false }
    return children.contains { child in
      !Self.containers.contains(ancestor(child.owner)) && child.owner != name && isOf(child.reference, name)
    }
  }

  /// True for a reference to an object of that class.
  private func isOf(_ reference: ControllerPlaces.Reference, _ name: String) -> Bool {
    switch reference {
    case .made(let made): made == name
    case .property(let property, let owner): properties[owner]?[property] == name
    }
  }
}
