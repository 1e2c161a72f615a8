/// A publisher that code sends values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who listen to a subject, until it ends.
private struct Audience<Output, Failure: Error> {
  private var receivers: [Receiver<Output, Failure>] = []
  private var ending: Subscribers.Completion<Failure>?

  mutating func add(_ receiver: Receiver<Output, Failure>) {
    if let ending { receiver.end(ending) } else { receivers.append(receiver) }
  }
  /// Those to whom a value goes.
  var listeners: [Receiver<Output, Failure>] { ending == nil ? receivers : [] }
  /// Ends it; those who listened.
  mutating func close(_ completion: Subscribers.Completion<Failure>) -> [Receiver<Output, Failure>] {
    defer { (ending, receivers) = (ending ?? completion, []) }
    return receivers
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var audience = Audience<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { for one in audience.listeners { one.value(value) } }
  public func send(completion: Subscribers.Completion<Failure>) {
    for one in audience.close(completion) { one.end(completion) }
  }
  public func deliver(to receiver: Receiver<Output, Failure>) { audience.add(receiver) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var audience = Audience<Output, Failure>()
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    current = value
    for one in audience.listeners { one.value(value) }
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    for one in audience.close(completion) { one.end(completion) }
  }
  public func deliver(to receiver: Receiver<Output, Failure>) {
    receiver.value(current)
    audience.add(receiver)
  }
}
