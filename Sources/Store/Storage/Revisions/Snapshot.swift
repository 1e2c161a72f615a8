public import DesignModel
import DesignText
import Notation
import SQLite

/// The working design or a revision, for reading: only what is asked for is read.
public final class Snapshot {
  /// The revision; nil for the working design.
  public let revision: Revision?
  /// The screens in their order, with the hashes of their contents.
  public let entries: [ScreenEntry]
  let store: Store
  private var devicesRead: [Device]?
  private var profilesRead: [Profile]?

  init(store: Store, version: Version) throws {
    self.store = store
    switch version {
    case .working:
      revision = nil
      entries = try WorkingRows(database: store.database).entries()
    case .revision(let revision):
      self.revision = revision
      entries = try RevisionRows(database: store.database).entries(of: revision.number)
    }
  }

  /// `v3`, or `working`.
  public var name: String { revision?.name ?? "working" }

  /// The day of a revision's commit; nil for the working design.
  public var day: CalendarDate? { revision.flatMap { CalendarDate(parsing: String($0.time.prefix(10))) } }
}

extension Snapshot {
  /// The entry of the screen of that name; throws `DesignError.unknown`, which names candidates.
  public func entry(named name: String) throws(DesignError) -> ScreenEntry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknown(.screen, name, among: entries.map(\.name))
    }
    return entry
  }

  /// The screen of that name; throws `DesignError.unknown`, which names candidates.
  public func screen(named name: String) throws -> Screen { try screen(of: try entry(named: name)) }

  /// The screen of an entry of this snapshot.
  public func screen(of entry: ScreenEntry) throws -> Screen {
    try store.translating {
      if revision != nil { return try frozenScreen(of: entry) }
      guard let screen = try WorkingRows(database: store.database).screen(entry.id) else {
        throw DesignError.unknown(.screen, entry.name, among: entries.map(\.name))
      }
      return screen
    }
  }

  private func frozenScreen(of entry: ScreenEntry) throws -> Screen {
    let rows = RevisionRows(database: store.database)
    let screen = try Screen(
      json: rows.content(entry.hash), at: .start("screen '\(entry.name)' of \(name)"))
    if let hash = try rows.layoutHash(ofContent: entry.hash) { store.hashes.note(hash, of: screen) }
    return screen
  }

  /// In the catalogue's order.
  public func devices() throws -> [Device] {
    if let devicesRead { return devicesRead }
    let devices = try store.translating {
      if let revision {
        return try [Device](json: RevisionRows(database: store.database).content(revision.devicesHash))
      }
      return try WorkingRows(database: store.database).devices()
    }
    devicesRead = devices
    return devices
  }

  /// In the order they were added.
  public func profiles() throws -> [Profile] {
    if let profilesRead { return profilesRead }
    let profiles = try store.translating {
      if let revision {
        return try [Profile](json: RevisionRows(database: store.database).content(revision.profilesHash))
      }
      return try WorkingRows(database: store.database).profiles()
    }
    profilesRead = profiles
    return profiles
  }

  /// The device of that name; throws `DesignError.unknown`, which names candidates.
  public func device(named name: String) throws -> Device {
    try devices().device(named: name)
  }

  /// The stored profile of that name; throws `DesignError.unknown`, which names candidates.
  public func profile(named name: String) throws -> Profile {
    try profiles().profile(named: name)
  }

  /// The hash of all devices together.
  public func devicesHash() throws -> String {
    try revision?.devicesHash
      ?? store.translating { try WorkingRows(database: store.database).catalogueHash(.devices) }
  }

  /// The hash of all profiles together.
  public func profilesHash() throws -> String {
    try revision?.profilesHash
      ?? store.translating { try WorkingRows(database: store.database).catalogueHash(.profiles) }
  }

  /// The hash of the whole design: equal for equal designs, in the form of SHA-256.
  public func designHash() throws -> String {
    try revision?.designHash
      ?? Revision.designHash(entries, devices: try devicesHash(), profiles: try profilesHash())
  }

  /// Everything.
  public func design() throws -> Design {
    Design(screens: try entries.map { try screen(of: $0) }, devices: try devices(), profiles: try profiles())
  }
}

extension Store {
  /// The version that a reference (`v3`, `3`, a tag, a branch, `HEAD~2`, `working`, `@2026-11-01`) means.
  ///
  /// Throws a `RevisionError`, which names candidates, if it means nothing or several.
  public func snapshot(at reference: String = "working") throws -> Snapshot {
    try translating {
      let version = try RevisionReference(reference).resolved(in: RevisionRows(database: database))
      return try Snapshot(store: self, version: version)
    }
  }

  /// The whole design of a version.
  public func design(at reference: String = "working") throws -> Design {
    try reading { try snapshot(at: reference).design() }
  }
}
