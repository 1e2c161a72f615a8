/// What a publisher of the code's own gives values to.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What a subscriber asks for values.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Subscribers' types.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values somebody wants; all come.
  public struct Demand {
    public static let unlimited = Demand(), none = Demand()
    public static func max(_ count: Int) -> Demand { Demand() }
  }
}

/// Takes the values of a publisher of the code's own.
final class ReceivingSubscriber<Input, Failure: Error>: Subscriber {
  private let receiver: Receiver<Input, Failure>
  private var subscription: (any Subscription)?

  init(_ receiver: Receiver<Input, Failure>) { self.receiver = receiver }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    receiver.value(input)
    return .unlimited
  }
  func receive(completion: Subscribers.Completion<Failure>) { receiver.end(completion) }
}
