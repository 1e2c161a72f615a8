import DesignModel

/// Marks of a screen what of its code's layout was left out, so that nobody takes a sketch for the whole, what its code
/// shows or hides while the app runs, and what the code says of the screen as a whole.
struct LostStatements {
  private let statements: [LeftOut.Statement]
  private let superclasses: [String: String]
  private let toggled: [String: [String]]
  private let facts: [String: [ScreenClass.Fact]]
  /// Types that something stands in for.
  private let missing: Set<String>

  /// The statements of a program.
  init(of program: ScreenProgram) {
    statements = program.leftOut.layout
    superclasses = Dictionary(
      program.classes.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })
    missing = Set(program.leftOut.missing)
    toggled = Dictionary(program.classes.map { ($0.name, $0.toggled) }, uniquingKeysWith: +)
    facts = Dictionary(program.classes.map { ($0.name, $0.facts) }, uniquingKeysWith: +)
  }

  /// The objects of a screen, with how many statements of its class and those above it were lost, and marks on each view that
  /// a lost one names, and on each that code shows or hides.
  ///
  /// `kinds` says of what class each view is; a view that is whole is as its code has it. What other classes build on shows nothing of theirs.
  func marking(
    _ lists: ScreenLists, of name: String, holding kinds: [ObjectID: String], isWhole: Bool
  ) -> ScreenLists {
    let classes = Set(kinds.values.filter { !$0.hasPrefix("UI") })
    let all = classes.reduce(into: ancestry(of: name)) { $0.formUnion(ancestry(of: $1)) }
    let lost = statements.filter { !$0.isKept && all.contains($0.owner) }
    let layoutNames = Set(lost.filter(\.isCounted).flatMap(\.names))
    let callNames = Set(lost.filter { !$0.isCounted && !$0.isOfFont }.flatMap(\.names))
    let fontNames = Set(lost.filter(\.isOfFont).flatMap(\.names))
    let changing = isWhole ? [] : Set(all.flatMap { toggled[$0] ?? [] })
    var lists = lists
    for place in lists.views.indices.dropFirst() {
      let view = lists.views[place]
      let isStandIn = kinds[view.id].map(missing.contains) ?? false
      if isStandIn || layoutNames.contains(view.name) {
        lists.views[place].attributes.isMadeUp = true
      } else if callNames.contains(view.name) {
        if !view.attributes.isStandIn { lists.views[place].attributes.lostCallsAlone = true }
        lists.views[place].attributes.isMadeUp = true
      }
      if fontNames.contains(view.name), ViewAttribute.madeUpFont.row.use(on: view.kind) != nil {
        lists.views[place].attributes.hasMadeUpFont = true
      }
      if changing.contains(view.name) { lists.views[place].attributes.isToggled = true }
    }
    lists.views[0].attributes.loss = loss(of: name)
    let facts = facts[name] ?? []
    if facts.contains(.moves) { lists.views[0].attributes.movesForKeyboard = true }
    if facts.contains(.sheet), RootTraits(lists.views[0].attributes).kind == .window {
      lists.views[0].attributes.isInSheet = true
    }
    return lists
  }

  /// What of a class's own layout is lost, as a root says it; nil for nothing.
  private func loss(of name: String) -> String? {
    let own = statements.filter { $0.isCounted && ancestry(of: name).contains($0.owner) }
    let lost = own.count { !$0.isKept }
    if lost > 0 { return "\(lost)/\(own.count)" }
    return superclasses.values.contains(name) ? Screen.lostContents : nil
  }

  /// A class and those above it.
  private func ancestry(of name: String) -> Set<String> {
    var names: Set<String> = []
    var next: String? = name
    while let current = next, names.insert(current).inserted { next = superclasses[current] }
    return names
  }
}
