/// What an element's children are called in it, each by another word.
///
/// Children without a name, as segments, are those of the other document as far as their bytes are the same, in order; what is
/// left between two of these is the other's in turn where as many are left on both sides.
struct NamesInParent {
  private(set) var words: [String]

  /// The words for the children of an element, as those of the same element in another document are called.
  init(
    of element: XMLElement, _ document: XMLDocument, after base: (tree: KeyedTree, place: KeyedTree.Place?)?
  ) {
    let children = element.children
    words = children.map { $0.nameInParent ?? "" }
    var counts: [String: Int] = [:]
    for index in children.indices where !words[index].isEmpty && children[index].objectID == nil {
      counts[words[index], default: 0] += 1
      if counts[words[index]]! > 1 { words[index] += " \(counts[words[index]]!)" }
    }
    let unnamed = children.indices.filter { words[$0].isEmpty }
    let groups = Dictionary(grouping: unnamed) { children[$0].name }
    for (name, group) in groups {
      let old = base?.place?.element.children.filter { $0.nameInParent == nil && $0.name == name } ?? []
      let numbers = Self.numbers(
        group.map { Array(document.text[children[$0].places.whole]) },
        among: old.map { Array(base!.tree.document.text[$0.places.whole]) },
        hasBase: base != nil)
      for (index, number) in zip(group, numbers) { words[index] = "\(name) \(number)" }
    }
  }

  /// For each text which of the old ones it is; what is none of them is called by its own bytes.
  private static func numbers(_ new: [[UInt8]], among old: [[UInt8]], hasBase: Bool) -> [String] {
    // What there is one of, as a list of constraints, is the same one.
    guard hasBase, max(new.count, old.count) > 1 else { return new.indices.map { "\($0)" } }
    var result = [Int?](repeating: nil, count: new.count)
    var start = 0
    while start < min(new.count, old.count), new[start] == old[start] {
      result[start] = start
      start += 1
    }
    var (newEnd, oldEnd) = (new.count, old.count)
    while newEnd > start, oldEnd > start, new[newEnd - 1] == old[oldEnd - 1] {
      newEnd -= 1
      oldEnd -= 1
      result[newEnd] = oldEnd
    }
    let anchors = Self.anchors(new[start..<newEnd], old[start..<oldEnd]) + [(newEnd, oldEnd)]
    var (newStart, oldStart) = (start, start)
    for (newAnchor, oldAnchor) in anchors {
      if newAnchor - newStart == oldAnchor - oldStart {
        for offset in 0..<newAnchor - newStart { result[newStart + offset] = oldStart + offset }
      }
      if newAnchor < newEnd { result[newAnchor] = oldAnchor }
      (newStart, oldStart) = (newAnchor + 1, oldAnchor + 1)
    }
    var counts: [[UInt8]: Int] = [:]
    return result.indices.map { index in
      if let number = result[index] { return "\(number)" }
      counts[new[index], default: 0] += 1
      return "new \(counts[new[index]]!) \(String(decoding: new[index], as: UTF8.self))"
    }
  }

  /// The texts that both have once, as far as they are in the same order.
  private static func anchors(_ new: ArraySlice<[UInt8]>, _ old: ArraySlice<[UInt8]>) -> [(Int, Int)] {
    let places = Dictionary(grouping: old.indices) { old[$0] }.filter { $1.count == 1 }
    let counts = Dictionary(grouping: new.indices) { new[$0] }
    let pairs = new.indices.compactMap { index -> (Int, Int)? in
      guard counts[new[index]]!.count == 1, let place = places[new[index]]?.first else { return nil }
      return (index, place)
    }
    return longestRise(pairs.map(\.1)).map { pairs[$0] }
  }
}

/// The places of a longest rising sequence of numbers.
func longestRise(_ numbers: [Int]) -> [Int] {
  var ends: [Int] = []
  var before = [Int?](repeating: nil, count: numbers.count)
  for index in numbers.indices {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
    }
    before[index] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var (result, place) = ([Int](), ends.last)
  while let index = place {
    result.append(index)
    place = before[index]
  }
  return result.reversed()
}
