/// What publishers do with each of their values.
extension Publisher {
  /// A publisher of what comes of each value.
  private func each<Result>(
    _ step: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      deliver(to: Receiver({ step($0, receiver.value) }, end: receiver.end))
    }
  }
  /// The same, by steps that remember something for each who subscribes.
  private func each<Result, State>(
    from first: @autoclosure @escaping () -> State,
    _ step: @escaping (inout State, Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      var state = first()
      deliver(to: Receiver({ step(&state, $0, receiver.value) }, end: receiver.end))
    }
  }

  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    each { $1(transform($0)) }
  }
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    each { value, send in transform(value).map(send) }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { if isIncluded($0) { $1($0) } }
  }
  public func replaceNil<Value>(with value: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? value }
  }
  public func scan<Result>(
    _ first: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    each(from: first) { state, value, send in
      state = next(state, value)
      send(state)
    }
  }
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    each(from: Output?.none) { last, value, send in
      if last.map({ isSame($0, value) }) != true { send(value) }
      last = value
    }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    each(from: count) { left, value, send in
      if left > 0 { left -= 1 } else { send(value) }
    }
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    each(from: count) { left, value, send in
      if left > 0 { send(value) }
      left -= 1
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isWanted).prefix(1)
  }
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    each { value, send in
      receiveOutput?(value)
      send(value)
    }
  }
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      values.forEach(receiver.value)
      deliver(to: receiver)
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// What changes nothing here: when values come, and on which thread.
extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
  public func subscribe<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
  public func debounce<Scheduler>(
    for interval: SchedulerInterval, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func throttle<Scheduler>(
    for interval: SchedulerInterval, scheduler: Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func retry(_ count: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  /// What waits doesn't come.
  public func delay<Scheduler>(
    for interval: SchedulerInterval, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> { AnyPublisher { _ in } }
}

/// What publishers do with their failures.
extension Publisher {
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { receiver in
      deliver(
        to: Receiver(receiver.value) {
          if case .failure(let error) = $0 {
            receiver.end(.failure(transform(error)))
          } else {
            receiver.end(.finished)
          }
        })
    }
  }
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { receiver in
      deliver(
        to: Receiver(receiver.value) {
          if case .failure(let error) = $0 {
            handler(error).deliver(to: receiver)
          } else {
            receiver.end(.finished)
          }
        })
    }
  }
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(value) }
  }
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receiver in
      func take(_ value: Output) {
        do { receiver.value(try transform(value)) } catch { receiver.end(.failure(error)) }
      }
      deliver(
        to: Receiver(take) {
          if case .failure(let error) = $0 {
            receiver.end(.failure(error))
          } else {
            receiver.end(.finished)
          }
        })
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { receiver in
      deliver(to: Receiver(receiver.value) { _ in receiver.end(.finished) })
    }
  }
}
