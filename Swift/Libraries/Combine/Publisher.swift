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
  /// The same as Apple has it: a publisher of the code's own has this one, those here the other.
  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Output, Taker.Failure == Failure
}

extension Publisher {
  public func deliver(to receiver: Receiver<Output, Failure>) {
    receive(subscriber: ReceivingSubscriber(receiver))
  }
  public func receive<Taker: Subscriber>(subscriber: Taker)
  where Taker.Input == Output, Taker.Failure == Failure {
    deliver(to: Receiver({ _ = subscriber.receive($0) }, end: subscriber.receive(completion:)))
  }
  public func subscribe<Taker: Subscriber>(_ subscriber: Taker)
  where Taker.Input == Output, Taker.Failure == Failure {
    receive(subscriber: subscriber)
  }
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

extension Timer {
  /// Nothing comes of a timer here.
  public static func publish<Mode>(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: Mode
  ) -> AnyPublisher<Date, Never> { AnyPublisher { _ in } }
}

extension AnyPublisher {
  public func autoconnect() -> Self { self }
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
