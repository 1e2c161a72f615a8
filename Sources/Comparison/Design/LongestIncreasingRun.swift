import Notation

/// The places of a longest increasing subsequence of distinct numbers, ascending.
///
/// What stands outside it is the fewest elements whose moving explains the new order.
func longestIncreasingRun(_ numbers: [Int]) -> [Int] {
  var ends: [Int] = []
  var previous: [Int?] = []
  for (place, number) in numbers.enumerated() {
    let length = firstLength(of: ends, notBelow: number, numbers)
    previous.append(length > 0 ? ends[length - 1] : nil)
    if length == ends.count { ends.append(place) } else { ends[length] = place }
  }
  var run: [Int] = []
  var place = ends.last
  while let current = place {
    run.append(current)
    place = previous[current]
  }
  return run.reversed()
}

/// The first of the run ends, which ascend by number, whose number is not below `number`.
private func firstLength(of ends: [Int], notBelow number: Int, _ numbers: [Int]) -> Int {
  var (low, high) = (0, ends.count)
  while low < high {
    let middle = (low + high) / 2
    if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
  }
  return low
}

/// The elements common to two orders that stand in another order after than before; neither repeats an element.
func reordered<Element: Hashable>(from before: [Element], to after: [Element]) -> Set<Element> {
  let places = Dictionary(before.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  let kept = after.filter { places[$0] != nil }
  let run = longestIncreasingRun(kept.map { places[$0]! })
  return Set(kept).subtracting(run.map { kept[$0] })
}
