/// A list that takes many changes, one set after another, each in time that grows with the set rather than the list.
public struct ReplayedList<Object: ModelObject> {
  /// As it is after the changes so far.
  public private(set) var objects: [Object]
  /// Where each object was last seen; what came or went before it may have shifted it since.
  private var places: [String: Int] = [:]

  /// A list that nothing was changed in yet.
  public init(_ objects: [Object]) {
    self.objects = objects
    places.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() { places[object.key] = index }
  }

  /// The object of that key.
  public subscript(key: String) -> Object? { place(of: key, hint: nil).map { objects[$0] } }

  /// Makes the changes, which are one step; false if they don't start from this list, which is then of no use.
  public mutating func apply(_ changes: [ListChange<Object>]) -> Bool {
    var leaving: [Int] = []
    for change in changes {
      guard let before = change.before else {
        if change.to == nil { return false }
        continue
      }
      guard let place = place(of: before.key, hint: change.from), objects[place] == before else {
        return false
      }
      if let after = change.after, change.to == nil {
        guard after.key == before.key else { return false }
        objects[place] = after
      } else {
        leaving.append(place)
      }
    }
    return remove(leaving) && insert(changes.filter { $0.to != nil }.sorted { $0.to! < $1.to! })
  }
}

extension ReplayedList {
  /// Where the object of that key is: at the hint, where it was last seen, or near there.
  private func place(of key: String, hint: Int?) -> Int? {
    guard let known = places[key] else { return nil }
    func isThere(_ place: Int) -> Bool { objects.indices.contains(place) && objects[place].key == key }
    if let hint, isThere(hint) { return hint }
    // The list may end sooner by now.
    let seen = Swift.min(known, objects.count - 1)
    for distance in 0..<objects.count {
      if isThere(seen - distance) { return seen - distance }
      if isThere(seen + distance) { return seen + distance }
    }
    return nil
  }

  /// Takes out the objects at these places; false if one is named twice.
  private mutating func remove(_ leaving: [Int]) -> Bool {
    let leaving = leaving.sorted(by: >)
    if zip(leaving, leaving.dropFirst()).contains(where: ==) { return false }
    for place in leaving { places[objects[place].key] = nil }
    if leaving.count > Self.few {
      let gone = Set(leaving)
      objects = objects.indices.filter { !gone.contains($0) }.map { objects[$0] }
    } else {
      for place in leaving { objects.remove(at: place) }
    }
    return true
  }

  /// Puts each arrival, in the order of their places, where it says; false if a place is beyond the end or taken twice,
  /// or a key is.
  private mutating func insert(_ arrivals: [ListChange<Object>]) -> Bool {
    if zip(arrivals, arrivals.dropFirst()).contains(where: { $0.to == $1.to }) { return false }
    for arrival in arrivals {
      guard let object = arrival.after, places.updateValue(arrival.to!, forKey: object.key) == nil else {
        return false
      }
    }
    return arrivals.count > Self.few ? merge(arrivals) : insertEach(arrivals)
  }

  private mutating func insertEach(_ arrivals: [ListChange<Object>]) -> Bool {
    for arrival in arrivals {
      guard (0...objects.count).contains(arrival.to!) else { return false }
      objects.insert(arrival.after!, at: arrival.to!)
    }
    return true
  }

  /// The same in one pass over the list.
  private mutating func merge(_ arrivals: [ListChange<Object>]) -> Bool {
    var result: [Object] = []
    result.reserveCapacity(objects.count + arrivals.count)
    var next = 0
    for arrival in arrivals {
      let kept = arrival.to! - result.count
      guard kept >= 0, next + kept <= objects.count else { return false }
      result += objects[next..<next + kept]
      next += kept
      result.append(arrival.after!)
    }
    objects = result + objects[next...]
    return true
  }

  /// More than so many are cheaper to do in one pass.
  private static var few: Int { 16 }
}
