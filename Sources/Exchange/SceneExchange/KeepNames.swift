public import DesignModel
import Notation

extension Screen {
  /// This screen, made anew from a file that says nothing of objects but those of `kinds`, with the names that `old` gives
  /// to the same views, and with those of its other objects of which all that they refer to is left.
  ///
  /// A new view that would share a name gets a number.
  public func keepingNames(of old: Screen, made kinds: Set<ObjectKind>) -> Screen {
    let known = Dictionary(old.views.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var lists = lists
    var names = FreeNames(except: lists.views.compactMap { known[$0.id] })
    for index in lists.views.indices {
      lists.views[index].name = known[lists.views[index].id] ?? names.take(lists.views[index].name)
    }
    let targets = ReferenceTargets(lists)
    func keep<Object: ScreenObject>(_: Object.Type) {
      lists[keyPath: Object.list] = old.lists[keyPath: Object.list].filter {
        $0.references.allSatisfy(targets.contains)
      }
    }
    for kind in ScreenLists.kinds where !kinds.contains(kind.kind) { keep(kind) }
    return Screen(id: id, name: name, lists: lists)
  }
}
