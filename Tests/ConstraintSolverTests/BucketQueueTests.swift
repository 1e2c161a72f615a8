import Testing

@testable import ConstraintSolver

@Suite("A queue in buckets") struct BucketQueueTests {
  @Test func `items come by key, the latest of equal keys first`() {
    var queue = BucketQueue(capacity: 2)
    for (item, key) in [(1, 5), (2, 0), (3, 5), (4, 900), (5, 2)] { queue.push(item, key: key) }
    var order: [Int] = []
    while let (item, _) = queue.pop() { order.append(item) }
    #expect(order == [2, 5, 3, 1, 4])
    queue.push(9, key: 1)
    #expect(queue.pop()?.item == 9 && queue.pop() == nil)
  }
}
