import DesignModel

/// The rows of an ordered list that must be taken out and put in to make the stored list the current one.
struct RowChanges {
  /// The old places of objects whose rows are gone or no longer right.
  var stale: [Int] = []
  /// The new places of objects whose rows are missing or no longer right.
  var fresh: [Int] = []

  /// `isUnchanged` says whether an object's row can stay as long as its place is the same.
  init<Object: ModelObject>(
    from old: [Object], to new: [Object], isUnchanged: (Object, Object) -> Bool = { $0 == $1 }
  ) {
    var isKept = Array(repeating: false, count: old.count)
    for (index, object) in new.enumerated() {
      if index < old.count, old[index].key == object.key, isUnchanged(old[index], object) {
        isKept[index] = true
      } else {
        fresh.append(index)
      }
    }
    stale = old.indices.filter { !isKept[$0] }
  }
}
