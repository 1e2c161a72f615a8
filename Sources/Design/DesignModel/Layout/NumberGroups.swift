/// The numbers below a count in groups, each by itself at first (disjoint sets).
public struct NumberGroups: Sendable {
  private var heads: [Int]

  /// So many numbers from 0 on.
  public init(count: Int) { heads = Array(0..<count) }

  /// The least number of a group.
  public mutating func head(of number: Int) -> Int {
    var head = number
    while heads[head] != head {
      heads[head] = heads[heads[head]]
      head = heads[head]
    }
    return head
  }

  /// Makes one group of the two that the numbers are in.
  public mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (head(of: one), head(of: other))
    heads[max(first, second)] = min(first, second)
  }
}
