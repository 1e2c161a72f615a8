/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func deliver(to receiver: Receiver<Output, Never>) {
    receiver.value(output)
    receiver.end(.finished)
  }
}

/// Nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    ends = completeImmediately
  }
  public func deliver(to receiver: Receiver<Output, Failure>) { if ends { receiver.end(.finished) } }
}

/// A failure.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func deliver(to receiver: Receiver<Output, Failure>) { receiver.end(.failure(error)) }
}

/// A value that comes once, now or later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Receiver<Output, Failure>] = []

  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [self] in fulfil($0) }
  }

  private func fulfil(_ found: Result<Output, Failure>) {
    guard result == nil else { return }
    result = found
    for receiver in waiting { deliver(to: receiver) }
    waiting = []
  }

  public func deliver(to receiver: Receiver<Output, Failure>) {
    switch result {
    case nil: waiting.append(receiver)
    case .success(let value):
      receiver.value(value)
      receiver.end(.finished)
    case .failure(let error): receiver.end(.failure(error))
    }
  }
}

/// A publisher that is made anew for each who subscribes.
public struct Deferred<Source: Publisher>: Publisher {
  public typealias Output = Source.Output
  public typealias Failure = Source.Failure
  public let createPublisher: () -> Source
  public init(createPublisher: @escaping () -> Source) { self.createPublisher = createPublisher }
  public func deliver(to receiver: Receiver<Output, Failure>) { createPublisher().deliver(to: receiver) }
}

extension Sequence {
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      forEach(receiver.value)
      receiver.end(.finished)
    }
  }
}

extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { receiver in
      if let self { receiver.value(self) }
      receiver.end(.finished)
    }
  }
}
