/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

/// A subscription, which ends with the object that keeps it.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init<Other: Cancellable>(_ other: Other) { end = other.cancel }
  deinit { cancel() }

  public func cancel() {
    end?()
    end = nil
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<Kept: RangeReplaceableCollection>(in list: inout Kept)
  where Kept.Element == AnyCancellable {
    list.append(self)
  }
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Whether somebody still listens.
private final class Listening {
  var isOn = true
}

extension Publisher {
  @discardableResult public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let listening = Listening()
    deliver(
      to: Receiver(
        { if listening.isOn { receiveValue($0) } },
        end: {
          if listening.isOn { receiveCompletion($0) }
          listening.isOn = false
        }))
    return AnyCancellable { listening.isOn = false }
  }
}

extension Publisher where Failure == Never {
  @discardableResult public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  @discardableResult public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    deliver(to: Receiver({ subject.send($0) }, end: { _ in }))
  }
}
