import SwiftSyntax

/// What the code of a module says of its controllers as screens.
struct ControllerFacts {
  /// The classes that are presented as UIKit does where nothing else is said, those that are shown otherwise, and those
  /// whose code moves what the keyboard covers.
  private var presented: Set<String> = [], shownOtherwise: Set<String> = [], movers: Set<String> = []
  /// The navigation controllers in which objects of a class are presented, and the classes that say their own style.
  private var wrappers: [String: Set<String>] = [:], styled: Set<String> = []

  /// Takes what a file says.
  mutating func add(_ tree: SourceFileSyntax) {
    let uses = ControllerUses(in: tree)
    presented.formUnion(uses.presented)
    shownOtherwise.formUnion(uses.shownOtherwise)
    movers.formUnion(uses.movers)
    wrappers.merge(uses.wrappers) { $0.union($1) }
    styled.formUnion(uses.styled)
  }

  /// What is said of a class, of which `all` are it and those above it in the module: `sheet` for what the module only ever
  /// presents as UIKit does by itself, and `moves` for what moves its content as the keyboard comes up.
  func facts(of name: String, _ all: [String]) -> [String] {
    let around = wrappers[name] ?? []
    let isSheet =
      presented.contains(name) && !all.contains { shownOtherwise.contains($0) || styled.contains($0) }
      && styled.isDisjoint(with: around)
    return (isSheet ? ["sheet"] : []) + (all.contains(where: movers.contains) ? ["moves"] : [])
  }
}
