/// Publishers of several publishers.
public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ one: A, _ other: B) { (a, b) = (one, other) }

    public func deliver(to receiver: Receiver<Output, Failure>) {
      var (one, other): (A.Output?, B.Output?)
      var open = 2
      func send() { if let one, let other { receiver.value((one, other)) } }
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { return receiver.end(completion) }
        if open == 0 { receiver.end(completion) }
      }
      a.deliver(
        to: Receiver(
          {
            one = $0
            send()
          }, end: end))
      b.deliver(
        to: Receiver(
          {
            other = $0
            send()
          }, end: end))
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>
    public init(_ first: A, _ second: B, _ third: C) {
      all = CombineLatest(CombineLatest(first, second), third).map { ($0.0, $0.1, $1) }
    }
    public func deliver(to receiver: Receiver<Output, Failure>) { all.deliver(to: receiver) }
  }

  public struct MergeMany<Source: Publisher>: Publisher {
    public typealias Output = Source.Output
    public typealias Failure = Source.Failure
    public let publishers: [Source]
    public init(_ sources: Source...) { publishers = sources }
    public init<Sources: Swift.Sequence>(_ sources: Sources) where Sources.Element == Source {
      publishers = Array(sources)
    }
    public func deliver(to receiver: Receiver<Output, Failure>) {
      var open = publishers.count
      for source in publishers {
        source.deliver(
          to: Receiver(receiver.value) {
            open -= 1
            if case .finished = $0, open > 0 { return }
            receiver.end($0)
          })
      }
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ one: A, _ other: B) { (a, b) = (one, other) }
    public func deliver(to receiver: Receiver<Output, Failure>) {
      MergeMany(AnyPublisher(a), AnyPublisher(b)).deliver(to: receiver)
    }
  }
}

extension Publisher {
  public func combineLatest<B: Publisher>(_ other: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  public func combineLatest<B: Publisher, Result>(
    _ other: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where B.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<B: Publisher, C: Publisher>(
    _ second: B, _ third: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }
  public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, other)
  }
  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { receiver in
      deliver(
        to: Receiver(
          { transform($0).deliver(to: Receiver(receiver.value, end: { _ in })) }, end: receiver.end))
    }
  }
}

extension Publisher {
  @_disfavoredOverload public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
    AnyPublisher { receiver in
      deliver(
        to: Receiver(
          { transform($0).deliver(to: Receiver(receiver.value, end: { _ in })) }, end: receiver.end))
    }
  }
  public func zip<B: Publisher>(_ other: B) -> AnyPublisher<(Output, B.Output), Failure>
  where B.Failure == Failure {
    AnyPublisher { receiver in
      var (ones, others): ([Output], [B.Output]) = ([], [])
      func send() {
        while !ones.isEmpty, !others.isEmpty { receiver.value((ones.removeFirst(), others.removeFirst())) }
      }
      deliver(
        to: Receiver(
          {
            ones.append($0)
            send()
          }, end: receiver.end))
      other.deliver(
        to: Receiver(
          {
            others.append($0)
            send()
          }, end: receiver.end))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { receiver in
      var latest = 0
      deliver(
        to: Receiver(
          { inner in
            latest += 1
            let own = latest
            inner.deliver(to: Receiver({ if own == latest { receiver.value($0) } }, end: { _ in }))
          }, end: receiver.end))
    }
  }
}
