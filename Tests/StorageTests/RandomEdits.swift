import DesignLanguage
import DesignModel
import TestSupport

@testable import Storage

/// A script of edits that is the same for the same seed; what a draft refuses is passed over.
struct RandomEdits {
  private var numbers: SeededNumbers
  /// What new things are called, so that two scripts can distinguish theirs.
  private let prefix: String
  private var made = 0

  init(seed: Int, prefix: String = "n") {
    (numbers, self.prefix) = (SeededNumbers(seed: seed), prefix)
  }

  /// Does so many edits that change something, each with its own line in the journal.
  mutating func run(_ count: Int, in store: Store) throws {
    var done = 0
    while done < count {
      let before = try Journal(database: store.database).position()
      let line = "edit \(made)"
      do {
        try store.edit(record(line)) { draft in try edit(draft) }
      } catch is DesignError {}
      if try Journal(database: store.database).position() != before { done += 1 }
    }
  }

  /// Tries so many edits as one batch.
  mutating func tryBatch(_ count: Int, in store: Store) throws {
    try store.editAll { batch in
      for number in 0..<count {
        do {
          try batch.edit(record("edit \(number)")) { draft in try edit(draft) }
        } catch is DesignError {}
      }
    }
  }

  private mutating func edit(_ draft: Draft) throws {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: try draft.addScreen(named: fresh())
    case 1: try draft.renameScreen(named: pick(draft.screenNames), to: fresh())
    case 2 where draft.screenNames.count > 2: try draft.removeScreen(named: pick(draft.screenNames))
    case 3: try editCatalogues(draft)
    default:
      var screen = try draft.screen(named: pick(draft.screenNames))
      try edit(&screen)
      try draft.save(screen)
    }
  }

  private mutating func editCatalogues(_ draft: Draft) throws {
    if Bool.random(using: &numbers) {
      var device = try pick(draft.devices())
      device.os = Double(Int.random(in: 15...18, using: &numbers))
      if Bool.random(using: &numbers) { device.name = fresh() }
      try draft.saveDevice(device)
    } else if try draft.profiles().count > 1, Bool.random(using: &numbers) {
      try draft.removeProfiles(named: [pick(draft.profiles()).name])
    } else {
      let sizes = TextSize.allCases
      try draft.addProfile(
        Profile(
          device: pick(draft.devices()).name, textSize: pick(sizes),
          locale: Bool.random(using: &numbers) ? "de" : nil))
    }
  }

  private mutating func edit(_ screen: inout Screen) throws {
    let view = pick(screen.views).id
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0, 1:
      let kind = pick([ViewKind.label, .view, .stack])
      try screen.addView(named: fresh(), kind: kind, in: view, at: Bool.random(using: &numbers) ? 0 : nil)
    case 2: try screen.renameView(view, to: fresh())
    case 3: try screen.moveView(view, to: pick(screen.views).id, at: Bool.random(using: &numbers) ? 0 : nil)
    case 4: try screen.removeView(view, cascade: true)
    case 5: try screen.addGuide(named: fresh(), owner: view)
    case 6: try addConstraint(to: &screen)
    case 7 where !screen.constraints.isEmpty:
      var constraint = pick(screen.constraints)
      if Bool.random(using: &numbers) {
        constraint.constant = number()
      } else {
        constraint.isInstalled.toggle()
      }
      try screen.setConstraint(constraint)
    case 8 where !screen.constraints.isEmpty:
      try screen.removeConstraint(pick(screen.constraints).id, cascade: true)
    case 9:
      var change = Attributes()
      change[.spacing] = .number(number())
      let conditions = ["width < \(Int(number()) + 300)"] + screen.states.map { "state = \($0)" }
      try screen.addVariation(.view(view, change), when: try Condition(parsing: pick(conditions)))
    case 10: try screen.addState(fresh())
    case 11:
      try screen.addAssertion(
        try Claim(parsing: "\(screen.name(of: view)) is reachable", in: screen), when: nil, message: fresh())
    case 12:
      try screen.suppress(
        pick(["small-target", "fixed-font"]),
        of: Bool.random(using: &numbers)
          ? [] : [screen.name(of: view)] + screen.constraints.prefix(1).map(\.id.text),
        reason: fresh())
    case 13 where !screen.states.isEmpty: try screen.removeState(pick(screen.states), cascade: true)
    case 14 where !screen.states.isEmpty: try screen.renameState(pick(screen.states), to: fresh())
    default: try setAttribute(of: view, in: &screen)
    }
  }

  private mutating func addConstraint(to screen: inout Screen) throws {
    let (a, b) = (pick(screen.views), pick(screen.views))
    let text = "\(a.name).top >= \(b.name).bottom + \(Int(number()))"
    let parsed = try ConstraintText(parsing: text, in: screen)
    try screen.addConstraint { parsed.constraint(id: $0) }
  }

  private mutating func setAttribute(of view: ObjectID, in screen: inout Screen) throws {
    var view = screen.view(view)!
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: view.attributes[.spacing] = Bool.random(using: &numbers) ? .number(number()) : nil
    case 1: view.attributes[.hidden] = .flag(Bool.random(using: &numbers))
    default: view.attributes[.text] = .text("text \(Int(number()))")
    }
    try screen.setView(view.id, kind: view.kind, attributes: view.attributes)
  }

  private mutating func number() -> Double { Double(Int.random(in: 1...40, using: &numbers)) }
  private mutating func pick<Element>(_ list: [Element]) -> Element { list.randomElement(using: &numbers)! }
  private mutating func fresh() -> String {
    made += 1
    return "\(prefix)\(made)"
  }
}
