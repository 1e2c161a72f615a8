/// A property whose values are published, the one that it has first.
///
/// Subscribers hear of a value when the property has it already, so that what they then read of the object is new, as it is
/// in an app where they wait for the main queue.
@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>
    public func deliver(to receiver: Receiver<Value, Never>) { subject.deliver(to: receiver) }
  }

  private let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      object[keyPath: storage].subject.send(newValue)
      ObservableObjectPublisher.known(of: object)?.send()
    }
  }
}

/// An object that says when one of its published properties has changed.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  private weak var object: AnyObject?
  nonisolated(unsafe) private static var all: [ObjectIdentifier: ObservableObjectPublisher] = [:]

  public init() {}
  public func send() { subject.send() }
  public func deliver(to receiver: Receiver<Void, Never>) { subject.deliver(to: receiver) }

  /// The publisher of an object, where somebody has asked for it.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    all[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    if let known = known(of: object) { return known }
    let publisher = ObservableObjectPublisher()
    publisher.object = object
    all[ObjectIdentifier(object)] = publisher
    return publisher
  }
}
