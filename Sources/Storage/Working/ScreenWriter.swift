import DesignModel
import DesignText
import Notation
import SQLite

/// Writes the rows of one screen's parts that changed.
struct ScreenWriter {
  let database: Database
  let screen: ObjectID

  func write(from old: Screen?, to new: Screen?) throws {
    let (before, after) = (old?.lists ?? ScreenLists(), new?.lists ?? ScreenLists())
    try writeViews(before.views, after.views)
    try writeGuides(before.guides, after.guides)
    try writeConstraints(old, new, before.constraints, after.constraints)
    try writeVariations(before.variations, after.variations)
    try writeStates(before.states, after.states)
    try writeAssertions(old, new, before.assertions, after.assertions)
    try writeTexts(before.texts, after.texts)
    try writeSuppressions(old, new, before.suppressions, after.suppressions)
  }

  private func delete(_ keys: [String], from table: String, by column: String = "id") throws {
    let statement = try database.prepare("DELETE FROM \(table) WHERE screen = ? AND \(column) = ?")
    for key in keys { try statement.run(screen.text, key) }
  }

  private func writeViews(_ old: [View], _ new: [View]) throws {
    let rows = RowChanges(from: old, to: new, key: \.id.text)
    try delete(rows.stale, from: "view")
    let statement = try database.prepare(
      "INSERT INTO view (screen, id, position, parent, name, kind, attributes) VALUES (?, ?, ?, ?, ?, ?, ?)")
    for index in rows.fresh {
      let view = new[index]
      try statement.run(
        screen.text, view.id.text, index, view.parent?.text, view.name, view.kind.rawValue,
        view.attributes.json.line)
    }
  }

  private func writeGuides(_ old: [LayoutGuide], _ new: [LayoutGuide]) throws {
    let rows = RowChanges(from: old, to: new, key: \.id.text)
    try delete(rows.stale, from: "layout_guide")
    let statement = try database.prepare(
      "INSERT INTO layout_guide (screen, id, position, name, owner) VALUES (?, ?, ?, ?, ?)")
    for index in rows.fresh {
      let guide = new[index]
      try statement.run(screen.text, guide.id.text, index, guide.name, guide.owner.text)
    }
  }

  private func writeConstraints(
    _ oldScreen: Screen?, _ newScreen: Screen?, _ old: [LayoutConstraint], _ new: [LayoutConstraint]
  ) throws {
    let renamed = Self.renamedItems(from: oldScreen, to: newScreen)
    // A constraint's text speaks of names, so it changes with them.
    let rows = RowChanges(from: old, to: new, key: \.id.text) { before, after in
      before == after && !after.mentions(anyOf: renamed)
    }
    try delete(rows.stale, from: "layout_constraint")
    guard let newScreen, !rows.fresh.isEmpty else { return }
    let statement = try database.prepare(
      """
      INSERT INTO layout_constraint (screen, id, position, first_item, first_region, first_anchor, relation,
        second_item, second_region, second_anchor, multiplier, constant, priority, installed, condition, text, format)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    for index in rows.fresh {
      let row = new[index]
      let (first, second) = (row.first, row.second)
      try statement.run(
        screen.text, row.id.text, index, first.item.owner.text, first.item.region.rawValue,
        first.anchor.rawValue, row.relation.rawValue, second?.item.owner.text, second?.item.region.rawValue,
        second?.anchor.rawValue, row.multiplier, row.constant, row.priority.value, row.isInstalled,
        row.condition?.spelled, newScreen.spelled(row), row.format?.json.line)
    }
  }

  /// The views and guides that both screens have, under different names.
  private static func renamedItems(from old: Screen?, to new: Screen?) -> Set<ObjectID> {
    guard let old, let new else { return [] }
    var names: [ObjectID: String] = [:]
    for view in old.views { names[view.id] = view.name }
    for guide in old.guides { names[guide.id] = guide.name }
    let items = new.views.map { ($0.id, $0.name) } + new.guides.map { ($0.id, $0.name) }
    return Set(items.filter { names[$0.0].map { [name = $0.1] in $0 != name } ?? false }.map(\.0))
  }

  private func writeVariations(_ old: [Variation], _ new: [Variation]) throws {
    let rows = RowChanges(from: old, to: new, key: \.id.text)
    try delete(rows.stale, from: "variation")
    let statement = try database.prepare(
      """
      INSERT INTO variation (screen, id, position, target_kind, target, changes, condition)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
    for index in rows.fresh {
      let variation = new[index]
      try statement.run(
        screen.text, variation.id.text, index, variation.change.targetKind.rawValue, variation.target.text,
        variation.change.json.line, variation.condition.spelled)
    }
  }

  private func writeAssertions(
    _ oldScreen: Screen?, _ newScreen: Screen?, _ old: [Assertion], _ new: [Assertion]
  ) throws {
    let renamed = Self.renamedItems(from: oldScreen, to: newScreen)
    // A claim's text speaks of names, so it changes with them.
    let rows = RowChanges(from: old, to: new, key: \.id.text) { before, after in
      before == after && !after.mentions(anyOf: renamed)
    }
    try delete(rows.stale, from: "assertion")
    guard let newScreen, !rows.fresh.isEmpty else { return }
    let statement = try database.prepare(
      "INSERT INTO assertion (screen, id, position, claim, condition, message, text) VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    for index in rows.fresh {
      let assertion = new[index]
      try statement.run(
        screen.text, assertion.id.text, index, assertion.claim.json.line, assertion.condition?.spelled,
        assertion.message, newScreen.spelled(assertion.claim))
    }
  }

  private func writeSuppressions(
    _ oldScreen: Screen?, _ newScreen: Screen?, _ old: [Suppression], _ new: [Suppression]
  ) throws {
    let renamed = Self.renamedItems(from: oldScreen, to: newScreen)
    // A suppression's text speaks of names, so it changes with them.
    let rows = RowChanges(from: old, to: new, key: \.id.text) { before, after in
      before == after && !after.mentions(anyOf: renamed)
    }
    try delete(rows.stale, from: "suppression")
    guard let newScreen, !rows.fresh.isEmpty else { return }
    let statement = try database.prepare(
      """
      INSERT INTO suppression (screen, id, position, rule, items, constraints, reason, until, text)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    for index in rows.fresh {
      let row = new[index]
      try statement.run(
        screen.text, row.id.text, index, row.rule, row.items.json.line, row.constraints.json.line, row.reason,
        row.until?.text, newScreen.spelled(row))
    }
  }

  private func writeTexts(_ old: [LocalizedText], _ new: [LocalizedText]) throws {
    let rows = RowChanges(from: old, to: new, key: \.key)
    let stale = Set(rows.stale)
    let delete = try database.prepare(
      "DELETE FROM text WHERE screen = ? AND view = ? AND attribute = ? AND locale = ?")
    for text in old where stale.contains(text.key) {
      try delete.run(screen.text, text.view.text, text.attribute.rawValue, text.locale)
    }
    let insert = try database.prepare(
      "INSERT INTO text (screen, view, attribute, locale, position, value) VALUES (?, ?, ?, ?, ?, ?)")
    for index in rows.fresh {
      let text = new[index]
      try insert.run(
        screen.text, text.view.text, text.attribute.rawValue, text.locale, index, text.value)
    }
  }

  private func writeStates(_ old: [ScreenState], _ new: [ScreenState]) throws {
    let rows = RowChanges(from: old, to: new, key: \.key)
    try delete(rows.stale, from: "state", by: "name")
    let statement = try database.prepare("INSERT INTO state (screen, name, position) VALUES (?, ?, ?)")
    for index in rows.fresh { try statement.run(screen.text, new[index].name, index) }
  }
}

extension [ObjectID] {
  fileprivate var json: JSON { .array(map { .string($0.text) }) }
}
