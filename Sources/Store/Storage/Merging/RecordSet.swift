import DesignModel
import DesignText
import Notation

/// An object among those of one screen, or among devices and profiles.
struct ObjectName: Hashable {
  let kind: ObjectKind
  /// Unique among those of its kind.
  let key: String
}

extension ObjectName {
  /// The name of what a screen's canonical JSON lists as `record`.
  init(_ kind: ObjectKind, of record: JSON) {
    let text = kind == .text ? try? LocalizedText(json: record).key : nil
    self.init(kind: kind, key: text ?? record.text ?? record["id"]?.text ?? record.line)
  }
}

/// Objects as canonical JSON, each kind in its order.
struct RecordSet: Equatable {
  private var keys: [ObjectKind: [String]] = [:]
  private var records: [ObjectName: JSON] = [:]

  /// No objects.
  init() {}

  /// The keys of a kind, in order.
  func order(of kind: ObjectKind) -> [String] { keys[kind] ?? [] }

  /// The objects of those kinds, each kind in its order.
  func names(of kinds: [ObjectKind]) -> [ObjectName] {
    kinds.flatMap { kind in order(of: kind).map { ObjectName(kind: kind, key: $0) } }
  }

  /// The record of an object; a new one comes after the others.
  subscript(name: ObjectName) -> JSON? {
    get { records[name] }
    set {
      if newValue == nil {
        keys[name.kind]?.removeAll { $0 == name.key }
      } else if records[name] == nil {
        keys[name.kind, default: []].append(name.key)
      }
      records[name] = newValue
    }
  }

  /// Puts the objects of a kind in another order; `order` has just their keys.
  mutating func reorder(_ kind: ObjectKind, _ order: [String]) { keys[kind] = order }

  /// The records of a kind, in order.
  func list(of kind: ObjectKind) -> [JSON] {
    order(of: kind).map { records[ObjectName(kind: kind, key: $0)]! }
  }
}

extension RecordSet {
  /// The lists of a screen's canonical JSON, in the order in which they depend on each other.
  static let screenLists = ScreenLists.kinds.map { (member: $0.kind.plural, kind: $0.kind) }

  /// What is in a screen; nothing for no screen.
  init(screen body: JSON?) {
    for (member, kind) in Self.screenLists {
      for record in body?[member]?.elements ?? [] {
        self[ObjectName(kind, of: record)] = record
      }
    }
  }

  /// All devices and profiles.
  init(devices: JSON, profiles: JSON) throws(CodingError) {
    for record in devices.elements ?? [] {
      self[ObjectName(kind: .device, key: try Device(json: record).key)] = record
    }
    for record in profiles.elements ?? [] {
      self[ObjectName(kind: .profile, key: try Profile(json: record).key)] = record
    }
  }
}
