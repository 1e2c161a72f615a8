public import DesignModel
import DesignText
import Notation
import SQLite

/// The working design while it is edited: values are read when they are asked for and written when the edit is done.
public final class Draft {
  let database: Database
  let path: String
  var headers: Edited<[ScreenHeader]>
  /// What the rows hold of each screen's hash.
  let storedHashes: [ObjectID: String]
  private var loadedScreens: [ObjectID: Edited<Screen?>] = [:]
  /// The screens that were changed, in the order of their first change.
  private(set) var changedScreens: [ObjectID] = []
  private var changedSet: Set<ObjectID> = []
  /// The screens that the operation under way changed, in the order of their first change.
  private var touched: [ObjectID] = []
  private var touchedSet: Set<ObjectID> = []
  /// The screens of which somebody changed rows, as `takeOutStrangeScreens` found them.
  private(set) var strangeScreens: Set<ObjectID> = []
  private(set) var editedDevices: Edited<[Device]>?
  private(set) var editedProfiles: Edited<[Profile]>?

  init(_ database: Database, path: String) throws {
    (self.database, self.path) = (database, path)
    let entries = try WorkingRows(database: database).entries()
    headers = Edited(entries.map { ScreenHeader(id: $0.id, name: $0.name) })
    storedHashes = Dictionary(entries.map { ($0.id, $0.hash) }, uniquingKeysWith: { $1 })
  }
}

/// A value at three moments of a transaction.
struct Edited<Value> {
  /// As the rows hold it.
  let stored: Value
  /// As the operation under way found it.
  var opening: Value
  /// As it is now.
  var current: Value

  init(_ value: Value) { (stored, opening, current) = (value, value, value) }
}

extension Draft {
  /// The screen of that identity, read if it was not yet; nil if there is none.
  func loaded(_ id: ObjectID) throws -> Screen? {
    if let edited = loadedScreens[id] { return edited.current }
    let screen =
      storedHashes[id] == nil ? nil : try reading { try $0.screen(id) }
    loadedScreens[id] = Edited(screen)
    return screen
  }

  /// Looks for screens whose rows are another content than their hash says, and empties those that are no design, so that
  /// what is put in the place of either is written.
  func takeOutStrangeScreens() throws {
    let rows = WorkingRows(database: database)
    for header in headers.stored where loadedScreens[header.id] == nil {
      do {
        if try rows.screen(header.id)?.contentHash == storedHashes[header.id] { continue }
      } catch is CodingError {
        try empty(header)
      }
      strangeScreens.insert(header.id)
    }
  }

  /// Empties a screen whose rows are no design; true if they are one.
  func emptyIfStrange(_ header: ScreenHeader) throws -> Bool {
    do {
      _ = try loaded(header.id)
      return true
    } catch StoreError.damaged {
      try empty(header)
      return false
    }
  }

  /// Makes a screen's rows, whatever they hold, those of its root alone: a design that undo can go back to.
  private func empty(_ header: ScreenHeader) throws {
    let screen = Screen(id: header.id, name: header.name)
    let writer = ScreenWriter(database: database, screen: header.id)
    try writer.removeAll()
    try writer.write(from: nil, to: screen)
    loadedScreens[header.id] = Edited(screen)
  }

  /// Runs `read`, whose `CodingError` means that the store is damaged.
  private func reading<Result>(_ read: (WorkingRows) throws -> Result) throws -> Result {
    do {
      return try read(WorkingRows(database: database))
    } catch let error as CodingError {
      throw StoreError.damaged(path, detail: "\(error)")
    }
  }

  /// Puts a screen in the place of the one that was loaded under this identity.
  func replace(_ id: ObjectID, with screen: Screen?) {
    precondition(loadedScreens[id] != nil, "A screen is loaded before it is replaced")
    loadedScreens[id]!.current = screen
    if touchedSet.insert(id).inserted { touched.append(id) }
    if changedSet.insert(id).inserted { changedScreens.append(id) }
  }

  /// True if the screen was changed, or put in or out.
  func isChanged(_ id: ObjectID) -> Bool { changedSet.contains(id) }

  /// A changed screen as the rows hold it and as it is now.
  func states(of id: ObjectID) -> (stored: Screen?, current: Screen?) {
    (loadedScreens[id]?.stored ?? nil, loadedScreens[id]?.current ?? nil)
  }

  /// In the catalogue's order.
  public func devices() throws -> [Device] {
    if let editedDevices { return editedDevices.current }
    let devices = try reading { try $0.devices() }
    editedDevices = Edited(devices)
    return devices
  }

  /// In the order they were added.
  public func profiles() throws -> [Profile] {
    if let editedProfiles { return editedProfiles.current }
    let profiles = try reading { try $0.profiles() }
    editedProfiles = Edited(profiles)
    return profiles
  }

  func setDevices(_ devices: [Device]) { editedDevices!.current = devices }
  func setProfiles(_ profiles: [Profile]) { editedProfiles!.current = profiles }
}

extension Draft {
  /// What the operation under way changed; the next one starts from here.
  func takeChanges() throws -> [ObjectChange] {
    var changes = try Self.rows(headers.opening.changes(to: headers.current))
    for id in touched {
      let edited = loadedScreens[id]!
      changes += try Self.changes(from: edited.opening, to: edited.current, of: id)
    }
    if let devices = editedDevices {
      changes += try Self.rows(devices.opening.changes(to: devices.current))
    }
    if let profiles = editedProfiles {
      changes += try Self.rows(profiles.opening.changes(to: profiles.current))
    }
    beginOperation()
    return changes
  }

  /// What changed since the rows were read.
  func changeList() throws -> ChangeList {
    var changes = try Self.rows(headers.stored.changes(to: headers.current))
    for id in changedScreens {
      let edited = loadedScreens[id]!
      changes += try Self.changes(from: edited.stored, to: edited.current, of: id)
    }
    if let devices = editedDevices { changes += try Self.rows(devices.stored.changes(to: devices.current)) }
    if let profiles = editedProfiles {
      changes += try Self.rows(profiles.stored.changes(to: profiles.current))
    }
    return ChangeList(changes)
  }

  private func beginOperation() {
    headers.opening = headers.current
    for id in touched { loadedScreens[id]!.opening = loadedScreens[id]!.current }
    (touched, touchedSet) = ([], [])
    if let devices = editedDevices { editedDevices!.opening = devices.current }
    if let profiles = editedProfiles { editedProfiles!.opening = profiles.current }
  }

  /// Runs `body`; if it throws, everything is as the operation under way found it.
  func undoingOnError<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      headers.current = headers.opening
      for id in touched { loadedScreens[id]!.current = loadedScreens[id]!.opening }
      (touched, touchedSet) = ([], [])
      if let devices = editedDevices { editedDevices!.current = devices.opening }
      if let profiles = editedProfiles { editedProfiles!.current = profiles.opening }
      throw error
    }
  }

  static func changes(
    from old: Screen?, to new: Screen?, of id: ObjectID
  ) throws -> [ObjectChange] {
    let (old, new) = (old?.lists ?? ScreenLists(), new?.lists ?? ScreenLists())
    func rows<Object: ScreenObject & DesignValue>(_: Object.Type) throws -> [ObjectChange] {
      try Self.rows(old[keyPath: Object.list].changes(to: new[keyPath: Object.list]), id)
    }
    return try ScreenLists.objects.flatMap { try rows($0) }
  }

  /// The changes for the journal; throws if a new object can't be stored faithfully.
  static func rows<Object: DesignObject>(
    _ changes: [ListChange<Object>], _ screen: ObjectID? = nil
  ) throws(StoreError) -> [ObjectChange] {
    do {
      return try changes.map { change throws(CodingError) in try ObjectChange(checking: change, in: screen) }
    } catch {
      throw .unstorable("\(error)")
    }
  }

  /// The changed screens as they were and as they are; devices and profiles only if they changed.
  var touchedDesigns: (before: Design, after: Design) {
    let states = changedScreens.map { self.states(of: $0) }
    var before = Design(screens: states.compactMap(\.stored))
    var after = Design(screens: states.compactMap(\.current))
    if let devices = editedDevices, devices.stored != devices.current {
      (before.devices, after.devices) = (devices.stored, devices.current)
    }
    if let profiles = editedProfiles, profiles.stored != profiles.current {
      (before.profiles, after.profiles) = (profiles.stored, profiles.current)
    }
    return (before, after)
  }
}
