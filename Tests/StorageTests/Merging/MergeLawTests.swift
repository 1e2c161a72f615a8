import DesignModel
import Notation
import Testing

@testable import Storage

@Suite("The laws of histories") struct MergeLawTests {
  let folder = TemporaryFolder()

  private func store(_ name: String = "a.db") throws -> Store {
    try Store.create(at: folder(name), design: try Sample.design())
  }

  /// A store with v1, and branches `left` and `right` that went on from it by scripts of their own.
  private func forked(_ seed: Int, edits: Int = 12) throws -> Store {
    let store = try store()
    _ = try store.commit(message: "base")
    for (branch, offset) in [("left", 1000), ("right", 2000)] {
      try store.addBranch(branch, at: "v1")
      _ = try store.switchBranch(to: branch, EditRecord(command: "switch"))
      var script = RandomEdits(seed: seed + offset, prefix: branch)
      try script.run(edits, in: store)
      _ = try store.commit(message: branch)
    }
    return store
  }

  @Test("undo n times, then redo n times is nothing", arguments: 0..<6)
  func undo(seed: Int) throws {
    let store = try store()
    var script = RandomEdits(seed: seed)
    var states = [try store.design()]
    for _ in 0..<20 {
      try script.run(1, in: store)
      states.append(try store.design())
    }
    for state in states.dropLast().reversed() {
      _ = try store.undo()
      #expect(try store.design() == state)
    }
    for state in states.dropFirst() {
      _ = try store.redo()
      #expect(try store.design() == state)
    }
    #expect(try store.verify() == [])
  }

  @Test(
    "the journal alone rebuilds the working design, over branches, merges and undone edits", arguments: 0..<6)
  func replay(seed: Int) throws {
    let store = try forked(seed)
    _ = try store.merge("left", EditRecord(command: "merge"))
    _ = try store.resolve(nil, as: .theirs, EditRecord(command: "resolve"))
    _ = try store.commit(message: "join")
    var script = RandomEdits(seed: seed + 3000, prefix: "more")
    try script.run(5, in: store)
    _ = try store.undo()
    let copy = try self.store("copy.db")
    let journal = Journal(database: store.database)
    try copy.editAll { batch in
      for operation in try store.operations().reversed() where !operation.isUndone {
        try batch.edit(operation.record) {
          try $0.apply(try journal.changes(of: operation.id))
        }
      }
    }
    #expect(try copy.design() == store.design())
    #expect(try copy.snapshot().entries == store.snapshot().entries && copy.verify() == [])
  }

  @Test("what one side alone did is what comes of a merge", arguments: 0..<20)
  func oneSided(seed: Int) throws {
    let store = try forked(seed)
    let reader = ContentReader(RevisionRows(database: store.database))
    let (base, left) = (try store.snapshot(at: "v1"), try store.snapshot(at: "left"))
    for entry in left.entries {
      guard let old = base.entries.first(where: { $0.id == entry.id }) else { continue }
      let (a, b) = (
        RecordSet(screen: try reader.body(old.hash)), RecordSet(screen: try reader.body(entry.hash))
      )
      let kinds = RecordSet.screenLists.map(\.kind)
      for sides in [
        Three(base: a, ours: a, theirs: b), Three(base: a, ours: b, theirs: a),
        Three(base: a, ours: b, theirs: b),
      ] {
        var merge = RecordMerge(screen: entry.id.text, kinds: kinds, sides, MergeLedger())
        merge.run()
        for kind in kinds { #expect(merge.result.list(of: kind) == b.list(of: kind), "\(kind)") }
        #expect(merge.ledger.clashes.isEmpty && merge.ledger.notes.isEmpty)
      }
    }
    let contents = try ["v1", "left"].map { try reader.contents(of: store.snapshot(at: $0).revision!) }
    for sides in [
      Three(base: contents[0], ours: contents[0], theirs: contents[1]),
      Three(base: contents[0], ours: contents[1], theirs: contents[0]),
    ] {
      var merge = DesignMerge(reader, MergeLedger())
      #expect(try merge.merged(sides) == contents[1])
    }
  }

  @Test(
    "a merge is the same from both sides, but for conflicts and what both put at one place", arguments: 0..<20
  )
  func symmetric(seed: Int) throws {
    let store = try forked(seed, edits: 8)
    func merged(_ ours: String, _ theirs: String) throws -> (places: Set<String>, things: [String]) {
      let reader = ContentReader(RevisionRows(database: store.database))
      let contents = try ["v1", ours, theirs].map {
        try reader.contents(of: store.snapshot(at: $0).revision!)
      }
      var merge = DesignMerge(
        reader, MergeLedger(preferring: ours == "left" ? .ours : .theirs))
      let result = try merge.merged(Three(base: contents[0], ours: contents[1], theirs: contents[2]))
      return (
        Set(merge.ledger.clashes.map { "\($0.place.kind) \($0.place.attribute ?? "")" }),
        try things(result, reader)
      )
    }
    let (one, other) = (try merged("left", "right"), try merged("right", "left"))
    #expect(one.places == other.places)
    #expect(one.things == other.things)
  }

  /// Every object without its place, and without the number that it may have got only because the other had it.
  private func things(_ contents: DesignContents, _ reader: ContentReader) throws -> [String] {
    var lines = try [contents.devices, contents.profiles].flatMap { try reader.body($0).elements ?? [] }.map(
      \.line)
    for entry in contents.screens {
      let records = RecordSet(screen: try reader.body(entry.hash))
      for (_, kind) in RecordSet.screenLists {
        let isNumbered = [.constraint, .variation, .assertion, .suppression].contains(kind)
        lines += records.list(of: kind).map { record in
          "\(entry.name) \(kind) " + (isNumbered ? record.with("id", nil) : record).line
        }
      }
    }
    return lines.sorted()
  }

  @Test(
    "whatever is merged fits together, whichever side is chosen, and is the same after dump and load",
    arguments: 0..<20)
  func wholeness(seed: Int) throws {
    let store = try forked(seed)
    guard case .open(_, let clashes, _) = try store.merge("left", EditRecord(command: "merge")) else {
      return
    }
    let lines = try dump(store)
    let copy = try Store.load(at: folder("copy.db"), lines: lines)
    #expect(try dump(copy) == lines && copy.verify() == [])
    var choices = SeededChoices(seed: seed)
    for clash in clashes {
      let asked = EditRecord(command: "resolve")
      do {
        _ = try store.resolve([clash.id], as: choices.next(), asked)
      } catch MergeError.noBase {
        _ = try store.resolve([clash.id], as: .theirs, asked)
      }
      #expect(try store.verify() == [] && undeclaredStates(store.design()) == [])
    }
    let chosen = try store.design()
    while try store.operations().first(where: { !$0.isUndone })?.record.command == "resolve" {
      _ = try store.undo()
    }
    while try !store.redo().isEmpty {}
    #expect(try store.design() == chosen)
    _ = try store.resolve(nil, as: .working, EditRecord(command: "resolve"))
    _ = try store.commit(message: "join")
    #expect(try store.design() == chosen && store.verify() == [])
  }

  private func undeclaredStates(_ design: Design) -> [String] {
    design.screens.flatMap { screen in
      let conditions =
        screen.variations.map(\.condition) + screen.constraints.compactMap(\.condition)
        + screen.assertions.compactMap(\.condition)
      return conditions.flatMap(\.states).filter { !screen.states.contains($0) }
    }
  }

  @Test("what differs between two versions makes the one of the other", arguments: 0..<12)
  func changes(seed: Int) throws {
    let store = try forked(seed)
    for (from, to) in [("left", "right"), ("right", "left"), ("left", "left")] {
      let (before, after) = (try store.snapshot(at: from), try store.snapshot(at: to))
      let list = try ChangeList(from: before, to: after)
      #expect((list.count == 0) == (from == to))
      _ = try store.restore(from, record())
      try store.edit(record()) { try $0.apply(ChangeList(json: list.json)) }
      #expect(try store.snapshot().entries == after.entries && store.design() == store.design(at: to))
      if from != to {
        let design = try store.design()
        #expect(throws: PatchError.self) { try store.edit(record()) { try $0.apply(list) } }
        #expect(try store.design() == design)
      }
    }
  }

  private func dump(_ store: Store) throws -> [String] {
    var lines: [String] = []
    try store.dump { lines.append($0) }
    return lines
  }
}

/// Sides to choose, the same for the same seed.
private struct SeededChoices {
  private var state: Int
  init(seed: Int) { state = seed }
  mutating func next() -> MergeResolution {
    state = (state &* 31 &+ 17) & 0xFFFF
    return [.ours, .theirs, .base][state / 7 % 3]
  }
}
