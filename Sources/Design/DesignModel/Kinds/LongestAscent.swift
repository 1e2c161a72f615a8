/// The indices of a longest ascending subsequence of distinct numbers, ascending.
public func longestAscent(of numbers: [Int]) -> [Int] {
  // `ends[k]` is the index of the smallest number that ends an ascent of length k + 1.
  var ends: [Int] = []
  var previous = Array(repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var ascent: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    ascent.append(index)
    index = previous[index]
  }
  return ascent.reversed()
}
