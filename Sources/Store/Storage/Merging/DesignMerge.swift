import DesignModel
import DesignText
import Notation

/// Joins two designs that come from a third.
///
/// It works on canonical JSON: objects by their identity, members one by one, orders by neighbours. What a screen is
/// made of it knows from `RecordSet.screenLists`, what speaks of what from `ObjectKind.references`.
struct DesignMerge {
  private let reader: ContentReader
  private(set) var ledger: MergeLedger

  init(_ reader: ContentReader, _ ledger: MergeLedger) { (self.reader, self.ledger) = (reader, ledger) }

  /// The joined design; what is in clash is as the ledger's choices have it.
  mutating func merged(_ sides: Three<DesignContents>) throws -> DesignContents {
    if let side = sides.settled { return sides[side] }
    let (devices, profiles) = try mergedCatalogues(sides)
    return DesignContents(screens: try mergedScreens(sides), devices: devices, profiles: profiles)
  }

  private mutating func mergedCatalogues(
    _ sides: Three<DesignContents>
  ) throws -> (devices: String, profiles: String) {
    if let side = sides.map({ [$0.devices, $0.profiles] }).settled {
      return (sides[side].devices, sides[side].profiles)
    }
    let sets = try sides.map { [reader] side in
      try RecordSet(devices: reader.body(side.devices), profiles: reader.body(side.profiles))
    }
    let result = mergedRecords(nil, [.device, .profile], sides: sets)
    return (
      reader.add(.array(result.list(of: .device))), reader.add(.array(result.list(of: .profile)))
    )
  }

  private mutating func mergedRecords(
    _ screen: ObjectID?, _ kinds: [ObjectKind], sides: Three<RecordSet>
  ) -> RecordSet {
    var merge = RecordMerge(screen: screen?.text, kinds: kinds, sides, ledger)
    merge.run()
    ledger = merge.ledger
    return merge.result
  }
}

// MARK: Screens

extension DesignMerge {
  private typealias Entries = [ObjectID: ScreenEntry]

  private mutating func mergedScreens(_ sides: Three<DesignContents>) throws -> [ScreenEntry] {
    var sides = sides
    sides.theirs.screens = try separated(sides)
    let tables = sides.map {
      Entries($0.screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var seen: Set<ObjectID> = []
    let all = [MergeSide.ours, .theirs].flatMap { sides[$0].screens.map(\.id) }
      .filter { seen.insert($0).inserted }
    var result: [ScreenEntry] = []
    for id in all {
      if let entry = try mergedScreen(id, tables.map { $0[id] }) { result.append(entry) }
    }
    result = try withUniqueNames(result, ours: tables.ours)
    return ordered(result, like: sides)
  }

  /// Their screens, those under a new identity that ours made too, differently.
  private mutating func separated(_ sides: Three<DesignContents>) throws -> [ScreenEntry] {
    let taken = Set(MergeSide.allCases.flatMap { sides[$0].screens.map(\.id.text) })
    return try sides.theirs.screens.map { entry in
      guard let rival = sides.ours.screens.first(where: { $0.id == entry.id }), rival.hash != entry.hash,
        !sides.base.screens.contains(where: { $0.id == entry.id })
      else { return entry }
      let id = firstFree(isTaken: taken.contains) { "\(entry.id)-\($0)" }
      ledger.note("their screen '\(entry.id)' is now '\(id)': ours has another")
      let body = try reader.body(entry.hash).with("id", .string(id))
      return ScreenEntry(id: ObjectID(id), name: entry.name, hash: reader.add(body))
    }
  }

  /// Nil if the screen is gone.
  private mutating func mergedScreen(_ id: ObjectID, _ entries: Three<ScreenEntry?>) throws -> ScreenEntry? {
    if let side = entries.settled { return entries[side] }
    if let ours = entries.ours, let theirs = entries.theirs {
      return try mergedScreen(Three(base: entries.base, ours: ours, theirs: theirs))
    }
    let values = entries.map { entry in entry.map { ScreenHeader(id: $0.id, name: $0.name).json } }
    let side = ledger.side(at: Self.place(id), values)
    return ledger.isVirtual ? entries.ours ?? entries.theirs : entries[side]
  }

  private mutating func mergedScreen(_ entries: Three<ScreenEntry?>) throws -> ScreenEntry {
    let id = entries.ours!.id
    let bodies = try entries.map { [reader] entry in try entry.map { try reader.body($0.hash) } }
    let records = mergedRecords(
      id, RecordSet.screenLists.map(\.kind), sides: bodies.map { RecordSet(screen: $0) })
    var members: [String: JSON] = [:]
    for (member, kind) in RecordSet.screenLists
    where MergeSide.allCases.contains(where: { bodies[$0]?[member] != nil }) {
      members[member] = .array(records.list(of: kind))
    }
    let lists = Set(RecordSet.screenLists.map(\.member))
    let others = MergeSide.allCases.reduce(into: Set<String>()) {
      $0.formUnion((bodies[$1]?.members ?? [:]).keys)
    }
    for member in others.subtracting(lists).sorted() {
      let values = bodies.map { $0?[member] }
      members[member] =
        values.settled.map { values[$0] } ?? ledger.value(at: Self.place(id, member), values)
    }
    return try entry(id, .object(members))
  }

  /// The entry of a joined screen; in a virtual base its JSON may be none that a screen can be read from.
  private func entry(_ id: ObjectID, _ body: JSON) throws -> ScreenEntry {
    let canonical = ledger.isVirtual ? body : try Screen(json: body).json
    return ScreenEntry(id: id, name: canonical["name"]?.text ?? id.text, hash: reader.add(canonical))
  }

  private static func place(_ id: ObjectID, _ attribute: String? = nil) -> MergeClash.Place {
    MergeClash.Place(screen: nil, kind: ObjectKind.screen.rawValue, object: id.text, attribute: attribute)
  }

  /// Gives one of two screens of one name another: ours keeps its own.
  private mutating func withUniqueNames(_ screens: [ScreenEntry], ours: Entries) throws -> [ScreenEntry] {
    var taken = Set(screens.filter { ours[$0.id]?.name == $0.name }.map(\.name))
    return try screens.map { screen in
      if ours[screen.id]?.name == screen.name || taken.insert(screen.name).inserted { return screen }
      let name = firstFree(isTaken: taken.contains) { "\(screen.name)-\($0)" }
      taken.insert(name)
      ledger.note("the screen '\(screen.id)' is now called '\(name)': '\(screen.name)' is taken")
      return try entry(screen.id, reader.body(screen.hash).with("name", .string(name)))
    }
  }

  private mutating func ordered(_ screens: [ScreenEntry], like sides: Three<DesignContents>) -> [ScreenEntry]
  {
    let entries = Entries(screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let empty = Three(base: RecordSet(), ours: RecordSet(), theirs: RecordSet())
    var merge = RecordMerge(screen: nil, kinds: [.screen], empty, ledger)
    let order = merge.mergedOrder(
      of: .screen, screens.map(\.id.text), sides.map { $0.screens.map(\.id.text) })
    return order.map { entries[ObjectID($0)]! }
  }
}
