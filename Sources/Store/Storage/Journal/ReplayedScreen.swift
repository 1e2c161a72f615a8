import DesignModel
import DesignText

/// The lists of a screen while operations are replayed on them.
struct ReplayedScreen {
  private let before: ScreenLists
  private var changed: [ObjectKind: any ReplayedObjects] = [:]

  init(_ lists: ScreenLists) { before = lists }

  mutating func apply(_ steps: [ObjectChange], _ place: String) throws {
    let kinds = Set(steps.map(\.kind))
    func apply<Object: ScreenObject & DesignValue>(_: Object.Type) throws {
      var list = changed[Object.kind] as? ReplayedList<Object> ?? ReplayedList(before[keyPath: Object.list])
      // The list is to be alone with its storage while it changes.
      changed[Object.kind] = nil
      try list.apply(steps, place)
      changed[Object.kind] = list
    }
    for object in ScreenLists.objects where kinds.contains(object.kind) { try apply(object) }
  }

  var isEmpty: Bool {
    func isEmpty<Object: ScreenObject>(_: Object.Type) -> Bool {
      changed[Object.kind]?.isEmpty ?? before[keyPath: Object.list].isEmpty
    }
    return ScreenLists.kinds.allSatisfy { isEmpty($0) }
  }

  var lists: ScreenLists {
    var lists = before
    func take<Object: ScreenObject>(_: Object.Type) {
      if let list = changed[Object.kind] as? ReplayedList<Object> {
        lists[keyPath: Object.list] = list.objects
      }
    }
    for kind in ScreenLists.kinds { take(kind) }
    return lists
  }
}

private protocol ReplayedObjects {
  var isEmpty: Bool { get }
}

extension ReplayedList: ReplayedObjects {
  fileprivate var isEmpty: Bool { objects.isEmpty }
}

extension ReplayedList where Object: DesignObject {
  /// Makes the changes of this kind; throws if something in the list is not as they say it was.
  mutating func apply(_ steps: [ObjectChange], _ place: String) throws {
    let own = try steps.filter { $0.kind == Object.kind }.map { try $0.listChange(of: Object.self) }
    guard own.isEmpty || apply(own) else { throw StoreError.journalDisagrees(place) }
  }
}
