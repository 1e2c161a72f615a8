/// The rows of an ordered list that must be taken out and put in to make the stored list the current one.
struct RowChanges<Element> {
  /// Keys of rows that are gone or no longer right.
  var stale: [String] = []
  /// The places of elements whose rows are missing or no longer right.
  var fresh: [Int] = []

  /// `isUnchanged` tells whether an element's row can stay as long as its place is the same.
  init(
    from old: [Element], to new: [Element], key: (Element) -> String,
    isUnchanged: (Element, Element) -> Bool
  ) {
    var places: [String: Int] = [:]
    for (index, element) in old.enumerated() { places[key(element)] = index }
    var isKept = Array(repeating: false, count: old.count)
    for (index, element) in new.enumerated() {
      if let place = places[key(element)], place == index, isUnchanged(old[place], element) {
        isKept[place] = true
      } else {
        fresh.append(index)
      }
    }
    for (index, element) in old.enumerated() where !isKept[index] { stale.append(key(element)) }
  }
}

extension RowChanges where Element: Equatable {
  init(from old: [Element], to new: [Element], key: (Element) -> String) {
    self.init(from: old, to: new, key: key, isUnchanged: ==)
  }
}
