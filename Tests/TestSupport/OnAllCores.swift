import Dispatch
import Synchronization

/// Does the same for each of the items on all cores, and gives the results in the items' order.
///
/// Expectations belong after it: on other threads the runner does not know which test they are of.
/// - Throws: The error of the first item that has one.
public func onAllCores<Item: Sendable, Output: Sendable>(
  _ items: [Item], _ work: @Sendable (Item) throws -> Output
) throws -> [Output] {
  let results = Mutex<[Result<Output, any Error>?]>(Array(repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { place in
    let result = Result { try work(items[place]) }
    results.withLock { $0[place] = result }
  }
  return try results.withLock { try $0.map { try $0!.get() } }
}
