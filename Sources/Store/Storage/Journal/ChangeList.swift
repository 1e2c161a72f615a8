import DesignModel
import DesignText
public import Notation

/// What leads from one version of a design to another, object by object, as the journal keeps edits.
public struct ChangeList: Sendable {
  fileprivate let changes: [ObjectChange]

  init(_ changes: [ObjectChange]) { self.changes = changes }

  /// The changes from one version to the other; only screens that differ are read.
  public init(from before: Snapshot, to after: Snapshot) throws {
    func headers(_ snapshot: Snapshot) -> [ScreenHeader] {
      snapshot.entries.map { ScreenHeader(id: $0.id, name: $0.name) }
    }
    var changes = try Draft.rows(headers(before).changes(to: headers(after)))
    let earlier = Dictionary(before.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let later = Dictionary(after.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for id in after.entries.map(\.id) + before.entries.map(\.id).filter({ later[$0] == nil })
    where earlier[id]?.hash != later[id]?.hash {
      changes += try Draft.changes(
        from: earlier[id].map { try before.screen(of: $0) }, to: later[id].map { try after.screen(of: $0) },
        of: id)
    }
    if try before.devicesHash() != after.devicesHash() {
      changes += try Draft.rows(before.devices().changes(to: after.devices()))
    }
    if try before.profilesHash() != after.profilesHash() {
      changes += try Draft.rows(before.profiles().changes(to: after.profiles()))
    }
    self.changes = changes
  }

  /// Reads what `json` gives; throws a `PatchError` that names what is no change.
  public init(json: [JSON]) throws(PatchError) {
    var changes: [ObjectChange] = []
    for (index, element) in json.enumerated() {
      do {
        let change = try ObjectChange(json: element)
        try change.checkPlace()
        changes.append(change)
      } catch {
        throw .unreadable(index + 1, reason: "\(error)")
      }
    }
    self.changes = changes
  }

  /// One object a change: kind, screen, object, the object before and after, and its places in its list.
  public var json: [JSON] { changes.map(\.json) }

  /// The same as records of type `change`.
  public var records: [JSON] { changes.map(\.record) }

  /// How many objects change.
  public var count: Int { changes.count }
}

extension ObjectChange {
  /// Throws if nothing would be done, or not to what it says.
  fileprivate func checkPlace() throws(CodingError) {
    let isInScreen = ![.screen, .device, .profile].contains(kind)
    if isInScreen != (screen != nil) {
      throw CodingError(
        isInScreen ? "the member 'screen' is missing" : "a \(kind.rawValue) is in no screen", at: "")
    }
    if before == nil, after == nil { throw CodingError("neither 'before' nor 'after' is given", at: "") }
    if (before == nil && to == nil) || (after == nil && from == nil) {
      throw CodingError("what comes needs a place 'to', what goes a place 'from'", at: "")
    }
  }
}

extension Draft {
  /// Makes the changes; throws a `PatchError` if an object is not as they say it was.
  public func apply(_ list: ChangeList) throws {
    do {
      try apply(list.changes)
      try checkNewNames()
    } catch StoreError.journalDisagrees(let what) {
      throw PatchError.disagrees(what)
    } catch let error as CodingError {
      throw PatchError.noDesign("\(error)")
    }
  }
}

extension Draft {
  /// Throws a `DesignError` where a change brought a name that no edit gives; those that are there already stay, so that they
  /// can be repaired one by one.
  private func checkNewNames() throws {
    for id in changedScreens {
      let (stored, current) = states(of: id)
      let known = Set(stored?.names ?? [])
      for name in current?.names ?? [] where !known.contains(name) { try checkName(name) }
    }
    for device in editedDevices?.current ?? [] { try device.check() }
  }
}

/// Changes that can't be applied; nothing was changed.
public enum PatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The change of that number, from 1, is none.
  case unreadable(Int, reason: String)
  /// An object that is none of the design.
  case noDesign(String)
  /// Something is not as the changes say it was.
  case disagrees(String)

  public var description: String {
    switch self {
    case .unreadable(let number, let reason): "change \(number) is none: \(reason)"
    case .noDesign(let reason): "the changes hold what is no design: \(reason)"
    case .disagrees(let what):
      "\(what) is not as the changes found it; apply them to the design that they were made from"
    }
  }
}
