@_exported import UIKit

/// Stands in for Apple's Combine, which Linux doesn't have.
///
/// Values arrive at once and on the same thread, so that a screen shows what its publishers have as it is made. What comes
/// later, from a network or a timer, doesn't come.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Lets a receiver have what there is, and what comes later.
  func deliver(to receiver: Receiver<Output, Failure>)
}

/// Who subscribed to a publisher.
public struct Receiver<Output, Failure: Error> {
  let value: (Output) -> Void
  let end: (Subscribers.Completion<Failure>) -> Void

  public init(
    _ value: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.value, self.end) = (value, end)
  }
}

/// Subscribers' types.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A publisher of which nothing but its values is known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Receiver<Output, Failure>) -> Void

  public init<Source: Publisher>(_ source: Source)
  where Source.Output == Output, Source.Failure == Failure {
    start = source.deliver
  }

  init(_ start: @escaping (Receiver<Output, Failure>) -> Void) { self.start = start }

  public func deliver(to receiver: Receiver<Output, Failure>) { start(receiver) }
}

/// A length of time; nothing waits for it.
public struct SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral: Int) {}
  public init(floatLiteral: Double) {}
  public static func seconds(_ count: Int) -> Self { 0 }
  public static func seconds(_ count: Double) -> Self { 0 }
  public static func milliseconds(_ count: Int) -> Self { 0 }
  public static func microseconds(_ count: Int) -> Self { 0 }
  public static func nanoseconds(_ count: Int) -> Self { 0 }
}

extension NotificationCenter {
  public typealias Publisher = AnyPublisher<Notification, Never>

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    let source: NotificationPublisher<Notification> = self.publisher(for: name, object: object)
    return AnyPublisher { receiver in source.sink(receiveValue: receiver.value) }
  }
}

extension URLSession {
  /// There is no network here: nothing comes.
  public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { _ in }
  }
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { _ in }
  }
}
