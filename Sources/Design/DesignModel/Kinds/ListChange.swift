/// What became of one object of a list.
public struct ListChange<Object: ModelObject>: Hashable, Sendable {
  /// Nil for an object that was added.
  public var before: Object?
  /// Nil for an object that was removed.
  public var after: Object?
  /// The place in the old list, where the object left it.
  public var from: Int?
  /// The place in the new list, where the object came to.
  public var to: Int?

  /// What became of an object; one of both is given.
  public init(before: Object? = nil, after: Object? = nil, from: Int? = nil, to: Int? = nil) {
    (self.before, self.after, self.from, self.to) = (before, after, from, to)
  }

  /// The change that takes this one back.
  public var reversed: ListChange { ListChange(before: after, after: before, from: to, to: from) }

  /// The key of the object, which no change changes.
  public var key: String { (before ?? after)!.key }
}

extension Array where Element: ModelObject {
  /// The fewest changes that lead from this list to `new`: who only shifted because others came or went did not change.
  public func changes(to new: [Element]) -> [ListChange<Element>] {
    if isInPlace(of: new) { return [] }
    var changes: [ListChange<Element>] = []
    /// Notes what became of an object that stands at both places; false where another one does.
    func isSame(_ old: Element, _ new: Element) -> Bool {
      // Most are equal, which is found sooner than whether their keys are.
      if old == new { return true }
      guard old.key == new.key else { return false }
      changes.append(ListChange(before: old, after: new))
      return true
    }
    // Step 1. Both ends, as far as the same objects stand there.
    var start = 0
    while true {
      start += alikeInMemory(from: start, new)
      guard start < Swift.min(count, new.count), isSame(self[start], new[start]) else { break }
      start += 1
    }
    var (oldEnd, newEnd) = (count, new.count)
    while oldEnd > start, newEnd > start {
      let alike = Swift.min(alikeInMemory(upTo: oldEnd, newEnd, new), oldEnd - start, newEnd - start)
      (oldEnd, newEnd) = (oldEnd - alike, newEnd - alike)
      guard oldEnd > start, newEnd > start, isSame(self[oldEnd - 1], new[newEnd - 1]) else { break }
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    if start == oldEnd { return changes + (start..<newEnd).map { ListChange(after: new[$0], to: $0) } }
    return changes + self.changes(of: start..<oldEnd, to: new, start..<newEnd)
  }

  /// The fewest changes that lead from a stretch of this list to one of `new`.
  private func changes(of own: Range<Int>, to new: [Element], _ others: Range<Int>) -> [ListChange<Element>] {
    var changes: [ListChange<Element>] = []
    // Step 2. Between them, the longest sequence of objects that kept their order stays in place.
    let places = Dictionary(
      others.map { (new[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    let common = own.filter { places[self[$0].key] != nil }
    let targets = common.map { places[self[$0].key]! }
    let kept = Set(longestAscent(of: targets).map { common[$0] })
    // Step 3. Everything else was removed, moved or added.
    var settled: Set<Int> = []
    for index in own {
      guard let target = places[self[index].key] else {
        changes.append(ListChange(before: self[index], from: index))
        continue
      }
      settled.insert(target)
      if kept.contains(index) {
        if self[index] != new[target] {
          changes.append(ListChange(before: self[index], after: new[target]))
        }
      } else {
        changes.append(ListChange(before: self[index], after: new[target], from: index, to: target))
      }
    }
    for index in others where !settled.contains(index) {
      changes.append(ListChange(after: new[index], to: index))
    }
    return changes
  }

  /// The list after the changes; nil if they don't start from this list.
  public func applying(_ changes: [ListChange<Element>]) -> [Element]? {
    var list = ReplayedList(self)
    return list.apply(changes) ? list.objects : nil
  }
}
