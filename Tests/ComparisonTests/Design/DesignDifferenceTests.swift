import Comparison
import DesignModel
import Notation
import Testing

@Suite("Design difference") struct DesignDifferenceTests {
  @Test("of a design with itself is empty", arguments: 0..<20)
  func same(seed: Int) {
    let (design, _) = randomPair(seed)
    #expect(DesignDifference(from: design, to: design).isEmpty)
  }

  @Test("is empty exactly if the designs are equal but for orders that mean nothing", arguments: 0..<150)
  func emptiness(seed: Int) {
    let (before, after) = randomPair(seed)
    let difference = DesignDifference(from: before, to: after)
    #expect(difference.isEmpty == (before.unordered == after.unordered))
    #expect(difference.sentences.isEmpty == difference.isEmpty)
  }

  @Test("names each object that came, went or changed, and no other", arguments: 0..<150)
  func complete(seed: Int) {
    let (before, after) = randomPair(seed)
    let difference = DesignDifference(from: before, to: after)
    let named = difference.changes.map { ChangedObject($0) }
    let expected = ChangedObject.all(from: before.unordered, to: after.unordered)
    #expect(expected.subtracting(named) == [])
    // Of these kinds the order means something: what only moved is a change, too.
    let moved = Set(named).subtracting(expected)
    #expect(moved.allSatisfy { $0.step == .changed && ["view", "variation", "state"].contains($0.kind) })
    #expect(Set(named).count == named.count)
  }

  @Test("leaves the order of constraints, guides, screens, devices and profiles alone")
  func order() throws {
    var screen = Screen(id: "a", name: "a")
    for width in [1.0, 2, 3] {
      try screen.addConstraint {
        LayoutConstraint(id: $0, AnchoredItem(Item(.root), .width), .equal, constant: width)
      }
    }
    var lists = screen.lists
    lists.constraints.reverse()
    let turned = Screen(id: "a", name: "a", lists: lists)
    let empty = Screen(id: "b", name: "b")
    let devices = [Device.phone("x"), .phone("y")]
    let profiles = [Profile(device: "x"), Profile(device: "y")]
    let difference = DesignDifference(
      from: Design(screens: [screen, empty], devices: devices, profiles: profiles),
      to: Design(screens: [empty, turned], devices: devices.reversed(), profiles: profiles.reversed()))
    #expect(difference.isEmpty)
  }

  /// Half of the pairs are so little edited that some come out equal.
  private func randomPair(_ seed: Int) -> (Design, Design) {
    var editor = RandomEditor(seed: UInt64(seed))
    var before = Design(screens: [Screen(id: "login", name: "login")])
    editor.edit(&before, times: 80)
    var after = before
    editor.edit(&after, times: seed % 2 == 0 ? 1 : 40)
    return (before, after)
  }
}

/// An object that is not the same in two designs.
private struct ChangedObject: Hashable {
  let screen: ObjectID?
  let kind: String
  let key: String
  let step: DesignChange.Step

  init(_ change: DesignChange) {
    (screen, kind, key, step) = (change.screen?.id, change.kind.rawValue, change.key, change.step)
  }

  private init<Object: ModelObject>(_ change: ListChange<Object>, in screen: ObjectID?) {
    (self.screen, kind, key) = (screen, Object.kind.rawValue, change.key)
    step = change.before == nil ? .added : change.after == nil ? .removed : .changed
  }

  /// By the diff of lists that the journal rests on, which knows nothing of sentences.
  static func all(from before: Design, to after: Design) -> Set<ChangedObject> {
    var all = of(before.devices.changes(to: after.devices), in: nil)
    all.formUnion(of(before.profiles.changes(to: after.profiles), in: nil))
    for id in Set((before.screens + after.screens).map(\.id)) {
      let old = before.screens.first { $0.id == id }
      guard let new = after.screens.first(where: { $0.id == id }) else {
        all.formUnion(of([ListChange(before: ScreenHeader(id: id, name: old!.name))], in: id))
        continue
      }
      if old?.name != new.name {
        let header = ScreenHeader(id: id, name: new.name)
        all.formUnion(
          of([ListChange(before: old.map { ScreenHeader(id: id, name: $0.name) }, after: header)], in: id))
      }
      all.formUnion(inside(old ?? Screen(id: id, name: new.name), new))
    }
    return all
  }

  private static func inside(_ old: Screen, _ new: Screen) -> Set<ChangedObject> {
    func changes<Object: ScreenObject>(_: Object.Type) -> Set<ChangedObject> {
      of(old.lists[keyPath: Object.list].changes(to: new.lists[keyPath: Object.list]), in: new.id)
    }
    // Texts that went with their view are no changes of their own.
    return ScreenLists.kinds.reduce(into: Set()) { all, kind in
      all.formUnion(
        changes(kind).filter { change in
          kind != LocalizedText.self || change.step != .removed
            || LocalizedText.place(ofKey: change.key).map { new.view($0.view) != nil } == true
        })
    }
  }

  private static func of<Object: ModelObject>(
    _ changes: [ListChange<Object>], in screen: ObjectID?
  ) -> Set<ChangedObject> {
    Set(changes.filter { $0.before != $0.after }.map { ChangedObject($0, in: screen) })
  }
}
