import Foundation

// Notifications as Combine has them, for code that comes without it; the stand-in for Combine has a method that goes
// before this one.

extension NotificationCenter {
  @_disfavoredOverload public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> NotificationPublisher<Notification>
  {
    NotificationPublisher { receive in
      _ = self.addObserver(forName: name, object: object, queue: nil) { receive($0) }
    }
  }
}

/// What comes of notifications, at once and on the same thread.
public struct NotificationPublisher<Output> {
  private let subscribe: (@escaping (Output) -> Void) -> Void

  init(_ subscribe: @escaping (@escaping (Output) -> Void) -> Void) { self.subscribe = subscribe }

  public func map<Result>(_ transform: @escaping (Output) -> Result) -> NotificationPublisher<Result> {
    NotificationPublisher<Result> { receive in subscribe { receive(transform($0)) } }
  }
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> NotificationPublisher<Result>
  {
    NotificationPublisher<Result> { receive in subscribe { transform($0).map(receive) } }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Self {
    NotificationPublisher { receive in subscribe { if isIncluded($0) { receive($0) } } }
  }
  public func merge(with others: Self...) -> Self {
    NotificationPublisher { receive in for one in [self] + others { one.subscribe(receive) } }
  }
  public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> Self {
    map {
      receiveOutput?($0)
      return $0
    }
  }
  public func removeDuplicates() -> Self where Output: Equatable {
    NotificationPublisher { receive in
      var last: Output?
      subscribe {
        if last != $0 { receive($0) }
        last = $0
      }
    }
  }
  public func receive<Scheduler>(on scheduler: Scheduler) -> Self { self }
  public func subscribe<Scheduler>(on scheduler: Scheduler) -> Self { self }
  public func eraseToAnyPublisher() -> Self { self }
  @discardableResult public func sink(receiveValue: @escaping (Output) -> Void) -> NotificationSubscription {
    subscribe(receiveValue)
    return NotificationSubscription()
  }
  @discardableResult public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> NotificationSubscription {
    sink { [weak object] in object?[keyPath: path] = $0 }
  }
}

/// A subscription, which ends with the run.
public final class NotificationSubscription {
  public func cancel() {}
  public func store<Collection>(in collection: inout Collection) {}
}
