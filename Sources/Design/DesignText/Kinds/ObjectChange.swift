public import DesignModel
public import Notation

/// What became of one object of a design: a row of the journal, a line of a patch, a record of a diff.
public struct ObjectChange: Hashable, Sendable {
  /// What the object is.
  public var kind: ObjectKind
  /// The screen that it is in; nil for devices, profiles and the screens themselves.
  public var screen: ObjectID?
  /// The object's key, unique in its list.
  public var key: String
  /// As it was; nil for what was added.
  public var before: JSON?
  /// As it is; nil for what was removed.
  public var after: JSON?
  /// The place in the old list, where it left it.
  public var from: Int?
  /// The place in the new list, where it came to.
  public var to: Int?

  /// What became of an object.
  public init(
    kind: ObjectKind, screen: ObjectID?, key: String, before: JSON?, after: JSON?, from: Int?, to: Int?
  ) {
    (self.kind, self.screen, self.key) = (kind, screen, key)
    (self.before, self.after, self.from, self.to) = (before, after, from, to)
  }

  /// A change of values; every number in them must be finite.
  public init<Object: DesignObject>(_ change: ListChange<Object>, in screen: ObjectID?) {
    self.init(
      kind: Object.kind, screen: screen, key: change.key, before: change.before?.json,
      after: change.after?.json, from: change.from, to: change.to)
  }

  /// The same; throws if the new object would not read back as the same.
  public init<Object: DesignObject>(
    checking change: ListChange<Object>, in screen: ObjectID?
  ) throws(CodingError) {
    self.init(
      kind: Object.kind, screen: screen, key: change.key, before: change.before?.json,
      after: try change.after.map { object throws(CodingError) in try Self.faithfulJSON(of: object) },
      from: change.from, to: change.to)
  }

  private static func faithfulJSON<Object: DesignObject>(of object: Object) throws(CodingError) -> JSON {
    func fault(_ reason: String) -> CodingError {
      CodingError(reason, at: "\(Object.kind.rawValue) '\(object.key)'")
    }
    guard object.isFinite else { throw fault("a number in it is not finite") }
    let json = object.json
    let read: Object
    do { read = try Object(json: json) } catch { throw fault("\(error)") }
    guard read == object else { throw fault("it would read back as another") }
    return json
  }

  /// The change as values; throws if the objects are none of that kind.
  public func listChange<Object: DesignObject>(
    of: Object.Type = Object.self
  ) throws(CodingError) -> ListChange<Object> {
    ListChange(before: try Self.read(before), after: try Self.read(after), from: from, to: to)
  }

  private static func read<Object: DesignObject>(_ json: JSON?) throws(CodingError) -> Object? {
    guard let json else { return nil }
    return try Object(json: json)
  }

  /// The change that takes this one back.
  public var reversed: ObjectChange {
    ObjectChange(kind: kind, screen: screen, key: key, before: after, after: before, from: to, to: from)
  }
}

extension ObjectChange: DesignValue {
  public static let form: Form<ObjectChange> = .record(
    "What became of one object of a design.",
    Member("kind", "What the object is.", from: \.kind, as: .word),
    Member("object", "Its key, unique in its list.", from: \.key, as: .text),
    .optional("screen", "The identity of the screen that it is in.", from: \.screen, as: .identity),
    .optional("before", "The object as it was; missing if it was added.", from: \.before, as: .any),
    .optional("after", "The object as it is; missing if it was removed.", from: \.after, as: .any),
    .optional("from", "The place in the old list, from 0, where it left it.", from: \.from, as: .whole),
    .optional("to", "The place in the new list, from 0, where it came to.", from: \.to, as: .whole)
  ) { kind, key, screen, before, after, from, to in
    ObjectChange(kind: kind, screen: screen, key: key, before: before, after: after, from: from, to: to)
  }
}

extension ObjectChange: Recorded {
  public static let recordShape = RecordShape("change", form)
}

extension ScreenLists {
  /// What leads from these lists to others, kind by kind; every number in them must be finite.
  public func changes(to new: ScreenLists, in screen: ObjectID) -> [ObjectChange] {
    func changes<Object: ScreenObject & DesignValue>(_: Object.Type) -> [ObjectChange] {
      self[keyPath: Object.list].changes(to: new[keyPath: Object.list]).map { ObjectChange($0, in: screen) }
    }
    return Self.objects.flatMap { changes($0) }
  }
}
