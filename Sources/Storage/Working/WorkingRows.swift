public import DesignModel
import DesignText
import Notation
import SQLite

/// Reads the working design's rows as values.
struct WorkingRows {
  let database: Database
}

/// A screen as a list shows it.
public struct ScreenEntry: Hashable, Sendable {
  /// Stays through renaming.
  public let id: ObjectID
  /// Unique in its design.
  public let name: String
  /// The SHA-256 of its content.
  public let hash: String
}

extension WorkingRows {
  func entries() throws -> [ScreenEntry] {
    try database.rows("SELECT id, name, content_hash FROM screen ORDER BY position") {
      ScreenEntry(id: ObjectID($0.text(0)), name: $0.text(1), hash: $0.text(2))
    }
  }

  /// What the screen's row says that its layouts are remembered by.
  func layoutHash(of screen: ObjectID) throws -> String? {
    try database.first("SELECT layout_hash FROM screen WHERE id = ?", screen.text) { $0.text(0) }
  }

  /// Throws a `CodingError` if the rows are no screen.
  func screen(_ id: ObjectID) throws -> Screen? {
    let name = try database.first("SELECT name FROM screen WHERE id = ?", id.text) { $0.text(0) }
    guard let name else { return nil }
    let place = "screen '\(name)'"
    var lists = ScreenLists()
    lists.views = try views(of: id, place)
    lists.guides = try guides(of: id)
    lists.constraints = try constraints(of: id, place)
    lists.variations = try variations(of: id, place)
    lists.states = try states(of: id)
    lists.assertions = try assertions(of: id, place)
    lists.texts = try texts(of: id, place)
    lists.suppressions = try suppressions(of: id, place)
    return try lists.screen(id: id, name: name, at: .start(place))
  }

  private func views(of screen: ObjectID, _ place: String) throws -> [View] {
    try database.rows(
      "SELECT id, name, parent, kind, attributes FROM view WHERE screen = ? ORDER BY position", screen.text
    ) { row in
      let place = "\(place).view '\(row.text(0))'"
      return View(
        id: ObjectID(row.text(0)), name: row.text(1), parent: row.optionalText(2).map { ObjectID($0) },
        kind: try row.word(3, at: place),
        attributes: try Attributes(json: row.json(4, at: place), at: .start(place)))
    }
  }

  private func guides(of screen: ObjectID) throws -> [LayoutGuide] {
    try database.rows(
      "SELECT id, name, owner FROM layout_guide WHERE screen = ? ORDER BY position", screen.text
    ) { LayoutGuide(id: ObjectID($0.text(0)), name: $0.text(1), owner: ObjectID($0.text(2))) }
  }

  private func constraints(of screen: ObjectID, _ place: String) throws -> [LayoutConstraint] {
    try database.rows(
      """
      SELECT id, first_item, first_region, first_anchor, relation, second_item, second_region, second_anchor,
        multiplier, constant, priority, installed, condition, format
      FROM layout_constraint WHERE screen = ? ORDER BY position
      """, screen.text
    ) { row in
      let place = "\(place).constraint '\(row.text(0))'"
      guard let priority = Priority(row.double(10)) else {
        throw CodingError("a priority is above 0 and at most 1000", at: place)
      }
      return LayoutConstraint(
        id: ObjectID(row.text(0)), try row.anchoredItem(1, at: place), try row.word(4, at: place),
        row.isNull(5) ? nil : try row.anchoredItem(5, at: place), multiplier: row.double(8),
        constant: row.double(9), priority: priority, isInstalled: row.flag(11),
        condition: row.isNull(12) ? nil : try row.condition(12, at: place),
        format: try row.optionalJSON(13, at: place).map { try WrittenFormat(json: $0, at: .start(place)) })
    }
  }

  private func variations(of screen: ObjectID, _ place: String) throws -> [Variation] {
    try database.rows(
      "SELECT id, target_kind, target, changes, condition FROM variation WHERE screen = ? ORDER BY position",
      screen.text
    ) { row in
      let place = "\(place).variation '\(row.text(0))'"
      return Variation(
        id: ObjectID(row.text(0)),
        change: try Variation.Change(
          json: row.json(3, at: place), of: row.word(1, at: place), target: ObjectID(row.text(2)),
          at: .start(place)),
        condition: try row.condition(4, at: place))
    }
  }

  private func assertions(of screen: ObjectID, _ place: String) throws -> [Assertion] {
    try database.rows(
      "SELECT id, claim, condition, message FROM assertion WHERE screen = ? ORDER BY position", screen.text
    ) { row in
      let place = "\(place).assertion '\(row.text(0))'"
      return Assertion(
        id: ObjectID(row.text(0)), try Claim(json: row.json(1, at: place), at: .start(place)),
        condition: row.isNull(2) ? nil : try row.condition(2, at: place), message: row.optionalText(3))
    }
  }

  private func texts(of screen: ObjectID, _ place: String) throws -> [LocalizedText] {
    try database.rows(
      "SELECT view, attribute, locale, value FROM text WHERE screen = ? ORDER BY position", screen.text
    ) { row in
      let place = "\(place).text of '\(row.text(0))'"
      return try LocalizedText(
        checking: ObjectID(row.text(0)), row.word(1, at: place), in: row.text(2), row.text(3),
        at: .start(place))
    }
  }

  private func suppressions(of screen: ObjectID, _ place: String) throws -> [Suppression] {
    try database.rows(
      """
      SELECT id, rule, items, constraints, reason, until FROM suppression WHERE screen = ? ORDER BY position
      """, screen.text
    ) { row in
      let place = "\(place).suppression '\(row.text(0))'"
      func list(_ column: Int) throws -> [ObjectID] {
        try row.json(column, at: place).elements?.compactMap(\.text).map { ObjectID($0) } ?? []
      }
      return Suppression(
        id: ObjectID(row.text(0)), rule: row.text(1), items: try list(2), constraints: try list(3),
        reason: row.text(4),
        until: try row.optionalText(5).map { try Form.day.value(of: .string($0), at: .start(place)) })
    }
  }

  private func states(of screen: ObjectID) throws -> [ScreenState] {
    try database.rows("SELECT name FROM state WHERE screen = ? ORDER BY position", screen.text) {
      ScreenState($0.text(0))
    }
  }
}

extension Statement {
  /// The column as a word of a closed vocabulary.
  func word<Word: Vocabulary>(_ column: Int, at place: String) throws(CodingError) -> Word {
    guard let word = Word(rawValue: text(column)) else {
      throw CodingError(
        "unknown word '\(text(column))'\(didYouMean(text(column), among: Word.words))", at: place)
    }
    return word
  }

  /// The column as JSON.
  func json(_ column: Int, at place: String) throws(CodingError) -> JSON {
    do { return try JSON(parsing: text(column)) } catch { throw CodingError(error.reason, at: place) }
  }

  /// The same; nil, not JSON's null, for a column without a value.
  func optionalJSON(_ column: Int, at place: String) throws(CodingError) -> JSON? {
    isNull(column) ? Optional.none : try json(column, at: place)
  }

  fileprivate func condition(_ column: Int, at place: String) throws(CodingError) -> Condition {
    do { return try Condition(parsing: text(column)) } catch { throw CodingError(error.reason, at: place) }
  }

  fileprivate func anchoredItem(_ column: Int, at place: String) throws(CodingError) -> AnchoredItem {
    AnchoredItem(
      Item(ObjectID(text(column)), try word(column + 1, at: place)), try word(column + 2, at: place))
  }
}
