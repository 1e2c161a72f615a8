import DesignModel
import Notation

/// One row of the journal: what became of one object.
struct ObjectChange: Sendable {
  var kind: ObjectKind
  /// Nil for devices and profiles, and for the screen headers themselves.
  var screen: ObjectID?
  var object: String
  /// Canonical JSON; nil for what was added.
  var before: String?
  /// Canonical JSON; nil for what was removed.
  var after: String?
  var from: Int?
  var to: Int?
}

extension ObjectChange {
  /// The row of a change; throws if the new object can't be stored faithfully.
  init<Object: JournalObject>(_ change: ListChange<Object>, screen: ObjectID?) throws(StoreError) {
    kind = Object.kind
    self.screen = screen
    object = (change.before ?? change.after)!.key
    before = change.before?.record.line
    if let object = change.after { after = try Self.line(of: object) }
    (from, to) = (change.from, change.to)
  }

  private static func line<Object: JournalObject>(of object: Object) throws(StoreError) -> String {
    let what = "\(Object.kind.rawValue) '\(object.key)'"
    guard object.isFinite else { throw .unstorable("\(what): a number in it is not finite") }
    let record = object.record
    do {
      guard try Object(record: record) == object else {
        throw StoreError.unstorable("\(what): it would read back as another")
      }
    } catch let error as CodingError {
      throw .unstorable("\(what): \(error)")
    } catch let error as StoreError {
      throw error
    } catch {
      throw .unstorable("\(what): \(error)")
    }
    return record.line
  }

  /// The change as typed values, backwards if it is to be taken back.
  func listChange<Object: JournalObject>(
    of: Object.Type = Object.self, backwards: Bool
  ) throws -> ListChange<Object> {
    let change = ListChange<Object>(
      before: try Self.read(before), after: try Self.read(after), from: from, to: to)
    return backwards ? change.reversed : change
  }

  private static func read<Object: JournalObject>(_ line: String?) throws -> Object? {
    guard let line else { return nil }
    do {
      return try Object(record: JSON(parsing: line))
    } catch let error as SyntaxError {
      throw CodingError(error.reason, at: "journal")
    }
  }
}
